// Claims that differ in everything that a filter asks about, filters over them, and what a plain reading of the rows finds.
import { type SQL, sql } from "drizzle-orm";
import fc from "fast-check";
import { openClaimStatuses, serviceKinds } from "../../../schema/rules/lists/claims";
import type { TestApp } from "../../fixtures/app";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/records";

const CLAIMS = 80;
const MOBILE = "DEMO-MAD-GRU-01";
const at = <T>(values: readonly T[], n: number): T => values[n % values.length]!;
/** Half a minute after the whole one, so that no minute ends while a question is asked. */
const before = (so: number): string => minutes(-so - 0.5);

/** Suppliers of each kind, two of them the demo's provider's; and claims, most of them open. Answers how to change each of the claims. */
export async function loadClaims(app: TestApp): Promise<(version: number) => Promise<void>> {
  const key = await app.key("ingest");
  const suppliers = [
    supplierRecord("F-BASE", { networks: ["Red Ñ", "B"], valoraprov: 4.25, encuestas: 7, connected: 1, schedule: "L–V 8 a 18" }),
    supplierRecord(MOBILE, { tpaccprovee: "MOBILE", mobile: "dev-1" }),
    supplierRecord("F-MOBILE", { tpaccprovee: "MOBILE", mobile: "dev-2", cdama: "PT", nbprovee: "São João", valoraprov: 3 }),
    supplierRecord("DEMO-MAD-BAS-01"),
    supplierRecord("F-WEB", { tpaccprovee: "WEB", cdama: "PT" }),
  ];
  await app.ingest("suppliers", suppliers, key);
  const claims = Array.from({ length: CLAIMS }, (_, n) => {
    const supplier = at([null, "F-BASE", MOBILE, "F-MOBILE", "DEMO-MAD-BAS-01", null, "F-BASE"], n);
    return claimRecord(`F-${n}`, {
      cdama: at(["ES", "ES", "PT"], n),
      txmat: `${n} ABC`,
      txobserva: at(["Girar a la DERECHA, Łódź", null, "50% \\ _ Größe", "ΑΘΉΝΑ"], n),
      nbtitular: at(["María Ñúñez", null, "José"], n),
      cdcentro: at(["C-1", "C-2", null], n),
      cdservicio: at(["GRU", "TAX", "AMB", "XYZ"], n >> 1),
      cdcliente: at(["AUR", "FAR", "OTH"], n >> 2),
      cdcontrato: at(["AUTO-PLUS-3", "ROAD-24", "N-3"], n >> 2),
      cdprioridad: at(["VIP", "NORMAL", null], n >> 1),
      swprogramado: at([1, 0, null, 0], n),
      fhplanificai: at([before(-90), null, before(30), null], n),
      swpropuesta: supplier && n % 9 === 0 ? 1 : 0,
      cdprovee: supplier,
      fhasignacion: supplier && before(5 * (n % 12)),
      eta: supplier && 40,
      tpasignacion: supplier && at(["MANUAL", "DIGITAL"], n),
      fhocurrencia: before(60 + (n % 30)),
      fhvalida: at([before(58), null], n),
      milestones: n % 4 === 0 ? [{ code: "T", at: before(50 - (n % 20)) }] : [],
      nuexpediente: at(["FILE-1", "FILE-2", null], n >> 1),
      nuexpajeno: at(["OTHER-1", null], n),
      distrutareal: at([1200, null, 3400.5], n),
      tiempoadicional: at([null, 7.5], n >> 1),
      attributes: at([{ colour: "Azul marino" }, { Observación: "llave PERDIDA" }, {}, null], n),
      // Apart from each other: what lies at one spot is a cluster.
      ...(n % 6 === 0 ? { x: null, y: null } : { x: -3.7 + n / 50, y: 40.4 }),
      ...(n % 20 === 19 && { cdestadoserv: "FIN" }),
    });
  });
  const ingest = async (version: number): Promise<void> => {
    const records = claims.map((claim) => ({ ...claim, version, txmat: `${version} XYZ` }));
    const { body } = await app.ingest("claims", version === 1 ? claims : records, key);
    if (body.refused.length) throw new Error(JSON.stringify(body.refused.slice(0, 3)));
  };
  await ingest(1);
  return ingest;
}

