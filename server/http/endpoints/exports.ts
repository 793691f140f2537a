// The files of exports. What is fetched is in the database, part by part: a reader that is slow holds one part, and no transaction.
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { EXPORT_ROUTE, exportNeeds, type FileFormat } from "../../../schema/rules/exports/exports";
import { requireFunctionality } from "../../auth/permissions/functionalities";
import { endExport } from "../../exports/exports.actions";
import { accessOf, type ExportRow, ownExport, partsOf } from "../../exports/exports.queries";
import { viewerKey, RequestSlots } from "../../live/requestSlots";
import { AppError } from "../../platform/errors";
import type { RequestAdmission } from "../requestAdmission";
import { requestContext, type RequestDeps } from "../requestContext";

/** Files of one viewer that are sent at once: there is one, and a second try at it. */
const ownSlots = { running: 2, waiting: 0 };

const types: Record<FileFormat, string> = {
  PDF: "application/pdf",
  XLSX: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  CSV: "text/csv; charset=utf-8",
};

/**
 * GET /exports/{id}, with the same authorization as /graphql, also by the session's cookie alone, as a browser saves a file. Rights are looked at
 * again: with other rights than those it was written with it is refused. What was sent to its end is kept no longer.
 */
export function mountExports(app: FastifyInstance, deps: RequestDeps, admission: RequestAdmission): void {
  const slots = new RequestSlots(ownSlots);
  app.get<{ Params: { id: string } }>(EXPORT_ROUTE, { onRequest: admission.admit }, async (request, reply) => {
    const { row, release } = await admission.runInSlot(request, async () => {
      const ctx = requestContext(deps, admission, request, reply);
      const { params } = request;
      const row = ctx.viewer && (await ownExport(ctx.db, ctx.viewer, params.id));
      const viewer = requireFunctionality(ctx, exportNeeds(row?.list ?? "claims"));
      if (!row) throw new AppError("NOT_FOUND");
      if (row.access !== accessOf(viewer)) throw new AppError("EXPORT_RIGHTS");
      if (row.state !== "DONE") throw new AppError("EXPORT_NOT_READY");
      return { row, release: await slots.acquire(viewerKey(viewer)) };
    });
    return reply
      .type(types[row.format])
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
    await endExport(deps, row.id, "DOWNLOADED");
  } finally {
    release();
  }
}
