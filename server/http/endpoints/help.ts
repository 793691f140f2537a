// GET /help/{language}.pdf?without={lines}: contains no user data, so it needs no sign-in. `without` names the lines that the reader cannot use.
import { helpLineNames } from "../../../schema/rules/help/help";
import type { FastifyInstance } from "fastify";
import { HOUR_MS } from "../../../schema/rules/durations";
import { type Locale, locales } from "../../../schema/rules/language/locales";
import type { Clock } from "../../platform/time";
import { AppError } from "../../platform/errors";
import { build } from "../../platform/build";
import { drawHelp } from "../../reports/help/helpThread";
import type { RequestAdmission } from "../requestAdmission";

export function mountHelp(app: FastifyInstance, clock: Clock, admission: RequestAdmission): void {
  const drawn = new Map<string, Promise<Buffer>>();
  let drawing: Promise<unknown> = Promise.resolve();
  /** Renders one file at a time, because each uses a thread. */
  const draw = (language: Locale, without: readonly string[]): Promise<Buffer> => {
    const at = new Date(clock.now());
    const file = drawing.then(() =>
      drawHelp({ locale: language, build: { version: build.version, build: build.commit ?? "–" }, at, without }),
    );
    drawing = file.catch(() => undefined);
    return file;
  };
  let narrowedAt: number[] = [];
  const canDrawNarrowed = (): boolean => {
    narrowedAt = narrowedAt.filter((at) => at > clock.now() - HOUR_MS);
    return narrowedAt.length < MAX_NARROWED_PER_HOUR && narrowedAt.push(clock.now()) > 0;
  };
  app.get<{ Params: { file: string }; Querystring: { without?: string } }>(
    "/help/:file",
    { onRequest: admission.admit },
    async (request, reply) => {
      const language = request.params.file.replace(/\.pdf$/, "");
      if (!request.params.file.endsWith(".pdf") || !isLocale(language)) throw new AppError("NOT_FOUND");
      const names = String(request.query.without ?? "").split(",");
      const requested = helpLineNames.filter((name) => names.includes(name));
      const isDrawn = !requested.length || drawn.has([language, ...requested].join());
      const without = isDrawn || canDrawNarrowed() ? requested : [];
      const key = [language, ...without].join();
      const file = drawn.get(key) ?? draw(language, without);
      drawn.delete(key);
      drawn.set(key, file);
      if (drawn.size > MAX_KEPT_FILES) drawn.delete(drawn.keys().next().value!);
      file.catch(() => drawn.delete(key));
      return reply
        .type("application/pdf")
        .headers({
          ...{ "cache-control": "no-cache", "content-security-policy": "default-src 'none'; sandbox" },
          "content-disposition": `attachment; filename="atalaya-help-${language}.pdf"`,
        })
        .send(await file);
    },
  );
}

const MAX_KEPT_FILES = 36;
/** Anyone can request files and drawing one costs CPU. Beyond this limit readers get the complete file. */
const MAX_NARROWED_PER_HOUR = 20;

const isLocale = (text: string): text is Locale => Object.hasOwn(locales, text);