const some = <T>(...values: readonly T[]): fc.Arbitrary<T[]> => fc.subarray([...values], { minLength: 1 });
const instant = fc.integer({ min: -100, max: 120 }).map((so) => minutes(so));
const range = fc
  .record({ from: fc.integer({ min: 0, max: 40 }), to: fc.integer({ min: 40, max: 90 }) }, { requiredKeys: [] })
  .filter((one) => Object.keys(one).length > 0);

export type Filter = Partial<ReturnType<typeof parts> extends fc.Arbitrary<infer T> ? T : never>;
const parts = () =>
  fc.record({
    statuses: some(...openClaimStatuses),
    instanceIds: some("ES", "PT"),
    centreIds: some("C-1", "C-2", "nowhere"),
    kinds: some(...serviceKinds),
    serviceIds: some("GRU", "TAX", "XYZ"),
    clientIds: some("AUR", "FAR", "OTH"),
    contractIds: some("AUTO-PLUS-3", "N-3"),
    supplierIds: some("F-BASE", MOBILE, "F-MOBILE"),
    mobileUser: fc.constantFrom("dev-1", "dev-2", "dev-3"),
    scheduled: fc.boolean(),
    scheduledUnknown: fc.boolean(),
    priorityCodes: some("VIP", "NORMAL"),
    priorityUnknown: fc.boolean(),
    assignmentTypes: some("MANUAL", "DIGITAL"),
    assignedMinutes: range,
    unassignedMinutes: range,
    plannedFrom: instant,
    plannedTo: instant,
    contactFrom: instant,
    contactTo: instant,
    file: fc.constantFrom("FILE-1", "FILE-9"),
    otherFile: fc.constant("OTHER-1"),
    attributeText: fc.constantFrom("azul", "perdida", "observ", "%", " "),
    withoutPosition: fc.boolean(),
  });
/** A few parts at a time: all of them let nothing through. */
export const filters: fc.Arbitrary<Filter> = parts().chain((whole) =>
  fc.subarray(Object.entries(whole), { maxLength: 3 }).map((entries) => Object.fromEntries(entries) as Filter),
);

const seenBy: Record<string, SQL> = {
  client: sql`(client_id, contract_id) in (('AUR', 'AUTO-PLUS-3'), ('FAR', 'ROAD-24'))`,
  provider: sql`supplier_id in ('DEMO-MAD-GRU-01', 'DEMO-MAD-BAS-01') and not coalesce(proposed, false)`,
};
const oneOf = (column: SQL, values: readonly string[]): SQL => sql`${column}::text in ${values}`;
const either = (known: SQL | null, unknown: SQL | null): SQL => sql`(${known ?? sql`false`} or ${unknown ?? sql`false`})`;
const minutesSince = (column: SQL, now: string): SQL => sql`floor(extract(epoch from (${now}::timestamptz - ${column})) / 60)`;

