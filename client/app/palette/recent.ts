// What this user has opened last in this tab, for a palette in which nothing is typed. Only ids are kept: what they name is asked for.
import * as z from "zod/mini";
import { readMapAddress } from "../../map/address/mapAddress";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import { readStored, writeStored } from "../../store/storedJson";

const MAX_RECENT = 8;
const refsSchema = z.array(z.object({ group: z.enum(["claims", "suppliers"]), id: z.string() }));
const storageKeyOf = (user: string): string => `atalaya.recent.${user}`;

/** The newest first. */
export const recentRefs = (user: string): FleetRef[] => readStored("sessionStorage", storageKeyOf(user), refsSchema) ?? [];

/** What stands in front by the map's address becomes the newest. */
export function rememberShown(user: string, search: string): void {
  const { shown } = readMapAddress(search);
  if (!shown) return;
  const others = recentRefs(user).filter(({ group, id }) => group !== shown.group || id !== shown.id);
  writeStored("sessionStorage", storageKeyOf(user), [shown, ...others].slice(0, MAX_RECENT));
}
