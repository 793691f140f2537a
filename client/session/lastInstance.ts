import * as z from "zod/mini";
import { useObservable } from "../store/observable";
import { readStored, writeStored } from "../store/storedJson";
import { session } from "./session";

const storageKeyOf = (user: string): string => `atalaya.dashboard.${user}`;

export const lastInstance = (user: string): string | null =>
  readStored("localStorage", storageKeyOf(user), z.object({ instanceId: z.string() }))?.instanceId ?? null;

export const rememberInstance = (user: string, instanceId: string): void => writeStored("localStorage", storageKeyOf(user), { instanceId });

/** Selects from some instances: the last one chosen on the dashboard, that of the default centre, else the first. */
export function useOwnInstance(): <T extends { id: string }>(instances: readonly T[]) => T | undefined {
  const current = useObservable(session);
  const ids = current.status === "in" ? [lastInstance(current.userId), current.info.defaultCenter?.instanceId] : [];
  return (instances) =>
    ids.map((ownId) => instances.find(({ id }) => id === ownId)).find((instance) => instance !== undefined) ?? instances[0];
}
