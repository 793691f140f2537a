// The AMA instance that a user looked at last in this browser: the dashboard opens with it where the address names none.
import * as z from "zod/mini";
import { readStored, writeStored } from "../store/storedJson";

const storageKeyOf = (user: string): string => `atalaya.dashboard.${user}`;

export const lastInstance = (user: string): string | null =>
  readStored("localStorage", storageKeyOf(user), z.object({ instanceId: z.string() }))?.instanceId ?? null;

export const rememberInstance = (user: string, instanceId: string): void => writeStored("localStorage", storageKeyOf(user), { instanceId });
