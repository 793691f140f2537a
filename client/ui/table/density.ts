import * as z from "zod/mini";
import { densities, type Density } from "../../../schema/rules/fields/lists";
import { observable } from "../../store/observable";
import { readStored, writeStored } from "../../store/storedJson";

const STORAGE_KEY = "atalaya.density";
const schema = z.object({ density: z.enum(Object.keys(densities) as [Density, ...Density[]]) });

/** Default row density from the account (app/preferences); a list's own layout overrides it. */
export const usualDensity = observable<Density>(readStored("localStorage", STORAGE_KEY, schema)?.density ?? "NORMAL");
usualDensity.subscribe(() => writeStored("localStorage", STORAGE_KEY, { density: usualDensity.get() }));
