import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { ErrorCode } from "../../../schema/rules/errors";
import { acceptedLocale, localeCodes, type Locale } from "../../../schema/rules/language/locales";
import { countAttempt, networkOf, TooManyAttemptsError } from "../../auth/signIn/attempts";
import { signInByDirectory, logOutByDirectory } from "../../auth/directory/directory.actions";
import { userOfInvitation } from "../../integrations/mail/mailTemplates";
import { beginDirectoryLogin, localeOfState, takeDirectoryLogin } from "../../auth/directory/pendingLogins";
import { sha256 } from "../../platform/sha256";
import { isUnavailable } from "../../db/health/databaseTrouble";
import type { Work } from "../../db/transaction";
import { callbackPath } from "../../integrations/directory/directory";
import { DirectoryError, type Directory } from "../../integrations/directory/adapter";
import type { Env } from "../../platform/env";
import type { Log } from "../../platform/log";
import { bindBrowser, directoryBrowser } from "../cookies/directoryCookie";
import { newOrigin } from "../requestOrigin";

interface DirectoryDeps extends Work {
  env: Env;
  log: Log;
  directory: Directory | null;
}
const optionalText = z.string().optional().catch(undefined);
/** `keep`: "1" keeps the session. Repeated parameters count as absent. */
const loginQuery = z.object({ lang: optionalText, invitation: optionalText, keep: optionalText });
const callbackQuery = z.object({ state: optionalText });

/** Mounts /aad/login, /aad/callback and /aad/backchannel-logout. Their queries are never logged. */
export function mountDirectory(app: FastifyInstance, deps: DirectoryDeps): void {
  const { env, directory } = deps;

  app.get("/aad/login", async (request, reply) => {
    const { lang, invitation, keep } = loginQuery.parse(request.query);
    const locale = localeCodes.find((code) => code === lang) ?? acceptedLocale(request.headers["accept-language"]);
    return redirectToResult(deps, reply, locale, async () => {
      if (!directory) throw new DirectoryError("DIRECTORY_ABSENT", "NOT_CONFIGURED");
      await countAttempt(deps.db, deps.clock.now(), "directory", networkOf(request.ip));
      const invitationHash = invitation === undefined ? null : sha256(invitation);
      // Early check to avoid a useless sign-in; the decisive one is in the callback.
      if (invitationHash !== null && !(await userOfInvitation(deps.db, new Date(deps.clock.now()), invitationHash)))
        throw new DirectoryError("DIRECTORY_INVITATION", "INVITATION");
      const browser = bindBrowser(env, request, reply);
      const checks = await beginDirectoryLogin(deps, browser, locale, { keepAlive: keep === "1", invitationHash });
      return (await directory.address(checks)).href;
    });
  });

  app.get(callbackPath, async (request, reply) => {
    const { state } = callbackQuery.parse(request.query);
    const locale = localeOfState(state) ?? acceptedLocale(request.headers["accept-language"]);
    return redirectToResult(deps, reply, locale, async () => {
      if (!directory) throw new DirectoryError("DIRECTORY_ABSENT", "NOT_CONFIGURED");
      const browser = directoryBrowser(env, request);
      const login = state && (await takeDirectoryLogin(deps, browser, state));
      if (!login) throw new DirectoryError("DIRECTORY_REFUSED", "STATE");
      const person = await directory.identify(new URL(request.url, "http://callback").searchParams, login);
      const code = await signInByDirectory({ ...deps, origin: newOrigin(request) }, env.OIDC_ROLES, { person, login, browser: browser! });
      return pageAddress({ jwt: code, lang: locale });
    });
  });

  if (directory) mountLogout(app, deps, directory);
}

function mountLogout(app: FastifyInstance, deps: DirectoryDeps, directory: Directory): void {
  void app.register((endpoints, _options, done) => {
    endpoints.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string", bodyLimit: 20_480 }, (_request, body, ready) =>
      ready(null, new URLSearchParams(body as string)),
    );
    endpoints.post("/aad/backchannel-logout", async (request, reply) => {
      void reply.header("cache-control", "no-store");
      const token = request.body instanceof URLSearchParams ? request.body.get("logout_token") : null;
      try {
        if (!token) throw new DirectoryError("DIRECTORY_REFUSED", "LOGOUT_TOKEN");
        await logOutByDirectory({ ...deps, origin: newOrigin(request) }, await directory.loggedOut(token, deps.clock.now()));
        return await reply.code(200).send();
      } catch (error) {
        const code = directoryErrorCode(deps, error);
        return reply
          .code(code === "DIRECTORY_REFUSED" ? 400 : 503)
          .send({ error: code === "DIRECTORY_REFUSED" ? "invalid_request" : code });
      }
    });
    done();
  });
}

/** The parameters follow the #, so they are not sent to servers or in Referer. */
const pageAddress = (params: Record<string, string>): string => `/#/login/aad?${new URLSearchParams(params)}`;

async function redirectToResult(
  deps: DirectoryDeps,
  reply: FastifyReply,
  locale: Locale,
  targetOf: () => Promise<string>,
): Promise<FastifyReply> {
  void reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  return targetOf().then(
    (address) => reply.redirect(address, 302),
    (error: unknown) => reply.redirect(pageAddress({ error: directoryErrorCode(deps, error), lang: locale }), 302),
  );
}

function directoryErrorCode({ log }: DirectoryDeps, error: unknown): ErrorCode {
  if (error instanceof DirectoryError) {
    log.warn(
      { event: "directory.sign_in_failed", code: error.code, detail: error.detail },
      "A directory sign-in or logout failed; responding with an error code",
    );
    return error.code;
  }
  if (isUnavailable(error)) return "UNAVAILABLE";
  if (error instanceof TooManyAttemptsError) return "DIRECTORY_UNAVAILABLE";
  log.error({ event: "directory.sign_in_failed", err: error }, "A directory sign-in or logout failed; responding with an error code");
  return "INTERNAL_SERVER_ERROR";
}
