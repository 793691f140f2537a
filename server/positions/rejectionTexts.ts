import { plausibleYears } from "../platform/time";
import type { FixRejection } from "./fixes";

export const fixRejectionTexts: Record<FixRejection, string> = {
  NO_POSITION: "the message carries no position",
  NULL_ISLAND: "longitude 0, latitude 0 is what a device sends that does not know where it is",
  OUT_OF_RANGE: "longitude must be within 180 degrees, latitude within 90",
  IN_THE_FUTURE: "measured more than 5 minutes in the future",
  TIME_IMPLAUSIBLE: `measured before the year ${plausibleYears.first}: the device does not know the time`,
  STALE: "not newer than the last position of this device",
  UNKNOWN_DEVICE: "no mobile supplier has this device in its mobile field",
  AMBIGUOUS_DEVICE: "several AMA instances of this key have this device: send CODE@INSTANCE",
  NOT_STORABLE: "could not be stored; the server's log says why",
};
