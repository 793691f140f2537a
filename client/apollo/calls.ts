// The calls of specification section 7, at their paths. The languages are part of the page, and the directory is a link (signIn/directory).
import * as z from "zod/mini";
import type { Session_LoginInfoFragment } from "../gql/graphql";
import { ResponseErrors } from "./errors";
import { requestHeaders } from "./headers";

/** Longer than any honest answer takes, milliseconds. */
const REQUEST_TIMEOUT_MS = 10_000;

const rejectionSchema = z.object({ code: z.string(), message: z.string() });
const variableSchema = z.object({ data: z.nullable(z.union([z.string(), z.number(), z.boolean()])) });
export type ServerVariable = z.infer<typeof variableSchema>["data"];

/**
 * Makes a call, with a body as POST.
 * @throws ResponseErrors with the server's words where it refuses; TypeError or a TimeoutError where no answer of its own comes
 */
async function call(path: `/${string}`, token: string | null, body?: object): Promise<unknown> {
  const response = await fetch(new URL(path, window.location.href), {
    headers: { ...(body && { "content-type": "application/json" }), ...requestHeaders(token) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  const { data: rejection } = rejectionSchema.safeParse(answer);
  if (response.status >= 500 || !rejection) throw new TypeError(`HTTP ${response.status}`);
  throw new ResponseErrors([{ message: rejection.message, extensions: { code: rejection.code } }]);
}

export interface Login {
  user: string;
  password: string;
  persistent: boolean;
  keepSessionAlive: boolean;
}

/** Who is signed in, with a fresh token. */
export const userInfo = (token: string | null): Promise<Session_LoginInfoFragment> =>
  call("/login/getUserInfo", token) as Promise<Session_LoginInfoFragment>;
/** Signs in, or answers which step is missing. */
export const doLogin = (login: Login): Promise<Session_LoginInfoFragment> =>
  call("/login/doLogin", null, login) as Promise<Session_LoginInfoFragment>;
/** Takes a new password by the token of a mailed link. */
export const doResetPassword = (resetToken: string, newPassword: string): Promise<unknown> =>
  call("/puiuser/doResetPassword", null, { resetToken, newPassword });
/** A value that the server has for the client, by its name; null: there is none. */
export const serverVariable = async (name: "version", token: string | null): Promise<ServerVariable> =>
  variableSchema.parse(await call(`/puivariable/getVariable/${name}`, token)).data;
