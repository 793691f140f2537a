// What of the map's address a map configuration holds: all but what is open.
import { paths } from "../../paths";
import { type MapAddress, readMapAddress, writeMapAddress } from "./mapAddress";

const nothingOpen = { open: [], shown: null, section: null } satisfies Partial<MapAddress>;

/** The part of the address that a configuration holds. */
export const configurationText = (address: MapAddress): string => writeMapAddress({ ...address, ...nothingOpen }).slice(1);

/** The address as a configuration says it; what is open stays open. Of the place it may say nothing. */
export const withConfiguration = ({ open, shown, section }: MapAddress, text: string): MapAddress => ({
  ...readMapAddress(text),
  ...{ open, shown, section },
});

/** A part of the address names a configuration that is to be opened; then it says the rest. */
const CONFIGURATION_PART = "config";
export const configurationIn = (search: string): string | null => new URLSearchParams(search).get(CONFIGURATION_PART);
export const addressOfConfiguration = (id: string): string => `${paths.map()}?${CONFIGURATION_PART}=${encodeURIComponent(id)}`;

/** The address without the configuration that it names. */
export function withoutConfigurationPart(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(CONFIGURATION_PART);
  return params.toString() && `?${params.toString()}`;
}

/** Whether two configurations show the same, wherever the map is. */
export const showsSame = (one: string, other: string): boolean => withoutCamera(one) === withoutCamera(other);
const withoutCamera = (text: string): string => configurationText({ ...readMapAddress(text), camera: null });

/** Whether they are the same altogether, however each is written. */
export const sameConfiguration = (one: string, other: string): boolean =>
  configurationText(readMapAddress(one)) === configurationText(readMapAddress(other));
