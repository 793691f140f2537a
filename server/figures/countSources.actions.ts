// Updates the indicators: replaces each source's previous contribution by its current one.
import { and, eq, sql } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import { contributionsOf } from "../../schema/rules/indicators/claimContributions";
import { MINUTE_MS } from "../../schema/rules/durations";
import { type Contribution, resourceLevels } from "../../schema/rules/indicators/measures";
import type { Tx } from "../db/connect";
import { inList } from "../db/inList";
import { runInTimeSlices } from "../platform/timeSlices";
import { deleteRows, insertRows, replaceRows } from "../db/bulk/rows";
import { type CountedCell, countedSources, FigureSource, figures, operatorHours, outages } from "../db/tables/figures";
import { instances } from "../db/tables/instances";
import { type IndicatorSettings, indicatorSettings } from "../settings/indicatorSettings.queries";
import { countedClaims, type CountedClaimRow, type Groupings } from "./countedClaims.queries";
import { toCells } from "./countedCells";
import { writeDayPeaks } from "./dayPeaks";
import { thresholdsOf } from "./thresholds";
import { FigureDeltas, type FigureKey, type FigureRow } from "./figureDeltas";

type CountedSource = typeof countedSources.$inferSelect;
type OutageRow = typeof outages.$inferSelect;
export interface SourceName {
  source: FigureSource;
  sourceId: string;
}

/**
 * Recounts sources in the caller's transaction; needs the lock of figures. Sources removed by age stay counted. All reads precede writes,
 * which delay readers of the change log.
 */
export async function countSources(tx: Tx, names: readonly SourceName[]): Promise<void> {
  const idsOf = (source: FigureSource): string[] => [
    ...new Set(names.filter((name) => name.source === source).map(({ sourceId }) => sourceId)),
  ];
  const settings = await indicatorSettings(tx);
  const zoneOf = new Map(
    (await tx.select({ id: instances.id, timeZone: instances.timeZone }).from(instances)).map((row) => [row.id, row.timeZone]),
  );
  const before: CountedSource[] = [];
  for (const source of Object.values(FigureSource)) before.push(...(await storedSources(tx, source, idsOf(source))));
  const beforeByName = new Map(before.map((source) => [nameOf(source), source]));
  const claims = await countedClaims(tx, idsOf("CLAIM"));
  const lasting = await tx
    .select()
    .from(outages)
    .where(inList(outages.id, idsOf("OUTAGE")));
  const hours = await tx
    .select()
    .from(operatorHours)
    .where(inList(operatorHours.id, idsOf("OPERATOR_HOUR")));
  const deltas = new FigureDeltas();
  const [added, changed, removed] = [[] as CountedSource[], [] as CountedSource[], [] as CountedSource[]];
  const remaining = new Map(beforeByName);
  function* countAll(): Generator<void, void> {
    const count = (source: CountedSource): void => {
      const former = remaining.get(nameOf(source));
      remaining.delete(nameOf(source));
      if (isDeepStrictEqual(former, source)) return;
      (former ? changed : added).push(source);
      if (former) deltas.add(former.cells, former, zoneOf.get(former.instanceId)!, -1);
      deltas.add(source.cells, source, zoneOf.get(source.instanceId)!, 1);
    };
    for (const claim of claims) {
      count(claimSource(claim, beforeByName.get(`CLAIM ${claim.id}`), settings, zoneOf.get(claim.instanceId)!));
      yield;
    }
    for (const outage of lasting) count(outageSource(outage, settings, zoneOf.get(outage.instanceId)!));
    for (const hour of hours) count(operatorHourSource(hour, zoneOf.get(hour.instanceId)!));
    removed.push(...[...remaining.values()].filter(({ kept }) => !kept));
    for (const former of removed) deltas.add(former.cells, former, zoneOf.get(former.instanceId)!, -1);
  }
  await runInTimeSlices(countAll());
  const { keys } = deltas;
  const figureRows = await runInTimeSlices(deltas.applyTo(keys.length ? await storedFigures(tx, keys) : []));
  await insertRows(tx, countedSources, added);
  await replaceRows(tx, countedSources, changed);
  await deleteRows(tx, countedSources, removed);
  await insertRows(tx, figures, figureRows.added);
  await replaceRows(tx, figures, figureRows.changed);
  await deleteRows(tx, figures, figureRows.removed);
  await writeDayPeaks(
    tx,
    deltas.changedHours.map((hour) => ({ ...hour, timeZone: zoneOf.get(hour.instanceId)! })),
  );
}

