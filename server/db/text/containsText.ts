import { or, type SQL, sql } from "drizzle-orm";
import { plainText } from "../../../schema/rules/search/searchText";
import { plainForm } from "./plainForm";

export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** Condition that a text contains `typed`, ignoring case and accents; `undefined` for blank input. */
export const containsText = (typed: string | null | undefined, ...texts: SQL[]): SQL | undefined =>
  likePlain(typed, (plain) => `%${plain}%`, texts);

export const startsWithText = (typed: string | null | undefined, ...texts: SQL[]): SQL | undefined =>
  likePlain(typed, (plain) => `${plain}%`, texts);

function likePlain(typed: string | null | undefined, patternOf: (plain: string) => string, texts: SQL[]): SQL | undefined {
  const plain = plainText(typed ?? "").trim();
  return plain ? or(...texts.map((text) => sql`${plainForm(text)} like ${patternOf(escapeLike(plain))}`)) : undefined;
}
