import { possibleIds } from "../../../schema/rules/instanceIds";
import { metresBetween } from "../../../schema/rules/geo/geo";
import { StatusCause } from "../../../schema/rules/claims/statusLog";
import { pastAlarmsOf, writePastAlarms } from "../../alarms/pastAlarms";
import { recordAll } from "../../audit/record";
import { appendChanges } from "../../changes/appendChanges";
import { claimState } from "../../changes/claimState";
import { insertRows } from "../../db/bulk/rows";
import { arrivalPredictions } from "../../db/tables/arrival";
import { milestonePositions, trips } from "../../db/tables/trips";
import { writeClaimSearchKeys } from "../../db/text/searchKeys";
import { lockedTransaction, type Work } from "../../db/transaction";
import type { Sender } from "../../platform/viewer";
import { EvaluationContext } from "../intake/evaluationContext";
import { ClaimReferences } from "../intake/references";
import { lockClaims, writeClaims, writeDetails } from "../status/claimRows";
import { NO_CLAIM } from "../status/claimSnapshot";
import { instantOf, MOMENTS } from "../status/milestonePositions";
import { logStatuses } from "../status/statusLog";
import { arrivalModels } from "../trips/arrivalModels.queries";
import { type PastClaim, PastClaimReplay } from "./pastClaim";

/**
 * Writes finished claims of the past with status log, trips, predictions and alarms at their times. Their suppliers must exist; claims
 * that exist are skipped. Returns the number of claims written.
 */
export async function writePastClaims(work: Work, { actor, scope }: Sender, pastClaims: readonly PastClaim[]): Promise<number> {
  const models = await arrivalModels(work.db);
  const ids = pastClaims.map(({ id }) => id).sort();
  return lockedTransaction(
    work,
    (tx) => lockClaims(tx, ids),
    async (tx, now, stored) => {
      const context = await EvaluationContext.read(tx, now, scope, supplierIdsOf(pastClaims));
      const references = new ClaimReferences();
      const replays = pastClaims
        .filter(({ id }) => stored.get(id)!.row === null)
        .map((claim) => new PastClaimReplay({ context, references, models }).replay(claim));
      if (!replays.length) return 0;
      await references.write(tx);
      const written = replays.map(({ moves }) => ({ ...moves.at(-1)!, before: null }));
      await writeClaims(tx, written);
      await writeClaimSearchKeys(tx, written);
      await writeDetails(
        tx,
        replays.map(({ claim, row }) => ({ before: null, after: row, details: { before: NO_CLAIM, after: claim } })),
      );
      await insertRows(
        tx,
        trips,
        replays.flatMap(({ trip }) => trip ?? []),
      );
      await insertRows(tx, milestonePositions, replays.flatMap(milestonePositionsOf));
      const moves = replays.flatMap((replay) => replay.moves);
      for (const cause of Object.values(StatusCause))
        await logStatuses(
          tx,
          actor,
          cause,
          moves.filter((move) => move.cause === cause),
        );
      await writePastAlarms(
        tx,
        replays.flatMap((replay) => pastAlarmsOf(replay.moves)),
      );
      await insertRows(
        tx,
        arrivalPredictions,
        replays.flatMap(({ predictions }) => predictions),
      );
      await appendChanges(
        tx,
        replays.map(({ row }) => ({ kind: "claim", state: claimState(row) })),
      );
      await recordAll(tx, now, actor, [{ action: "ingest.claims", model: "claim", after: { claims: replays.map(({ row }) => row.id) } }]);
      return replays.length;
    },
  );
}

const supplierIdsOf = (pastClaims: readonly PastClaim[]): string[] => [
  ...new Set(
    pastClaims.flatMap(({ events }) => {
      const records = events.flatMap((event) => ("record" in event ? event.record : []));
      const instanceId = records.find((record) => record.instanceId)?.instanceId;
      return records.flatMap(({ supplierId }) => (supplierId && instanceId ? possibleIds(supplierId, instanceId) : []));
    }),
  ),
];

function milestonePositionsOf({ row, fixes }: PastClaimReplay): (typeof milestonePositions.$inferSelect)[] {
  return MOMENTS.flatMap((moment) => {
    const at = row[instantOf[moment]];
    const fix = at && fixes.findLast(({ fixAt }) => fixAt <= at);
    if (!fix || row.supplierId === null) return [];
    const { fixAt, lon, lat } = fix;
    const metres = row.lon === null || row.lat === null ? null : metresBetween([lon, lat], [row.lon, row.lat]);
    return [{ claimId: row.id, moment, at, supplierId: row.supplierId, fixAt, lon, lat, metres }];
  });
}