const nameOf = ({ source, sourceId }: SourceName): string => `${source} ${sourceId}`;

const storedSources = (tx: Tx, source: FigureSource, ids: readonly string[]): Promise<CountedSource[]> =>
  ids.length
    ? tx
        .select()
        .from(countedSources)
        .where(and(eq(countedSources.source, source), inList(countedSources.sourceId, ids)))
    : Promise.resolve([]);

/** Written by hand, because the key has six columns. */
const storedFigures = (tx: Tx, keys: readonly FigureKey[]): Promise<FigureRow[]> => {
  const keysJson = JSON.stringify(
    keys.map(({ instanceId: i, grouping: g, clientId: c, key: k, unit: u, start }) => ({ i, g, c, k, u, s: start.getTime() })),
  );
  return tx
    .select()
    .from(figures)
    .where(
      sql`(${figures.instanceId}, ${figures.grouping}, ${figures.clientId}, ${figures.key}, ${figures.unit}, ${figures.start}) in (
        select i, g, c, k, u, to_timestamp(s / 1000) from jsonb_to_recordset(${keysJson}::text::jsonb)
          as r(i text, g figure_grouping, c text, k text, u slot_unit, s float8))`,
    );
};

/** Alarms and calls are removed before the claim; those counted stay counted. */
function claimSource(
  claim: CountedClaimRow,
  before: CountedSource | undefined,
  settings: IndicatorSettings,
  timeZone: string,
): CountedSource {
  const cells = toCells(contributionsOf(claim, thresholdsOf(settings, claim.instanceId)), timeZone);
  return counted("CLAIM", claim.id, groupingsOf(claim), withKept(cells, before?.cells ?? []));
}

const LOGGED = new Set(["alarms", "contactCentreCalls"]);

/** Keeps the larger value per hour of measures from logs. */
function withKept(cells: CountedCell[], before: readonly CountedCell[]): CountedCell[] {
  const keptMeasures = before.filter(([measure]) => LOGGED.has(measure));
  if (!keptMeasures.length) return cells;
  const all = cells.map((cell): CountedCell => {
    const former = LOGGED.has(cell[0]) ? keptMeasures.find(([measure, hour]) => measure === cell[0] && hour === cell[1]) : undefined;
    return former && former[2] > cell[2] ? former : cell;
  });
  const missing = keptMeasures.filter(([measure, hour]) => !all.some((cell) => cell[0] === measure && cell[1] === hour));
  return [...all, ...missing].sort((a, b) => (sortName(a) < sortName(b) ? -1 : 1));
}
const sortName = ([measure, hour, , minute]: CountedCell): string => `${hour} ${measure} ${minute}`;

function outageSource(outage: OutageRow, settings: IndicatorSettings, timeZone: string): CountedSource {
  const { id, instanceId, supplierId, status, since, until } = outage;
  const { measure } = resourceLevels.find((level) => level.status === status)!;
  const from = since.getTime() + thresholdsOf(settings, instanceId)(measure) * MINUTE_MS;
  const counts = until === null || until.getTime() > from;
  const contributions: Contribution[] = [
    ...(counts ? [{ measure, at: from, value: 1 }] : []),
    ...(counts && until ? [{ measure, at: until.getTime(), value: -1 }] : []),
  ];
  const groupings: Groupings = { instanceId, supplierId, clientId: null, contractId: null, serviceId: null };
  return counted("OUTAGE", id, groupings, toCells(contributions, timeZone));
}

/** Operators count for the instance only, not for a contract, service or supplier. */
function operatorHourSource({ id, instanceId, hour }: typeof operatorHours.$inferSelect, timeZone: string): CountedSource {
  const groupings: Groupings = { instanceId, supplierId: null, clientId: null, contractId: null, serviceId: null };
  return counted("OPERATOR_HOUR", id, groupings, toCells([{ measure: "operatorHours", at: hour.getTime(), value: 1 }], timeZone));
}

function counted(source: FigureSource, sourceId: string, groupings: Groupings, cells: CountedCell[]): CountedSource {
  const lastHour = cells.length ? new Date(Math.max(...cells.map(([, hour]) => hour))) : null;
  return { source, sourceId, ...groupings, cells, lastHour, kept: false };
}

const groupingsOf = ({ instanceId, clientId, contractId, serviceId, supplierId }: Groupings): Groupings => ({
  instanceId,
  clientId,
  contractId,
  serviceId,
  supplierId,
});
