import type { Call } from "../outbox";

/** Mails that are made of their kind and their user alone: one that was given up can be sent again. */
const plainKinds: ReadonlySet<unknown> = new Set([
  "passwordReset",
  "welcome",
  "invitation",
  "passwordChanged",
  "secondFactorOn",
  "secondFactorOff",
]);

/** What stays of a mail's request once it has ended: whose it was, and, where that says all, what it was. No address, no words, no link. */
export function keptOfMail({ kind, userId }: Call["body"]): Call["body"] {
  if (typeof userId !== "string") return {};
  return plainKinds.has(kind) ? { kind, userId } : { userId };
}

/** Whether a mail that was given up can be made again of what was kept. */
export const canRemake = ({ kind, userId }: Call["body"]): boolean => typeof userId === "string" && plainKinds.has(kind);
