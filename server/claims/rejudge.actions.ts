import { setImmediate as breath } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { changed } from "../changes/append";
import { claimState, stateColumns } from "../changes/claimState";
import { among } from "../db/among";
import type { Tx } from "../db/connect";
import { pick } from "../db/pick";
import { claims } from "../db/tables/claims";
import { evaluateResources } from "../positions/resources.actions";
import { settingsInForce } from "../settings/settings.queries";
import type { JudgedClaim, JudgedRow } from "./claims.judged";
import { logStatuses } from "./claims.statusLog";
import type { Judging } from "./judge.actions";
import { busied, judgementOf, type Judgement } from "./judgement";
import { writeStatuses, writeVersions } from "./judgement.store";

/**
 * As `judge`, for many claims of which only the clock or the settings may give another status: reads and writes no more of a claim than
 * that takes. They are stored, and under lock.
 */
export async function rejudge({ tx, now, actor, cause }: Judging, some: readonly JudgedClaim[]): Promise<void> {
  if (!some.length) return;
  // Hundreds of rows were unpacked in one go: others have their turn before they are judged.
  await breath();
  const settings = await settingsInForce(tx, now);
  const judged = some.map((claim) => ({ ...judgementOf({ before: claim.row, after: claim.row }, claim, settings, now), claim }));
  const same = judged.filter((one) => isSame(one, one.claim));
  const newer = same.filter(({ before, after }) => before.settingsVersion !== after.settingsVersion);
  const others = judged.filter((one) => !isSame(one, one.claim));
  await writeVersions(tx, rowsOf(newer));
  await writeStatuses(tx, now, others);
  await logStatuses(tx, actor, cause, others);
  const told = others.filter((one) => one.told);
  await tell(tx, rowsOf(told));
  await evaluateResources(tx, busied(told));
}

const rowsOf = (judged: readonly Judgement<JudgedRow>[]): JudgedRow[] => judged.map(({ after }) => after);

/** Whether nobody could tell the two judgements apart: the same dues by the same figures. */
function isSame({ before, after, told }: Judgement<JudgedRow>, { usedSettings }: JudgedClaim): boolean {
  if (told) return false;
  for (const column of ["statusDueAt", "lateSince", "processDueAt"] as const)
    if (before[column]?.getTime() !== after[column]?.getTime()) return false;
  return isDeepStrictEqual(usedSettings, after.statusReason.settings);
}

async function tell(tx: Tx, rows: readonly JudgedRow[]): Promise<void> {
  if (!rows.length) return;
  const ids = rows.map(({ id }) => id);
  const states = await tx.select(pick(claims, stateColumns)).from(claims).where(among(claims.id, ids)).orderBy(claims.id);
  await changed(
    tx,
    states.map((state) => ({ kind: "claim" as const, state: claimState(state) })),
  );
}
