// Contract of an action. Each action has its own file in this folder; rules shared with the client are in schema/rules/claims/actions.ts.
import type { ErrorCode } from "../../../schema/rules/errors";
import type { Locale } from "../../../schema/rules/language/locales";
import type { ClaimRow } from "../../changes/claimState";
import type { Tx } from "../../db/connect";
import type { EvaluationContext } from "../intake/evaluationContext";
import type { ClaimSnapshot, ExistingClaimSnapshot } from "../status/claimSnapshot";
import type { ClaimActionRow } from "./claimActions.queries";

interface ActionDefinition {
  description: string;
  /** Error codes in addition to those of every action. `ARRIVAL_*` includes all codes with that prefix. */
  errors: readonly (ErrorCode | "ARRIVAL_*" | "COMPLETION_*")[];
  /** Code reported when the action fails because of an internal error. */
  failureCode: ErrorCode;
}

/** An action that takes effect immediately and can be undone until the assistance system is notified. */
export interface HeldAction extends ActionDefinition {
  undoDescription: string;
  /** Stored on the action if the assistance system never answers. The change stays valid. */
  unansweredCode: ErrorCode;
  /** Columns that undo restores, and the subset that the audit log shows. */
  columns: readonly (keyof ClaimRow)[];
  auditedColumns: readonly (keyof ClaimRow)[];
  /** Returns the changed values, limited to `columns`. */
  change(tx: Tx, now: Date, claim: ClaimRow, input: ClaimActionRow["input"]): Promise<Partial<ClaimRow>>;
  notification?(change: Partial<ClaimRow>): Record<string, unknown>;
}

/** An action that changes the claim after the assistance system agrees. Without an answer it ends with `failureCode`. */
export interface AwaitedAction extends ActionDefinition {
  rejectionWhenFinished?(claim: ClaimRow): ErrorCode | null;
  /** Returns why the event cannot have happened at `atMs`, or `null` if it can. */
  timeError?(claim: ClaimRow, atMs: number, nowMs: number): ErrorCode | null;
  errorParameters?(code: ErrorCode, claim: ClaimRow, locale: Locale, named: Date | null): Record<string, string> | undefined;
  notification?(claim: ClaimRow): Record<string, unknown>;
  /** Returns the claim after the assistance system agreed, or `null` if later recorded data conflicts with the action. Pure. */
  apply(before: ClaimSnapshot & { row: ClaimRow }, action: ClaimActionRow, context: EvaluationContext): ExistingClaimSnapshot | null;
}
