import { z } from "zod";
import { readInstant } from "../../schema/rules/language/instants";

export const instantText = z.string().transform((text, { addIssue }) => {
  const at = readInstant(text);
  if (typeof at === "number") return new Date(at).toISOString();
  addIssue(at);
  return z.NEVER;
});
