// Export of a million claims: time until the download is available, additional memory of the product, and delay of other requests,
// compared with COPY of the same columns in PostgreSQL.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type postgres from "postgres";
import { MINUTE_MS, SECOND_MS } from "../../schema/rules/durations";
import type { ExportFormat, ExportState } from "../../schema/rules/exports/exports";
import { fieldLists } from "../../schema/rules/fields/lists";
import { embeddedSql, fillClaims, quiet } from "./manyClaims";
import { makeKey, METRICS_TOKEN, type Product, startProduct, stopProduct, usage } from "./product";

export interface ExportFigures {
  format: ExportFormat;
  seconds: number;
  copySeconds: number;
  ratio: number;
  megabytes: number;
  megabytesAdded: number;
  /** The slowest answer of a small question that was asked all the while. */
  slowestMs: number;
}

/** For so long after an export its thread stays (exportThread.ts): it counts to the export. */
const THREAD_IDLE_MS = MINUTE_MS;

async function ask<T>({ url }: Product, key: string, query: string): Promise<T> {
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json", "accept-language": "es" };
  const { data, errors } = (await (await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query }) })).json()) as {
    data: T;
    errors?: unknown;
  };
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

async function oneExport(product: Product, key: string, format: ExportFormat): Promise<Omit<ExportFigures, "copySeconds" | "ratio">> {
  await sleep(THREAD_IDLE_MS + 5 * SECOND_MS);
  const { megabytes: before } = await usage(product);
  let [most, slowestMs] = [before, 0];
  const columns = fieldLists.claims.columns.map((name) => `"${name}"`).join();
  const begun = performance.now();
  const started = `mutation { exportClaims(input: { format: ${format}, columns: [${columns}], sort: NEWEST }) { id } }`;
  const { id } = (await ask<{ exportClaims: { id: string } }>(product, key, started)).exportClaims;
  for (;;) {
    const asked = performance.now();
    const { export: now } = await ask<{ export: { state: ExportState; bytes: number } }>(
      product,
      key,
      `{ export(id: "${id}") { state bytes } }`,
    );
    slowestMs = Math.max(slowestMs, performance.now() - asked);
    most = Math.max(most, (await usage(product)).megabytes);
    if (now.state === "DONE") {
      const seconds = (performance.now() - begun) / 1_000;
      const file = await fetch(`${product.url}/exports/${id}`, { headers: { authorization: `Bearer ${key}` } });
      let fetched = 0;
      for await (const bytes of file.body!) fetched += (bytes as Uint8Array).length;
      if (fetched !== now.bytes) throw new Error(`${fetched} bytes came of ${now.bytes}`);
      most = Math.max(most, (await usage(product)).megabytes);
      return { format, seconds, megabytes: fetched / 2 ** 20, megabytesAdded: most - before, slowestMs };
    }
    if (now.state !== "WAITING" && now.state !== "RUNNING") throw new Error(`the export is ${now.state}`);
    await sleep(100);
  }
}

export async function exportRegister(count: number): Promise<ExportFigures[]> {
  const folder = mkdtempSync(join(tmpdir(), "atalaya-bench-"));
  const env = { PATH: process.env.PATH, DATA_DIR: folder, PORT: "0", DEMO: "0", METRICS_TOKEN, LOG_LEVEL: "warn" };
  console.log(`\nExport of ${count.toLocaleString("en")} claims`);
  const product = await startProduct(env);
  try {
    const sql = await embeddedSql(folder);
    const [ingest, read] = [await makeKey(env), await makeKey(env, "read")];
    await fillClaims(product, ingest, sql, count);
    await quiet(product);
    const figures: ExportFigures[] = [];
    for (const format of ["XLSX", "CSV"] as const) {
      const copySeconds = await copied(sql);
      const figure = await oneExport(product, read, format);
      figures.push({ ...figure, copySeconds, ratio: figure.seconds / copySeconds });
      console.log(
        `  ${format} ${figure.seconds.toFixed(1)} s, COPY ${copySeconds.toFixed(1)} s; ${figure.megabytes.toFixed(0)} MB; +${figure.megabytesAdded.toFixed(0)} MB of memory; ` +
          `others waited ${figure.slowestMs.toFixed(0)} ms at most`,
      );
    }
    await sql.end();
    return figures;
  } finally {
    await stopProduct(product);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The peer: what PostgreSQL takes to write the same columns, with the names that the file has. */
async function copied(sql: postgres.Sql): Promise<number> {
  const begun = performance.now();
  const rows = await sql`copy (
    select c.id, c.status, c.measured_from, s.name, c.plate, c.origin, p.name, k.name, c.occurred_at, c.planned_start, c.assigned_at, c.predicted_at,
      c.insured_name, c.insured_phone, c.file, e.name, i.name
    from claims c join services s on s.instance_id = c.instance_id and s.id = c.service_id join instances i on i.id = c.instance_id left join suppliers p on p.id = c.supplier_id
      left join clients k on k.instance_id = c.instance_id and k.id = c.client_id left join centres e on e.instance_id = c.instance_id and e.id = c.centre_id
    order by c.occurred_at desc, c.id desc) to stdout (format csv)`.readable();
  for await (const _ of rows);
  return (performance.now() - begun) / 1_000;
}
