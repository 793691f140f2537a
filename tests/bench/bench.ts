import { section } from "./figures";
import { option } from "./options";

export type Bench = () => Promise<void>;
/** Writes the text that `measure` returns as a section of the figures. */
export const bench =
  (title: string, measure: () => Promise<string> | string): Bench =>
  () =>
    section(title, async () => measure());

export const numberOf = (name: string, usual: number): number => Number(option(name) ?? usual);
export const grouped = (value: number): string => value.toLocaleString("en");
