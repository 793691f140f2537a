import type { Call } from "../outbox";

/** Mails determined by kind and user, which can be sent again after a failure. */
const plainKinds: ReadonlySet<unknown> = new Set([
  "passwordReset",
  "welcome",
  "invitation",
  "passwordChanged",
  "secondFactorOn",
  "secondFactorOff",
]);

/** Data kept after a mail has ended: the user and, if sufficient to repeat it, the kind; no address, text or link. */
export function keptOfMail({ kind, userId }: Call["body"]): Call["body"] {
  if (typeof userId !== "string") return {};
  return plainKinds.has(kind) ? { kind, userId } : { userId };
}

export const canRemake = ({ kind, userId }: Call["body"]): boolean => typeof userId === "string" && plainKinds.has(kind);
