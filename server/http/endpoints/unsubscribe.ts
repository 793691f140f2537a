// Unsubscribing by a mailed link without sign-in. GET changes nothing, because mail programs open links (RFC 8058).
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { acceptedLocale, type Locale, locales } from "../../../schema/rules/language/locales";
import { UNSUBSCRIBE_ROUTE } from "../../../schema/rules/reports/reports";
import type { Installation } from "../../db/installation";
import type { Work } from "../../db/transaction";
import { text } from "../../platform/texts";
import { subscribedBy, unsubscribe } from "../../reports/unsubscribe.actions";
import { newOrigin } from "../requestOrigin";

const query = z.object({ token: z.string().max(1_000).catch("") });
const MAX_BODY_BYTES = 10_000;

export function mountUnsubscribe(app: FastifyInstance, deps: Work & { installation: Installation }): void {
  void app.register((endpoints, _options, done) => {
    for (const type of ["application/x-www-form-urlencoded", /^multipart\/form-data/])
      endpoints.addContentTypeParser(type, { parseAs: "buffer", bodyLimit: MAX_BODY_BYTES }, (_request, _body, ready) => ready(null, null));
    endpoints.get(UNSUBSCRIBE_ROUTE, async (request, reply) => {
      const { token } = query.parse(request.query);
      const subscription = await subscribedBy(deps.db, deps.installation, token);
      const locale = subscription?.locale ?? acceptedLocale(request.headers["accept-language"]);
      return sendPage(
        reply,
        locale,
        subscription ? text(locale, "unsubscribe.question", { name: subscription.name }) : text(locale, "unsubscribe.gone"),
        subscription !== null,
      );
    });
    endpoints.post(UNSUBSCRIBE_ROUTE, async (request, reply) => {
      const { token } = query.parse(request.query);
      const ended = await unsubscribe({ ...deps, origin: newOrigin(request) }, deps.installation, token);
      const locale = ended?.locale ?? acceptedLocale(request.headers["accept-language"]);
      return sendPage(
        reply,
        locale,
        ended ? text(locale, "unsubscribe.done", { name: ended.name }) : text(locale, "unsubscribe.gone"),
        false,
      );
    });
    done();
  });
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (message: string): string => message.replace(/[&<>"]/g, (sign) => entities[sign]!);

function sendPage(reply: FastifyReply, locale: Locale, message: string, hasButton: boolean): FastifyReply {
  const title = escaped(text(locale, "unsubscribe.title"));
  const form = hasButton ? `<form method="post"><button>${title}</button></form>` : "";
  return reply
    .type("text/html; charset=utf-8")
    .headers({
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'; form-action 'self'; frame-ancestors 'none'",
      // The POST needs its origin for the same-site check.
      "referrer-policy": "same-origin",
    })
    .send(
      `<!doctype html><html lang="${locales[locale]}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<meta name="robots" content="noindex"><title>Atalaya · ${title}</title><main><h1>Atalaya</h1><p>${escaped(message)}</p>${form}</main></html>`,
    );
}
