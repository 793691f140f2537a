import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { DATA_EXPORT_ROUTE, type DataFormat, dataSetOf } from "../../../schema/rules/exports/dataSets";
import { recordDownload } from "../../exports/data/dataExports.actions";
import { isSigned } from "../../exports/data/signedLinks";
import { exportById, type ExportRow, partsOf } from "../../exports/exports.queries";
import { viewerOfExport } from "../../exports/exportViewer";
import { AppError } from "../../platform/errors";
import { RequestSlots, viewerKey } from "../../platform/requestSlots";
import type { RequestDeps } from "../requestContext";

/** Concurrent downloads per viewer. */
const downloadSlots = { running: 4, waiting: 0 };

const types: Record<DataFormat, string> = { NDJSON: "application/x-ndjson", PARQUET: "application/vnd.apache.parquet" };

/** GET /exports/{id}/data?expires=&signature=: needs no other credential. Rejected if the rights of the requester changed. */
export function mountDataExports(app: FastifyInstance, deps: RequestDeps): void {
  const slots = new RequestSlots(downloadSlots);
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(DATA_EXPORT_ROUTE, async ({ params, query }, reply) => {
    if (!isSigned(deps.installation.secret, params.id, query, deps.clock.now())) throw new AppError("NOT_FOUND");
    const row = await exportById(deps.db, params.id);
    if (!row || !dataSetOf(row.list) || row.state !== "DONE") throw new AppError("NOT_FOUND");
    const release = await slots.acquire(viewerKey(await viewerOfExport(deps, row)));
    return reply
      .type(types[row.format as DataFormat])
      .headers({
        ...{ "cache-control": "no-store", "content-length": row.bytes, "content-security-policy": "default-src 'none'; sandbox" },
        "content-disposition": `attachment; filename="${row.fileName}"`,
      })
      .send(Readable.from(sent(deps, row, release), { objectMode: false, highWaterMark: 1 }));
  });
}

async function* sent(deps: RequestDeps, row: ExportRow, release: () => void): AsyncGenerator<Buffer> {
  try {
    yield* partsOf(deps.db, row);
    await recordDownload(deps, row);
  } finally {
    release();
  }
}
