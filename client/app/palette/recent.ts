// Items that the user opened last in this tab. Only ids are stored.
import * as z from "zod/mini";
import { readMapAddress } from "../../map/address/mapAddress";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import { readStored, writeStored } from "../../store/storedJson";

const MAX_RECENT = 8;
const refsSchema = z.array(z.object({ group: z.enum(["claims", "suppliers"]), id: z.string() }));
const storageKeyOf = (user: string): string => `atalaya.recent.${user}`;

export const recentRefs = (user: string): FleetRef[] => readStored("sessionStorage", storageKeyOf(user), refsSchema) ?? [];

export function rememberShown(user: string, search: string): void {
  const { shown } = readMapAddress(search);
  if (!shown) return;
  const otherRefs = recentRefs(user).filter(({ group, id }) => group !== shown.group || id !== shown.id);
  writeStored("sessionStorage", storageKeyOf(user), [shown, ...otherRefs].slice(0, MAX_RECENT));
}
