// REST calls of specification section 7.
import * as z from "zod/mini";
import type { Session_LoginInfoFragment } from "../gql/graphql";
import { ResponseErrors } from "./errors";
import { requestHeaders } from "./headers";
import { timedFetch } from "./timedFetch";

const REQUEST_TIMEOUT_MS = 10_000;

const rejectionSchema = z.object({ code: z.string(), message: z.string() });
const variableSchema = z.object({ data: z.nullable(z.union([z.string(), z.number(), z.boolean()])) });
export type ServerVariable = z.infer<typeof variableSchema>["data"];

/** Throws ResponseErrors if the server rejects the call, and TypeError or TimeoutError without a response. */
async function call(path: `/${string}`, token: string | null, body?: object): Promise<unknown> {
  const response = await timedFetch(new URL(path, window.location.href), {
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

export const userInfo = (token: string | null): Promise<Session_LoginInfoFragment> =>
  call("/login/getUserInfo", token) as Promise<Session_LoginInfoFragment>;
export const doLogin = (login: Login): Promise<Session_LoginInfoFragment> =>
  call("/login/doLogin", null, login) as Promise<Session_LoginInfoFragment>;
export const doResetPassword = (resetToken: string, newPassword: string): Promise<unknown> =>
  call("/puiuser/doResetPassword", null, { resetToken, newPassword });
/** Returns a server variable by name; `null` if it has no value. */
export const serverVariable = async (name: "version", token: string | null): Promise<ServerVariable> =>
  variableSchema.parse(await call(`/puivariable/getVariable/${name}`, token)).data;
