// Map configurations consist of the map's address without its open tabs.
import { paths } from "../../paths";
import { type MapAddress, readMapAddress, writeMapAddress } from "./mapAddress";

const nothingOpen = { open: [], shown: null, section: null } satisfies Partial<MapAddress>;

export const configurationText = (address: MapAddress): string => writeMapAddress({ ...address, ...nothingOpen }).slice(1);

/** Applies a configuration and keeps the open tabs. The configuration may omit the position. */
export const withConfiguration = ({ open, shown, section }: MapAddress, text: string): MapAddress => ({
  ...readMapAddress(text),
  ...{ open, shown, section },
});

const CONFIGURATION_PART = "config";
export const configurationIn = (search: string): string | null => new URLSearchParams(search).get(CONFIGURATION_PART);
export const addressOfConfiguration = (id: string): string => `${paths.map()}?${CONFIGURATION_PART}=${encodeURIComponent(id)}`;

export function withoutConfigurationPart(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(CONFIGURATION_PART);
  return params.toString() && `?${params.toString()}`;
}

export const showsSame = (text: string, other: string): boolean => withoutCamera(text) === withoutCamera(other);
const withoutCamera = (text: string): string => configurationText({ ...readMapAddress(text), camera: null });

export const sameConfiguration = (text: string, other: string): boolean =>
  configurationText(readMapAddress(text)) === configurationText(readMapAddress(other));