/** Ids of the visible open claims that match the filter, implemented from the text of the specification. */
export async function plainReading(app: TestApp, user: string, filter: Filter): Promise<{ id: string; status: string; placed: boolean }[]> {
  const now = new Date(app.clock.now()).toISOString();
  const conditions: SQL[] = [sql`status <> 'FINISHED'`, seenBy[user] ?? sql`true`];
  const lists = {
    statuses: "status",
    instanceIds: "instance_id",
    centreIds: "centre_id",
    kinds: "kind",
    serviceIds: "service_id",
  } as const;
  const more = { clientIds: "client_id", contractIds: "contract_id", assignmentTypes: "assignment_type" } as const;
  for (const [part, column] of Object.entries({ ...lists, ...more })) {
    const values = filter[part as keyof typeof lists];
    if (values) conditions.push(oneOf(sql.identifier(column) as never as SQL, values));
  }
  const own = sql`not coalesce(proposed, false)`;
  if (filter.supplierIds) conditions.push(own, oneOf(sql`supplier_id`, filter.supplierIds));
  if (filter.mobileUser) conditions.push(own, sql`supplier_id in (select id from suppliers where mobile = ${filter.mobileUser})`);
  if (filter.scheduled !== undefined || filter.scheduledUnknown)
    conditions.push(
      either(
        filter.scheduled === undefined ? null : sql`scheduled = ${filter.scheduled}`,
        filter.scheduledUnknown ? sql`scheduled is null` : null,
      ),
    );
  if (filter.priorityCodes || filter.priorityUnknown)
    conditions.push(
      either(
        filter.priorityCodes ? oneOf(sql`priority_code`, filter.priorityCodes) : null,
        filter.priorityUnknown ? sql`priority_code is null` : null,
      ),
    );
  const waiting = sql`case when supplier_id is null or proposed then coalesce(no_supplier_since, validated_at, occurred_at) end`;
  const contact = sql`coalesce((select at from milestones m where m.claim_id = c.id and m.code = 'PHONE'), validated_at)`;
  const passed = [
    [filter.assignedMinutes, sql`assigned_at`],
    [filter.unassignedMinutes, waiting],
  ] as const;
  for (const [minutesRange, column] of passed) {
    if (minutesRange?.from !== undefined) conditions.push(sql`${minutesSince(column, now)} >= ${minutesRange.from}`);
    if (minutesRange?.to !== undefined) conditions.push(sql`${minutesSince(column, now)} <= ${minutesRange.to}`);
  }
  const whole = (at: string): SQL => sql`date_trunc('second', ${at}::timestamptz)`;
  if (filter.plannedFrom) conditions.push(sql`planned_start >= ${whole(filter.plannedFrom)}`);
  if (filter.plannedTo) conditions.push(sql`planned_start < ${whole(filter.plannedTo)}`);
  if (filter.contactFrom) conditions.push(sql`${contact} >= ${whole(filter.contactFrom)}`);
  if (filter.contactTo) conditions.push(sql`${contact} < ${whole(filter.contactTo)}`);
  if (filter.file) conditions.push(sql`file = ${filter.file}`);
  if (filter.otherFile) conditions.push(sql`other_file = ${filter.otherFile}`);
  if (filter.attributeText?.trim()) conditions.push(sql`strpos(lower(attributes::text), lower(${filter.attributeText.trim()})) > 0`);
  if (filter.withoutPosition !== undefined) conditions.push(sql`(lon is null) = ${filter.withoutPosition}`);
  return app.owner.execute(
    sql`select id, status, lon is not null as placed from claims c where ${sql.join(conditions, sql` and `)} order by id`,
  );
}

export type SupplierFilter = Partial<Record<"instanceIds" | "access" | "ids", string[]>> & { mobileUser?: string };
const supplierParts: fc.Arbitrary<SupplierFilter> = fc.record({
  instanceIds: some("ES", "PT"),
  access: some("MOBILE", "BASE", "WEB"),
  ids: some("F-BASE", MOBILE, "F-MOBILE", "F-WEB"),
  mobileUser: fc.constantFrom("dev-1", "dev-2", "dev-3"),
});
export const supplierFilters = supplierParts.chain((whole) =>
  fc.subarray(Object.entries(whole), { maxLength: 2 }).map((entries) => Object.fromEntries(entries) as SupplierFilter),
);

/** Ids of the visible suppliers that match the filter, implemented from the text of the specification. */
export async function plainSuppliers(app: TestApp, user: string, filter: SupplierFilter): Promise<{ id: string; placed: boolean }[]> {
  const serving = sql`select supplier_id from claims where ${seenBy[user]} and not coalesce(proposed, false) and status <> 'FINISHED'`;
  const own = sql`id in ('DEMO-MAD-GRU-01', 'DEMO-MAD-BAS-01')`;
  const seen = user === "provider" ? own : user === "client" ? sql`id in (${serving})` : sql`true`;
  const conditions = [seen];
  if (filter.instanceIds) conditions.push(oneOf(sql`instance_id`, filter.instanceIds));
  if (filter.access) conditions.push(oneOf(sql`access`, filter.access));
  if (filter.ids) conditions.push(oneOf(sql`id`, filter.ids));
  if (filter.mobileUser) conditions.push(sql`mobile = ${filter.mobileUser}`);
  return app.owner.execute(sql`select id, lon is not null as placed from suppliers where ${sql.join(conditions, sql` and `)} order by id`);
}
