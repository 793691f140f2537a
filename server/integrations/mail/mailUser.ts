import { uuidv7 } from "uuidv7";
import type { IndicatorKey } from "../../../schema/rules/indicators/indicators";
import type { AlertLevel } from "../../../schema/rules/reports/reports";
import type { Tx } from "../../db/connect";
import { enqueue } from "../outbox";

export const mailKey = (key: string): string => `mail ${key}`;

/** Mail to send; address and text are determined at delivery. */
export type MailRequest =
  /** Password link for the user whose name or e-mail was typed, if one exists. */
  | { kind: "passwordReset"; account: string }
  /** Requested by an administrator; "welcome" is a user's first link, valid for a day. */
  | { kind: "passwordReset" | "welcome"; userId: string }
  | { kind: "invitation"; userId: string }
  | { kind: "passwordChanged" | "secondFactorOn" | "secondFactorOff"; userId: string }
  | { kind: "emailChanged" | "emailChangedNew"; userId: string; to: string }
  /** A webhook endpoint was disabled because it failed for a day; `endpoint` is its name. */
  | { kind: "webhookDisabled"; userId: string; endpoint: string }
  /** Files of a due report (`report_sendings`); `unsubscribe` is the link's token. */
  | { kind: "report"; userId: string; sendingId: string; unsubscribe: string }
  | AlertMail;

export interface AlertMail {
  kind: "alert";
  userId: string;
  instanceId: string;
  indicator: IndicatorKey;
  level: AlertLevel;
  value: number;
  at: string;
  unsubscribe: string;
}

/** Enqueues a mail in the transaction of its cause. One mail per `key`, from which the Message-ID derives; defaults to a new key. */
export const mailUser = (tx: Tx, now: Date, occasion: MailRequest, key: string = uuidv7()): Promise<unknown> =>
  enqueue(tx, now, [
    { key: mailKey(key), integration: "MAIL", operation: "sendMail", claimId: null, actionId: null, body: { ...occasion } },
  ]);
