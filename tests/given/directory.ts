// A corporate directory: a real OpenID Connect provider on this machine, and browsers that sign in through it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { generateKeyPair, exportJWK, type CryptoKey, type JWK, SignJWT } from "jose";
import Provider, { type Configuration } from "oidc-provider";
import { afterwards } from "./afterwards";
import { randomUUID } from "node:crypto";

export const publicUrl = "https://atalaya.test";
export const callback = `${publicUrl}/aad/callback`;
const client = { id: "atalaya", secret: "directory-secret-canary" };

/** Somebody whom the directory knows; `sub` is the account. */
export interface Person {
  sub: string;
  oid?: string;
  tid?: string;
  roles?: string[];
  groups?: string[];
  preferred_username?: string;
  name?: string;
  email?: string;
}

export interface GivenDirectory {
  issuer: string;
  /** The settings of a product that uses it. */
  env: Record<string, string>;
  /** Who signs in next; null: whoever it is gives up. */
  person: Person | null;
  /** Changes an authorization request before the directory sees it. */
  forge: ((request: URL) => void) | null;
  /** A log-out token of the directory; `change` makes it wrong. */
  logoutToken(sub: string, change?: { claims?: object; typ?: string; key?: CryptoKey; age?: number }): Promise<string>;
  /** Tells that somebody has signed out, as the provider does it. */
  tellLogout(sub: string, address: string): Promise<void>;
  /** Lets a product elsewhere than at `publicUrl` send its browsers. */
  serve(url: string): Promise<void>;
  stop(): Promise<void>;
}

const claims = ["oid", "tid", "roles", "groups", "preferred_username", "name", "email"];

/** Starts it; stopped after the file's tests. */
export async function givenDirectory(): Promise<GivenDirectory> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk: JWK = { ...(await exportJWK(privateKey)), kid: "key", alg: "RS256", use: "sig" };
  const people = new Map<string, Person>();
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let logoutAddress = `${issuer}/nowhere`;

  const configuration: Configuration = {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [callback, "https://elsewhere.test/callback"],
        token_endpoint_auth_method: "client_secret_post",
        backchannel_logout_uri: logoutAddress,
      },
    ],
    jwks: { keys: [jwk] } as never,
    cookies: { keys: ["directory"] },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    // its own refuses addresses of this machine
    fetch: (url, options) => fetch(url, { ...options, dispatcher: undefined } as RequestInit),
    conformIdTokenClaims: false,
    claims: { openid: ["sub", ...claims], profile: [], email: [] },
    scopes: ["openid", "profile", "email"],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, backchannelLogout: { enabled: true } },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ ...people.get(sub), sub }) as never }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
  };
  const provider = new Provider(issuer, configuration);
  const answer = provider.callback();
  server.on("request", (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return void answer(request, response);
    const { person } = given;
    if (person) people.set(person.sub, person);
    const result = person ? { login: { accountId: person.sub } } : { error: "access_denied", error_description: "given up" };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  provider.on("server_error", (_context, error) => console.error("the directory failed", error));

  let stopped: Promise<void> | undefined;
  const given: GivenDirectory = {
    issuer,
    env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret, PUBLIC_URL: publicUrl },
    person: null,
    forge: null,
    logoutToken(sub, { claims: more, typ = "logout+jwt", key = privateKey, age = 0 } = {}) {
      const iat = Math.floor(Date.now() / 1_000) - age;
      const events = { "http://schemas.openid.net/event/backchannel-logout": {} };
      const payload = { iss: issuer, aud: client.id, sub, iat, exp: iat + 120, jti: randomUUID(), events, ...more };
      return new SignJWT(payload as never).setProtectedHeader({ alg: "RS256", kid: "key", typ }).sign(key);
    },
    async tellLogout(sub, address) {
      const told = (await provider.Client.find(client.id)) as unknown as {
        backchannelLogoutUri: string;
        backchannelLogout(sub: string): Promise<void>;
      };
      logoutAddress = address;
      told.backchannelLogoutUri = logoutAddress;
      await told.backchannelLogout(sub);
    },
    async serve(url) {
      const known = (await provider.Client.find(client.id)) as unknown as { redirectUris: string[] };
      known.redirectUris.push(`${url}/aad/callback`);
    },
    stop: () => (stopped ??= new Promise((done) => (server.close(() => done()), server.closeAllConnections()))),
  };
  afterwards(() => given.stop());
  return given;
}

/** A browser: it keeps cookies, by host, and follows nothing by itself. */
export class Browser {
  private readonly jars = new Map<string, Map<string, string>>();

  async ask(url: string, init: RequestInit = {}): Promise<{ status: number; to: string | null; response: Response }> {
    const { host } = new URL(url);
    const jar = this.jars.get(host) ?? new Map<string, string>();
    this.jars.set(host, jar);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers: Record<string, string> = { ...(init.headers as object), ...(cookie && { cookie }) };
    if (init.method === "POST") headers["origin"] = new URL(url).origin;
    const response = await fetch(url, { ...init, headers, redirect: "manual" });
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      jar.set(name!, value!);
    }
    const to = response.headers.get("location");
    return { status: response.status, to: to && new URL(to, url).href, response };
  }

  /** Forgets what it was given by this host. */
  forget(url: string): void {
    this.jars.delete(new URL(url).host);
  }
}
