// Downloads of exports, read from the database part by part, so that slow clients hold no transaction.
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { type DataFormat, dataSetOf } from "../../../schema/rules/exports/dataSets";
import { EXPORT_ROUTE, exportNeeds, type FileFormat } from "../../../schema/rules/exports/exports";
import { requireFunctionality } from "../../auth/permissions/functionalities";
import { endExport } from "../../exports/exports.actions";
import { accessOf, type ExportRow, ownExport, partsOf } from "../../exports/exports.queries";
import { viewerKey, RequestSlots } from "../../platform/requestSlots";
import { AppError } from "../../platform/errors";
import type { RequestAdmission } from "../requestAdmission";
import { requestContext, type RequestDeps } from "../requestContext";

/** Concurrent downloads per viewer: one, and a retry. */
const ownSlots = { running: 2, waiting: 0 };

const types: Record<Exclude<FileFormat, DataFormat>, string> = {
  PDF: "application/pdf",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  CSV: "text/csv; charset=utf-8",
};

/**
 * GET /exports/{id}; also accepts the session cookie alone, for browser downloads. Rejected if the viewer's rights changed. The file is
 * deleted after a complete download.
 */
export function mountExports(app: FastifyInstance, deps: RequestDeps, admission: RequestAdmission): void {
  const slots = new RequestSlots(ownSlots);
  app.get<{ Params: { id: string } }>(EXPORT_ROUTE, { onRequest: admission.admit }, async (request, reply) => {
    const { row, parts, release } = await admission.runInSlot(request, async () => {
      const ctx = requestContext(deps, admission, request, reply);
      const { params } = request;
      const row = ctx.viewer && (await ownExport(ctx.db, ctx.viewer, params.id));
      const viewer = requireFunctionality(ctx, exportNeeds(row?.list ?? "claims"));
      if (!row || dataSetOf(row.list)) throw new AppError("NOT_FOUND");
      if (row.access !== accessOf(viewer)) throw new AppError("EXPORT_RIGHTS");
      if (row.state !== "DONE") throw new AppError("EXPORT_NOT_READY");
      const release = await slots.acquire(viewerKey(viewer));
      const parts = partsOf(ctx.db, row);
      try {
        // another completed download may have removed the file
        return { row, parts: { first: await parts.next(), rest: parts }, release };
      } catch (error) {
        release();
        throw error;
      }
    });
    return reply
      .type(types[row.format as keyof typeof types])
      .headers({
        ...{ "cache-control": "no-store", "content-length": row.bytes, "content-security-policy": "default-src 'none'; sandbox" },
        "content-disposition": `attachment; filename="${row.fileName}"`,
      })
      .send(Readable.from(sent(deps, row, parts, release), { objectMode: false, highWaterMark: 1 }));
  });
}

interface Parts {
  first: IteratorResult<Buffer, void>;
  rest: AsyncGenerator<Buffer, void>;
}

async function* sent(deps: RequestDeps, row: ExportRow, { first, rest }: Parts, release: () => void): AsyncGenerator<Buffer> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
    await endExport(deps, row.id, "DOWNLOADED");
  } finally {
    release();
  }
}
