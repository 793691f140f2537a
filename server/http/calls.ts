// The calls of the source system's client, at their paths (specification section 7; readings, "Contradictions"). The same deeds as over GraphQL.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { textLimits } from "../../schema/rules/inputLimits";
import { acceptedLocale, localeCodes, locales } from "../../schema/rules/locales";
import * as auth from "../auth/auth.actions";
import type { Context } from "../auth/context";
import { resetPassword } from "../auth/reset.actions";
import { build, versionLine } from "../platform/build";
import { AppError } from "../platform/errors";
import { text } from "../platform/texts";
import { answer, answerThrown } from "./answers";
import type { Asking } from "./asking";
import { requestContext, type RequestDeps } from "./requestContext";

const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")]).nullish();
const loginBody = z.object({
  user: z.string().max(textLimits.account),
  password: z.string().max(textLimits.password),
  persistent: flag,
  keepSessionAlive: flag,
});
const resetBody = z.object({ resetToken: z.string().max(textLimits.secret), newPassword: z.string().max(textLimits.password) });

/** Values that the client may ask for by name; there are no others. */
const variables: Record<string, (deps: RequestDeps) => string | number | boolean> = {
  version: () => versionLine(build),
  live: ({ env }) => env.LIVE,
  refreshSeconds: () => 20,
};

export function mountCalls(app: FastifyInstance, deps: RequestDeps, asking: Asking): void {
  void app.register((doors, _options, done) => {
    /** Does a call's work in its turn. */
    const turn = (request: FastifyRequest, reply: FastifyReply, work: (ctx: Context) => Promise<object>): Promise<object> =>
      asking.work(request, () => work(requestContext(deps, asking, request, reply)));
    const inTurn = { onRequest: asking.enter };
    doors.addHook(
      "onSend",
      async (_request, reply) => void reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" }),
    );
    doors.setErrorHandler((error, request, reply) => void answerError(deps, error, request, reply));

    doors.get("/login/getUserInfo", inTurn, (request, reply) =>
      turn(request, reply, async (ctx) => {
        const info = await auth.refresh(ctx);
        return { ...info, properties: { live: info.live, streetPack: info.streetPack, refreshSeconds: 20 } };
      }),
    );
    doors.post("/login/doLogin", inTurn, (request, reply) => turn(request, reply, (ctx) => auth.login(ctx, read(loginBody, request.body))));
    doors.post("/puiuser/doResetPassword", inTurn, (request, reply) => turn(request, reply, (ctx) => reset(ctx, request.body)));
    // Only what a script of our own page asks for: never a link that somebody follows, opens in advance, or has another page load.
    if (deps.env.RESET_BY_GET)
      doors.get("/puiuser/doResetPassword", { ...inTurn, exposeHeadRoute: false, logLevel: "silent" }, async (request, reply) => {
        if (!ofOurScript(request)) throw new AppError("FORBIDDEN");
        return turn(request, reply, (ctx) => reset(ctx, request.query));
      });
    doors.get("/mapfrelanguage/list", () => localeCodes.map((code) => ({ code, locale: locales[code], name: nameOf(code) })));
    doors.get<{ Params: { name: string } }>("/puivariable/getVariable/:name", ({ params: { name } }) => ({
      data: Object.hasOwn(variables, name) ? variables[name]!(deps) : null,
    }));
    done();
  });
}

async function reset(ctx: Context, body: unknown): Promise<{ done: true }> {
  const { resetToken: token, newPassword: password } = read(resetBody, body);
  await resetPassword(ctx, { token, password, repeated: password });
  return { done: true };
}

function ofOurScript({ headers }: FastifyRequest): boolean {
  const { "sec-fetch-site": site, "sec-fetch-mode": mode, "sec-fetch-dest": dest, "x-requested-with": script } = headers;
  const ahead = [headers["purpose"], headers["sec-purpose"], headers["x-moz"]].some((why) =>
    /prefetch|prerender|preview/.test(String(why)),
  );
  return site === "same-origin" && ["cors", "same-origin"].includes(String(mode)) && dest === "empty" && Boolean(script) && !ahead;
}

const nameOf = (code: (typeof localeCodes)[number]): string =>
  new Intl.DisplayNames(locales[code], { type: "language" }).of(code === "bz" || code === "pt" ? locales[code] : code) ?? code;

function read<T>(shape: z.ZodType<T>, given: unknown): T {
  const parsed = shape.safeParse(given ?? {});
  if (!parsed.success) throw new AppError("BAD_USER_INPUT", { fields: parsed.error.issues.map(({ path }) => path.join(".")).join(",") });
  return parsed.data;
}

/** `message` is for the screen: the client shows it on 401, and a proxy error on anything else. */
function answerError({ log }: RequestDeps, error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof AppError)) return answerThrown(log, error, request, reply);
  const { code, values } = error;
  if (values["seconds"] !== undefined) void reply.header("retry-after", String(values["seconds"]));
  return answer(request, reply, code, text(acceptedLocale(request.headers["accept-language"]), `errors.${code}`, values));
}
