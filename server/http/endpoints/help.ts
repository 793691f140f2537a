// The help as a PDF: GET /help/{language}.pdf. It says nothing of anybody's data, so that it needs no sign-in; each language is drawn once.
import type { FastifyInstance } from "fastify";
import { type Locale, locales } from "../../../schema/rules/language/locales";
import type { Clock } from "../../platform/time";
import { AppError } from "../../platform/errors";
import { build } from "../../platform/build";
import { drawHelp } from "../../reports/help/helpThread";
import type { RequestAdmission } from "../requestAdmission";

export function mountHelp(app: FastifyInstance, clock: Clock, admission: RequestAdmission): void {
  const drawn = new Map<Locale, Promise<Buffer>>();
  app.get<{ Params: { file: string } }>("/help/:file", { onRequest: admission.admit }, async (request, reply) => {
    const language = request.params.file.replace(/\.pdf$/, "");
    if (!request.params.file.endsWith(".pdf") || !isLocale(language)) throw new AppError("NOT_FOUND");
    const file =
      drawn.get(language) ??
      drawHelp({ locale: language, build: { version: build.version, build: build.commit ?? "–" }, at: new Date(clock.now()) });
    drawn.set(language, file);
    // What failed is drawn again.
    file.catch(() => drawn.delete(language));
    return reply
      .type("application/pdf")
      .headers({
        ...{ "cache-control": "no-cache", "content-security-policy": "default-src 'none'; sandbox" },
        "content-disposition": `attachment; filename="atalaya-help-${language}.pdf"`,
      })
      .send(await file);
  });
}

const isLocale = (text: string): text is Locale => Object.hasOwn(locales, text);
