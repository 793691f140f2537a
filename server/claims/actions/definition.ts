// What an action is: each has a file of its own beside this one, and the rules that both sides share in schema/rules/claims/actions.ts.
import type { ErrorCode } from "../../../schema/rules/errors";
import type { Locale } from "../../../schema/rules/language/locales";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import type { EvaluationContext } from "../intake/evaluationContext";
import type { ClaimSnapshot, ExistingClaimSnapshot } from "../status/claimSnapshot";
import type { ClaimActionRow } from "./claimActions.queries";

interface ActionDefinition {
  /** How the schema describes its mutation. */
  description: string;
  /** The codes that it may answer beside those of every action; `ARRIVAL_*`: all that begin so. */
  errors: readonly (ErrorCode | "ARRIVAL_*" | "COMPLETION_*")[];
  /** Says that it failed by no fault of the user's. */
  failureCode: ErrorCode;
}

/** An action that is done at once and can be undone for a while; the assistance system is notified afterwards. */
export interface HeldAction extends ActionDefinition {
  /** How the schema describes the mutation that undoes it. */
  undoDescription: string;
  /** Noted when the assistance system never answered; the action stays done. */
  unansweredCode: ErrorCode;
  /** The columns of the claim that undoing restores, and those of them that the audit shows. */
  columns: readonly (keyof ClaimRow)[];
  auditedColumns: readonly (keyof ClaimRow)[];
  /** What it changes of the claim, of those columns. */
  change(tx: Tx, now: Date, claim: ClaimRow, input: ClaimActionRow["input"]): Promise<Partial<ClaimRow>>;
  /** What is sent to the assistance system beside what was typed. */
  notification?(change: Partial<ClaimRow>): Record<string, unknown>;
}

/** An action that changes the claim once the assistance system has agreed. Without an answer it ends with `failureCode`. */
export interface AwaitedAction extends ActionDefinition {
  /** Says more than that the claim is finished. */
  rejectionWhenFinished?(claim: ClaimRow): ErrorCode | null;
  /** Why it cannot have happened at that instant, milliseconds; null: nothing against it. */
  timeError?(claim: ClaimRow, atMs: number, nowMs: number): ErrorCode | null;
  /** What the text of a rejection names; `named`: the instant that the assistance system named, if it did. */
  errorParameters?(code: ErrorCode, claim: ClaimRow, locale: Locale, named: Date | null): Record<string, string> | undefined;
  /** What is sent to the assistance system beside what was typed. */
  notification?(claim: ClaimRow): Record<string, unknown>;
  /** The claim once the outside has agreed; null: what was recorded meanwhile leaves no room for it, and stays. Pure. */
  apply(before: ClaimSnapshot & { row: ClaimRow }, action: ClaimActionRow, context: EvaluationContext): ExistingClaimSnapshot | null;
}
