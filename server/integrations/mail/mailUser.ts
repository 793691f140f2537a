import { uuidv7 } from "uuidv7";
import type { IndicatorKey } from "../../../schema/rules/indicators/indicators";
import type { AlertLevel } from "../../../schema/rules/reports/reports";
import type { Tx } from "../../db/connect";
import { enqueue } from "../outbox";

/** What the outbox calls a mail. */
export const mailKey = (key: string): string => `mail ${key}`;

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
  | { kind: "emailChanged" | "emailChangedNew"; userId: string; to: string }
  /** The files of a report that was due (`report_sendings`); `unsubscribe`: what its link to end the subscription holds. */
  | { kind: "report"; userId: string; sendingId: string; unsubscribe: string }
  /** An indicator has become bad. */
  | AlertMail;

export interface AlertMail {
  kind: "alert";
  userId: string;
  instanceId: string;
  indicator: IndicatorKey;
  level: AlertLevel;
  value: number;
  /** When it was read, ISO 8601. */
  at: string;
  unsubscribe: string;
}

/**
 * Mails something to a user, in the transaction of the change that it is about. Of one `key` there is one mail, and its Message-ID is made of it;
 * absent: a new one.
 */
export const mailUser = (tx: Tx, now: Date, occasion: MailRequest, key: string = uuidv7()): Promise<unknown> =>
  enqueue(tx, now, [
    { key: mailKey(key), integration: "MAIL", operation: "sendMail", claimId: null, actionId: null, body: { ...occasion } },
  ]);
