// Whose way is to be computed now. Pure: what is stored of the resources and of the claims they are awaited at, and the time.
import { metresBetween } from "../../schema/rules/geo";
import { driveLimits } from "../../schema/rules/routes";
import type { Trip } from "../outside/maps/route";

/** A claim that awaits a mobile resource, with that resource's last position and the drive as it was last computed. Instants in ms. */
export interface AwaitedClaim extends Record<string, unknown> {
  claimId: string;
  version: number;
  supplierId: string;
  kind: Trip["kind"];
  lon: number | null;
  lat: number | null;
  /** Whether it is the one that the resource can be driving to: somebody is awaited there now. */
  awaited: boolean;
  /** Whether the resource is at work somewhere else. */
  busy: boolean;
  /** Whether the claim has a prediction. */
  predicted: boolean;
  /** The position that was the resource's last one when the claim was judged by an outdated one; null: it was not. */
  outdatedFixAt: number | null;
  fixAt: number | null;
  fixLon: number | null;
  fixLat: number | null;
  computedAt: number | null;
  /** The position that the drive was computed from. */
  fromAt: number | null;
  fromLon: number | null;
  fromLat: number | null;
  driver: string | null;
  leasedUntil: number | null;
}

/** A way that is to be computed. */
export interface Due {
  claimId: string;
  supplierId: string;
  /** What the drive was when this was decided; another one since: somebody else was faster. */
  computedAt: number | null;
  fixAt: number;
  trip: Trip;
}

/** What a resource's drive rests on; null: it drives nowhere, until one of its claims changes. */
export type Known = { at: number; lon: number; lat: number } | null;

export interface Turns {
  due: Due[];
  /** Claims that have a prediction though nobody is driving there any more. */
  released: { claimId: string; version: number }[];
  /** Claims that were judged by an outdated position, whose resource has a newer one. */
  refreshed: string[];
  known: Map<string, Known>;
}

/**
 * A resource drives to one claim at a time: while it is at work it drives to none; else to the one it accepted, of several to the one
 * that is due first. `rows` of one resource stand together, in that order (`awaitedBy`).
 */
export function turnsOf(rows: readonly AwaitedClaim[], now: number): Turns {
  const turns: Turns = { due: [], released: [], refreshed: [], known: new Map() };
  for (const row of rows) {
    if (row.outdatedFixAt !== null && row.fixAt !== null && row.fixAt > row.outdatedFixAt) turns.refreshed.push(row.claimId);
    const first = !turns.known.has(row.supplierId) && row.awaited && !row.busy;
    if (!first) {
      if (row.predicted) turns.released.push({ claimId: row.claimId, version: row.version });
      continue;
    }
    const { fromLon: lon, fromLat: lat } = row;
    const computed = row.driver === row.supplierId && row.predicted ? row.computedAt : null;
    turns.known.set(row.supplierId, { at: computed ?? -Infinity, lon: lon ?? NaN, lat: lat ?? NaN });
    const due = dueOf(row, computed, now);
    if (due) turns.due.push(due);
  }
  // Those longest not computed first; those never computed before all.
  turns.due.sort((a, b) => (a.computedAt ?? 0) - (b.computedAt ?? 0));
  return turns;
}

function dueOf(row: AwaitedClaim, computed: number | null, now: number): Due | null {
  const { claimId, supplierId, kind, lon, lat, fixAt, fixLon, fixLat } = row;
  if (lon === null || lat === null || fixAt === null || fixLon === null || fixLat === null) return null;
  if (fixAt < now - driveLimits.oldestSeconds * 1_000 || (row.leasedUntil ?? -Infinity) > now) return null;
  if (computed !== null) {
    if (fixAt <= (row.fromAt ?? -Infinity)) return null;
    if (!movedOn({ at: computed, lon: row.fromLon ?? NaN, lat: row.fromLat ?? NaN }, { lon: fixLon, lat: fixLat }, now)) return null;
  }
  return { claimId, supplierId, computedAt: row.computedAt, fixAt, trip: { from: [fixLon, fixLat], to: [lon, lat], kind } };
}

/** Whether enough time has passed, or enough was driven, since the way was computed. */
export const movedOn = (known: NonNullable<Known>, fix: { lon: number; lat: number }, now: number): boolean =>
  now >= nextAt(known) || metresBetween([known.lon, known.lat], [fix.lon, fix.lat]) >= driveLimits.everyMetres;

/** When a new position counts however little it differs. */
export const nextAt = ({ at }: NonNullable<Known>): number => at + driveLimits.everySeconds * 1_000;
