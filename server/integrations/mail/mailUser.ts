import { uuidv7 } from "uuidv7";
import type { Tx } from "../../db/connect";
import { enqueue } from "../outbox";

/** What is mailed, and to whom; the address and the words come in when it is delivered. */
export type MailRequest =
  /** A link to choose a password, for whoever is named by what somebody typed, if anybody is. */
  | { kind: "passwordReset"; account: string }
  /** The same, begun by the administrator; "welcome": the first one, good for a day. */
  | { kind: "passwordReset" | "welcome"; userId: string }
  /** A link to come in with an account of the directory, which is bound to the user by it. */
  | { kind: "invitation"; userId: string }
  | { kind: "passwordChanged" | "secondFactorOn" | "secondFactorOff"; userId: string }
  /** To the address that the user had until now; and to its new one. */
  | { kind: "emailChanged" | "emailChangedNew"; userId: string; to: string };

/** Mails something to a user, in the transaction of the change that it is about. */
export const mailUser = (tx: Tx, now: Date, occasion: MailRequest): Promise<unknown> =>
  enqueue(tx, now, [
    { key: `mail ${uuidv7()}`, integration: "MAIL", operation: "sendMail", claimId: null, actionId: null, body: { ...occasion } },
  ]);
