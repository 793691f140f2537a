// HTTP calls of the source system's client (specification section 7; readings, "Contradictions"); same actions as GraphQL.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { LoginInfo } from "../../../schema/users/auth";
import { SECOND_MS } from "../../../schema/rules/durations";
import { REFRESH_INTERVAL_MS } from "../../../schema/rules/limits/specified";
import { textLimits } from "../../../schema/rules/requests/inputLimits";
import { acceptedLocale, localeCodes, locales } from "../../../schema/rules/language/locales";
import * as auth from "../../auth/signIn/login.actions";
import type { Context } from "../../auth/context";
import { resetPassword } from "../../auth/passwords/reset.actions";
import { build, versionLine } from "../../platform/build";
import { AppError } from "../../platform/errors";
import { text } from "../../platform/texts";
import { sendError, sendThrownError } from "../errorAnswers";
import type { RequestAdmission } from "../requestAdmission";
import { requestContext, type RequestDeps } from "../requestContext";

const optionalFlag = z.union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")]).nullish();
const loginBody = z.object({
  user: z.string().max(textLimits.account),
  password: z.string().max(textLimits.password),
  persistent: optionalFlag,
  keepSessionAlive: optionalFlag,
});
const resetBody = z.object({ resetToken: z.string().max(textLimits.secret), newPassword: z.string().max(textLimits.password) });

const clientVariables: Record<string, (deps: RequestDeps) => string | number | boolean> = {
  version: () => versionLine(build),
  live: ({ env }) => env.LIVE,
  refreshSeconds: () => REFRESH_INTERVAL_MS / SECOND_MS,
};

export function mountCalls(app: FastifyInstance, deps: RequestDeps, admission: RequestAdmission): void {
  void app.register((endpoints, _options, done) => {
    const inSlot = (request: FastifyRequest, reply: FastifyReply, work: (ctx: Context) => Promise<object>): Promise<object> =>
      admission.runInSlot(request, () => work(requestContext(deps, admission, request, reply)));
    const admitted = { onRequest: admission.admit };
    endpoints.addHook(
      "onSend",
      async (_request, reply) => void reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" }),
    );
    endpoints.setErrorHandler((error, request, reply) => void sendCallError(deps, error, request, reply));

    endpoints.get("/login/getUserInfo", admitted, (request, reply) =>
      inSlot(request, reply, async (ctx) => {
        const info = withCentreCodes(await auth.currentLoginInfo(ctx));
        return { ...info, properties: { live: info.live, streetPack: info.streetPack, refreshSeconds: REFRESH_INTERVAL_MS / SECOND_MS } };
      }),
    );
    endpoints.post("/login/doLogin", admitted, (request, reply) =>
      inSlot(request, reply, async (ctx) => withCentreCodes(await auth.login(ctx, parseInput(loginBody, request.body)))),
    );
    endpoints.post("/puiuser/doResetPassword", admitted, (request, reply) => inSlot(request, reply, (ctx) => reset(ctx, request.body)));
    // Only for scripts of our page, not for links, prefetches or other pages.
    if (deps.env.RESET_BY_GET)
      endpoints.get("/puiuser/doResetPassword", { ...admitted, exposeHeadRoute: false, logLevel: "silent" }, async (request, reply) => {
        if (!isOwnScript(request)) throw new AppError("FORBIDDEN");
        return inSlot(request, reply, (ctx) => reset(ctx, request.query));
      });
    endpoints.get("/mapfrelanguage/list", () => localeCodes.map((code) => ({ code, locale: locales[code], name: languageName(code) })));
    endpoints.get<{ Params: { name: string } }>("/puivariable/getVariable/:name", ({ params: { name } }) => ({
      data: Object.hasOwn(clientVariables, name) ? clientVariables[name]!(deps) : null,
    }));
    done();
  });
}

/** These calls send the code of a centre as `id`, as the source system does, and as `code`, as GraphQL does. */
function withCentreCodes(info: LoginInfo) {
  const withCode = <T extends { id: string }>(centre: T) => ({ ...centre, code: centre.id });
  return { ...info, centers: info.centers.map(withCode), defaultCenter: info.defaultCenter && withCode(info.defaultCenter) };
}

async function reset(ctx: Context, body: unknown): Promise<{ done: true }> {
  const { resetToken: token, newPassword: password } = parseInput(resetBody, body);
  await resetPassword(ctx, { token, password, repeated: password });
  return { done: true };
}

function isOwnScript({ headers }: FastifyRequest): boolean {
  const { "sec-fetch-site": site, "sec-fetch-mode": mode, "sec-fetch-dest": dest, "x-requested-with": script } = headers;
  const isPrefetch = [headers["purpose"], headers["sec-purpose"], headers["x-moz"]].some((why) =>
    /prefetch|prerender|preview/.test(String(why)),
  );
  return site === "same-origin" && ["cors", "same-origin"].includes(String(mode)) && dest === "empty" && Boolean(script) && !isPrefetch;
}

const languageName = (code: (typeof localeCodes)[number]): string =>
  new Intl.DisplayNames(locales[code], { type: "language" }).of(code === "bz" || code === "pt" ? locales[code] : code) ?? code;

function parseInput<T>(shape: z.ZodType<T>, input: unknown): T {
  const parsed = shape.safeParse(input ?? {});
  if (!parsed.success) throw new AppError("BAD_USER_INPUT", { fields: parsed.error.issues.map(({ path }) => path.join(".")).join(",") });
  return parsed.data;
}

/** `message` is displayed: the client shows it on 401, and a proxy error for other codes. */
function sendCallError({ log }: RequestDeps, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof AppError)) return sendThrownError(log, error, request, reply);
  const { code, values } = error;
  if (values["seconds"] !== undefined) void reply.header("retry-after", String(values["seconds"]));
  return sendError(request, reply, code, text(acceptedLocale(request.headers["accept-language"]), `errors.${code}`, values));
}
