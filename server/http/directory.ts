import type { FastifyInstance, FastifyReply } from "fastify";
import type { ErrorCode } from "../../schema/rules/errors";
import { acceptedLocale, localeCodes, type Locale } from "../../schema/rules/locales";
import { countAttempt, networkOf, TooMany } from "../auth/attempts";
import { admit, logOutByDirectory } from "../auth/directory.actions";
import { userOfInvitation } from "../outside/mail/letters";
import { beginDirectoryLogin, localeOfState, takeDirectoryLogin } from "../auth/directoryLogins";
import { digest } from "../auth/sessions";
import { isUnreachable, type Work } from "../db/transaction";
import { callbackPath } from "../outside/directory/directory";
import { DirectoryFailure, type Directory } from "../outside/directory/port";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";
import { bindBrowser, directoryBrowser } from "./directoryCookie";

interface DirectoryDeps extends Work {
  env: Env;
  log: Log;
  /** Null: none is configured. */
  directory: Directory | null;
}
type Query = Record<string, unknown>;
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Mounts the sign-in of internal users: /aad/login, /aad/callback, /aad/backchannel-logout. No query of these is ever logged. */
export function mountDirectory(app: FastifyInstance, deps: DirectoryDeps): void {
  const { env, directory } = deps;

  app.get<{ Querystring: Query }>("/aad/login", async (request, reply) => {
    const wanted = textOf(request.query["lang"]);
    const locale = localeCodes.find((code) => code === wanted) ?? acceptedLocale(request.headers["accept-language"]);
    return answered(deps, reply, locale, async () => {
      if (!directory) throw new DirectoryFailure("DIRECTORY_ABSENT", "NOT_CONFIGURED");
      await countAttempt(deps.db, deps.clock.now(), "directory", networkOf(request.ip));
      const invitation = textOf(request.query["invitation"]);
      const invitationHash = invitation === undefined ? null : digest(invitation);
      // Said before somebody signs in for nothing; what counts is looked at when they come back.
      if (invitationHash !== null && !(await userOfInvitation(deps.db, new Date(deps.clock.now()), invitationHash)))
        throw new DirectoryFailure("DIRECTORY_INVITATION", "INVITATION");
      const keepAlive = request.query["keep"] === "1";
      const checks = await beginDirectoryLogin(deps, bindBrowser(env, request, reply), locale, { keepAlive, invitationHash });
      return (await directory.address(checks)).href;
    });
  });

  app.get<{ Querystring: Query }>(callbackPath, async (request, reply) => {
    const state = textOf(request.query["state"]);
    const locale = localeOfState(state) ?? acceptedLocale(request.headers["accept-language"]);
    return answered(deps, reply, locale, async () => {
      if (!directory) throw new DirectoryFailure("DIRECTORY_ABSENT", "NOT_CONFIGURED");
      const browser = directoryBrowser(env, request);
      const login = state && (await takeDirectoryLogin(deps, browser, state));
      if (!login) throw new DirectoryFailure("DIRECTORY_REFUSED", "STATE");
      const person = await directory.identify(new URL(request.url, "http://callback").searchParams, login);
      const code = await admit(deps, env.OIDC_ROLES, { person, login, browser: browser! });
      return pageAddress({ jwt: code, lang: locale });
    });
  });

  if (directory) mountLogout(app, deps, directory);
}

/** OpenID Connect Back-Channel Logout: the directory tells that somebody has signed out of it, or must. */
function mountLogout(app: FastifyInstance, deps: DirectoryDeps, directory: Directory): void {
  void app.register((doors, _options, done) => {
    doors.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit: 20_480 }, (_request, body, ready) =>
      ready(null, new URLSearchParams(body as string)),
    );
    doors.post("/aad/backchannel-logout", async (request, reply) => {
      void reply.header("cache-control", "no-store");
      const token = request.body instanceof URLSearchParams ? request.body.get("logout_token") : null;
      try {
        if (!token) throw new DirectoryFailure("DIRECTORY_REFUSED", "LOGOUT_TOKEN");
        await logOutByDirectory(deps, await directory.loggedOut(token, deps.clock.now()));
        return await reply.code(200).send();
      } catch (error) {
        const code = codeOf(deps, error);
        return reply
          .code(code === "DIRECTORY_REFUSED" ? 400 : 503)
          .send({ error: code === "DIRECTORY_REFUSED" ? "invalid_request" : code });
      }
    });
    done();
  });
}

/** The page that takes over: what it is told stands behind the #, which no server and no Referer is sent. */
const pageAddress = (told: Record<string, string>): string => `/#/login/aad?${new URLSearchParams(told)}`;

/** Leads the browser to where `begin` says, or back to the page with the code of what went wrong. */
async function answered(deps: DirectoryDeps, reply: FastifyReply, locale: Locale, begin: () => Promise<string>): Promise<FastifyReply> {
  void reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  return begin().then(
    (address) => reply.redirect(address, 302),
    (error: unknown) => reply.redirect(pageAddress({ error: codeOf(deps, error), lang: locale }), 302),
  );
}

function codeOf({ log }: DirectoryDeps, error: unknown): ErrorCode {
  if (error instanceof DirectoryFailure) {
    log.warn({ code: error.code, detail: error.detail }, "a sign-in or log-out through the directory failed");
    return error.code;
  }
  if (isUnreachable(error)) return "UNAVAILABLE";
  if (error instanceof TooMany) return "DIRECTORY_UNAVAILABLE";
  log.error({ err: error }, "a sign-in or log-out through the directory failed");
  return "INTERNAL_SERVER_ERROR";
}
