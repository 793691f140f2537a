import { secondsBy } from "../../../schema/rules/arrival/forecast";
import { awaitedStatuses } from "../../../schema/rules/claims/routes";
import type { StatusCause } from "../../../schema/rules/claims/statusLog";
import type { Place } from "../../../schema/rules/geo/geo";
import type { ClaimRow } from "../../changes/claimState";
import { straightRoute } from "../../integrations/routing/straightLine";
import { applyRecord } from "../intake/applyRecord";
import type { ClaimRecord } from "../intake/claimRecord";
import type { EvaluationContext } from "../intake/evaluationContext";
import type { ClaimReferences } from "../intake/references";
import { assignedSupplierId } from "../status/assignment";
import { type ClaimSnapshot, NO_CLAIM } from "../status/claimSnapshot";
import { type Evaluation, evaluationOf } from "../status/evaluation";
import { figuresFor, unknownTrip } from "../trips/arrival.actions";
import type { ArrivalModels } from "../trips/arrivalModels.queries";
import { type PredictionRow, withArrivalTimes } from "../trips/arrivalTimes";
import { predictionOf } from "../trips/predictions.actions";
import { afterRoute, arrivedTrip, hasNewPrediction, realRoute } from "../trips/progress";
import { isRecomputeDue } from "../trips/schedule";
import type { MeasuredFix, TripRow } from "../trips/trips.queries";

/** A record of the source, or a position of the assigned resource. Time in milliseconds since 1970. */
export type PastEvent = { at: number; record: ClaimRecord } | { at: number; place: Place };
export interface PastClaim {
  id: string;
  /** In the order of their times. */
  events: readonly PastEvent[];
}

export interface PastMove extends Evaluation<ClaimRow> {
  at: Date;
  cause: StatusCause;
}

interface Past {
  context: EvaluationContext;
  references: ClaimReferences;
  models: ArrivalModels;
}

/** Replays the events of a claim through the rules of intake, status and trips, at their times. Writes nothing. */
export class PastClaimReplay {
  claim: ClaimSnapshot = NO_CLAIM;
  trip: TripRow | null = null;
  readonly moves: PastMove[] = [];
  readonly predictions: PredictionRow[] = [];
  fixes: MeasuredFix[] = [];

  constructor(private readonly past: Past) {}

  replay({ id, events }: PastClaim): this {
    for (const event of events) {
      this.passTime(event.at);
      if ("record" in event) this.take({ ...event.record, id }, new Date(event.at));
      else this.takePosition(event.place, new Date(event.at));
    }
    return this;
  }

  get row(): ClaimRow {
    return this.claim.row!;
  }

  private take(record: ClaimRecord, at: Date): void {
    const before = this.claim.row;
    const after = applyRecord(this.claim, record, this.past.context.at(at));
    if (Array.isArray(after)) throw new Error(`Record of ${record.id} rejected: ${JSON.stringify(after)}`);
    this.past.references.add(after.row, record, 0);
    if (assignedSupplierId(before) !== assignedSupplierId(after.row)) [this.fixes, this.trip] = [[], null];
    this.claim = { ...after, row: before };
    this.commit(after.row, at, "FEED");
    if (this.trip && before && before.arrivedAt === null && this.row.arrivedAt !== null) this.packTrip(this.trip, at);
  }

  private packTrip(trip: TripRow, at: Date): void {
    this.trip = arrivedTrip(trip, realRoute(this.fixes));
    this.commit({ ...this.row, ...figuresFor(this.row, this.trip) }, at, "POSITION");
  }

  private takePosition([lon, lat]: Place, at: Date): void {
    const { row: claim } = this.claim;
    const supplierId = assignedSupplierId(claim);
    if (!claim || supplierId === null) return;
    this.fixes.push({ fixAt: at, lon, lat, accuracy: null });
    if (claim.lon === null || claim.lat === null || claim.arrivedAt || !awaitedStatuses.some((status) => status === claim.status)) return;
    const previous = claim.etaFixAt && this.trip;
    if (
      previous &&
      !isRecomputeDue({ at: previous.computedAt!.getTime(), lon: previous.lon!, lat: previous.lat! }, { lon, lat }, at.getTime())
    )
      return;
    const request = { from: [lon, lat], to: [claim.lon, claim.lat], kind: claim.kind } as const;
    const due = { claimId: claim.id, supplierId, computedAt: null, fixAt: at.getTime(), trip: request };
    const base = { ...(this.trip ?? unknownTrip(claim)), supplierId, assignedAt: claim.assignedAt };
    const routed = afterRoute(base, due, straightRoute(request), !previous, at);
    const { trip, eta } = withArrivalTimes(routed, previous, claim, this.past.models);
    this.trip = trip;
    if (!hasNewPrediction(claim, eta)) return;
    this.predictions.push(predictionOf({ claim, trip, eta }, this.past.context.settings.of(claim.instanceId).values, at));
    this.commit({ ...claim, etaSeconds: secondsBy(eta, 50), etaFixAt: trip.fixAt, eta }, at, "POSITION");
  }

  /** Evaluates the claim at each time until `until` at which its status may change. */
  private passTime(until: number): void {
    for (let before: Date | null = null; ;) {
      const { row } = this.claim;
      if (!row?.statusDueAt || row.statusDueAt.getTime() > until || (before && row.statusDueAt <= before)) return;
      before = row.statusDueAt;
      this.commit(row, row.statusDueAt, "CLOCK");
    }
  }

  private commit(after: ClaimRow, at: Date, cause: StatusCause): void {
    const supplier = { access: this.past.context.accessOf(after), lastFixAt: this.fixes.at(-1)?.fixAt ?? null };
    const { row: before } = this.claim;
    const evaluation = evaluationOf({ before, after, processDueAt: null }, supplier, this.past.context.settings, at);
    this.moves.push({ ...evaluation, at, cause });
    this.claim = { ...this.claim, row: evaluation.after };
  }
}
