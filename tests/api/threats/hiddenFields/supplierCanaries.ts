import { eq, sql } from "drizzle-orm";
import type { Db } from "../../../../server/db/connect";
import { suppliers } from "../../../../server/db/tables/suppliers";

export interface Canaries {
  texts: string[];
  /** Instants, ms since 1970. */
  instants: Record<string, number>;
  /** Degrees, metres and seconds. */
  figures: Record<string, number>;
}

type Row = Record<string, number | null>;
const ms = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`);

/** Everything that is stored of a mobile supplier and of its way to a claim. */
export async function canariesOf(db: Db, supplierId: string, claimId: string): Promise<Canaries> {
  const [row] = await db.select().from(suppliers).where(eq(suppliers.id, supplierId));
  const tripRows = await db.execute<Row>(sql`
    select ${ms("fix_at")} as fix, lon, lat, seconds, metres, straight_metres as straight from trips where claim_id = ${claimId} and supplier_id = ${supplierId}`);
  const fixes = await db.execute<Row>(sql`select ${ms("fix_at")} as fix, lon, lat from position_history where supplier_id = ${supplierId}`);
  const seen = await db.execute<Row>(sql`
    select ${ms("fix_at")} as fix, lon, lat, metres from milestone_positions where claim_id = ${claimId} and supplier_id = ${supplierId}`);
  const log = await db.execute<Row>(sql`
    select (inputs->'resource'->>'fixAt')::float8 as fix, (inputs->'resource'->>'etaSeconds')::float8 as seconds,
      (reason->'instants'->>'predictedAt')::float8 as predicted
    from status_log where claim_id = ${claimId} and inputs->'claim'->>'supplierId' = ${supplierId}`);
  const found: Canaries = { texts: [row!.id, row!.name, row!.mobile!, row!.phone!], instants: {}, figures: {} };
  const note = (table: string, rows: Iterable<Row>): void => {
    for (const [n, one] of [...rows].entries())
      for (const [name, value] of Object.entries(one)) {
        // Nothing tells a small number from any other.
        if (value === null || Math.abs(value) < 1) continue;
        (name === "fix" || name === "predicted" ? found.instants : found.figures)[`${table}[${n}].${name}`] = Number(value);
      }
  };
  note("trips", tripRows);
  note("positions", fixes);
  note("milestone_positions", seen);
  note("status_log", log);
  return found;
}

const parsed = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? value : undefined;
  } catch {
    return undefined;
  }
};
const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const units = [
  { of: 1, within: 0.6 },
  { of: 1 / 60, within: 0.06 },
];

/** Canaries in a response with their paths, including JSON in scalars and texts. */
export function leaksOf({ texts, instants, figures }: Canaries, answer: unknown): string[] {
  const leaks: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (Array.isArray(value)) value.forEach((one, i) => look(one, `${path}[${i}]`));
    else if (value !== null && typeof value === "object") for (const [name, one] of Object.entries(value)) look(one, `${path}.${name}`);
    else if (typeof value === "string") lookAtText(value, path);
    else if (typeof value === "number") lookAtNumber(value, path);
  };
  const lookAtText = (value: string, path: string): void => {
    const inner = parsed(value);
    if (inner !== undefined) return look(inner, path);
    if (isInstant.test(value)) return lookAtNumber(Date.parse(value), path);
    for (const text of texts) if (value.includes(text)) leaks.push(`${path}: ${text}`);
  };
  const lookAtNumber = (value: number, path: string): void => {
    for (const [name, at] of Object.entries(instants))
      if (Math.abs(value - at) < 1_000 || Math.abs(value - at / 1_000) < 1) leaks.push(`${path}: ${name}`);
    for (const [name, figure] of Object.entries(figures)) {
      const place = /\.(lon|lat)$/.test(name);
      const same = place
        ? Math.abs(value - figure) < 1e-4 || Math.abs(value - figure * 1e6) < 100
        : units.some(({ of, within }) => Math.abs(value - figure * of) < within);
      if (same) leaks.push(`${path}: ${name}`);
    }
  };
  look(answer, "");
  return leaks;
}
