import * as z from "zod/mini";
import type { TimeFormat } from "../../schema/rules/access/preferences";
import { observable } from "../store/observable";
import { readStored, writeStored } from "../store/storedJson";

const STORAGE_KEY = "atalaya.timeFormat";
const schema = z.object({ format: z.enum(["H24", "H12"]) });

/** Clock format of displayed times, from the account (app/preferences). Typed times always use the 24-hour clock. */
export const timeFormat = observable<TimeFormat>(readStored("localStorage", STORAGE_KEY, schema)?.format ?? "H24");
timeFormat.subscribe(() => writeStored("localStorage", STORAGE_KEY, { format: timeFormat.get() }));

export const hourCycleOf = (format: TimeFormat): "h23" | "h12" => (format === "H12" ? "h12" : "h23");
