import type { StatusCause } from "../../schema/rules/statusLog";
import { changed } from "../changes/append";
import { claimState, type ClaimRow } from "../changes/claimState";
import type { Tx } from "../db/connect";
import type { Instant } from "../db/transaction";
import { replaceRows } from "../db/rows";
import { claims } from "../db/tables/claims";
import type { Actor } from "../platform/actor";
import { evaluateResources } from "../positions/resources.actions";
import { settingsInForce } from "../settings/settings.queries";
import { sight } from "./claims.sightings";
import { logStatuses } from "./claims.statusLog";
import { noSupplier, supplierFactsOf } from "./claims.supplierFacts.queries";
import { endDeeds } from "./deeds.fulfilled";
import { busied, judgementOf } from "./judgement";
import { writeStatuses } from "./judgement.store";

/** Why claims are judged anew, at what instant, and through whom. */
export interface Judging {
  tx: Tx;
  now: Instant;
  actor: Actor;
  cause: StatusCause;
}

/** A claim as stored, under lock, and with the facts that are new; the same object twice: nothing but the clock or the settings is. */
export interface Move {
  before: ClaimRow;
  after: ClaimRow;
}

/**
 * Gives stored claims the status that is right at `now`, and writes what follows in the same transaction: the rows, the status log, the
 * change log, the suppliers whose work changes. Answers the claims as they are now; the version grows where somebody can see a difference.
 */
export async function judge({ tx, now, actor, cause }: Judging, moves: readonly Move[]): Promise<ClaimRow[]> {
  if (!moves.length) return [];
  const settings = await settingsInForce(tx, now);
  const supplierOf = await supplierFactsOf(
    tx,
    moves.map(({ after }) => after.supplierId),
  );
  const judged = moves.map((move) => judgementOf(move, supplierOf.get(move.after.supplierId ?? "") ?? noSupplier, settings, now));
  await writeStatuses(
    tx,
    now,
    judged.filter(({ whole }) => !whole),
  );
  await replaceRows(
    tx,
    claims,
    judged.filter(({ whole }) => whole).map(({ after }) => after),
  );
  await endDeeds(tx, now, cause, judged);
  await sight(tx, judged);
  await logStatuses(tx, actor, cause, judged);
  const told = judged.filter((one) => one.told);
  await changed(
    tx,
    told.map(({ after }) => ({ kind: "claim" as const, state: claimState(after) })),
  );
  await evaluateResources(tx, busied(told));
  return judged.map(({ after }) => after);
}
