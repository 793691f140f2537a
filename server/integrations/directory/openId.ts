import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from "jose";
import * as oidc from "openid-client";
import { z } from "zod";
import { HOUR_MS } from "../../../schema/rules/durations";
import { directoryErrorOf } from "./errors";
import { identityIn, personIn } from "./person";
import { DirectoryError, type Directory, type DirectoryChecks, type DirectoryLogout, type DirectoryPerson } from "./adapter";

export interface OpenIdSettings {
  /** Exactly as in the directory's metadata. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  tenant: string | undefined;
  callback: string;
}

const METADATA_LIFETIME_MS = HOUR_MS;
const TIMEOUT_SECONDS = 5;
/** Maximum age of a logout token, and clock tolerance, in seconds. */
const MAX_LOGOUT_AGE_SECONDS = 120;
const CLOCK_TOLERANCE_SECONDS = 30;
/** OpenID Connect Back-Channel Logout section 2.6: this event and no nonce, so that an ID token is not accepted as a logout token. */
const logoutPayload = z.object({
  events: z.object({ "http://schemas.openid.net/event/backchannel-logout": z.looseObject({}) }),
  nonce: z.never().optional(),
});
/** jose's errors when the directory's keys are unavailable; `undefined` for fetch's errors. */
const KEY_FETCH_ERRORS = new Set([undefined, "ERR_JWKS_TIMEOUT", "ERR_JOSE_GENERIC"]);
const asymmetric = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"];

interface DirectoryMetadata {
  config: oidc.Configuration;
  keys: JWTVerifyGetKey;
  until: number;
}

/** OpenID Connect directory: authorization code with PKCE, validated by openid-client. */
export class OpenIdDirectory implements Directory {
  private known: Promise<DirectoryMetadata> | undefined;

  constructor(private readonly settings: OpenIdSettings) {}

  async address({ state, nonce, verifier }: DirectoryChecks): Promise<URL> {
    const { config } = await this.metadata();
    return oidc.buildAuthorizationUrl(config, {
      redirect_uri: this.settings.callback,
      scope: "openid profile email",
      response_mode: "query",
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: "S256",
    });
  }

  async identify(answer: URLSearchParams, { state, nonce, verifier }: DirectoryChecks): Promise<DirectoryPerson> {
    const { config } = await this.metadata();
    const address = new URL(this.settings.callback);
    address.search = answer.toString();
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await oidc.authorizationCodeGrant(config, address, checks).catch((error: unknown) => {
      throw directoryErrorOf(error);
    });
    return personIn(tokens.claims(), this.settings.tenant);
  }

  async loggedOut(token: string, now: number): Promise<DirectoryLogout> {
    const { config, keys } = await this.metadata();
    const supported = config.serverMetadata().id_token_signing_alg_values_supported ?? ["RS256"];
    const { payload } = await jwtVerify(token, keys, {
      issuer: this.settings.issuer,
      audience: this.settings.clientId,
      typ: "logout+jwt",
      algorithms: asymmetric.filter((algorithm) => supported.includes(algorithm)),
      requiredClaims: ["iat", "exp", "jti", "sub"],
      maxTokenAge: MAX_LOGOUT_AGE_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(now),
    }).catch((error: { code?: string }) => {
      throw new DirectoryError(
        KEY_FETCH_ERRORS.has(error.code) ? "DIRECTORY_UNAVAILABLE" : "DIRECTORY_REFUSED",
        error.code ?? "UNREACHABLE",
      );
    });
    if (!logoutPayload.safeParse(payload).success) throw new DirectoryError("DIRECTORY_REFUSED", "LOGOUT_EVENT");
    return { ...identityIn(payload, undefined), at: new Date((payload.iat! + CLOCK_TOLERANCE_SECONDS) * 1_000) };
  }

  private async metadata(): Promise<DirectoryMetadata> {
    const before = this.known;
    const previous = await before?.catch(() => undefined);
    if (previous && performance.now() < previous.until) return previous;
    if (this.known === before) this.known = this.discover();
    return this.known!;
  }

  private async discover(): Promise<DirectoryMetadata> {
    const { issuer, clientId, clientSecret } = this.settings;
    try {
      const insecure = issuer.startsWith("http:"); // localhost only: see platform/env
      const execute = [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])];
      const config = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: TIMEOUT_SECONDS });
      const { issuer: tokenIssuer, jwks_uri: keys, authorization_endpoint: authorizationEndpoint } = config.serverMetadata();
      if (tokenIssuer !== issuer) throw new DirectoryError("DIRECTORY_UNAVAILABLE", "ISSUER_MISMATCH");
      if (!keys || !authorizationEndpoint || (!insecure && [keys, authorizationEndpoint].some((address) => !address.startsWith("https:"))))
        throw new DirectoryError("DIRECTORY_UNAVAILABLE", "METADATA_INCOMPLETE");
      return {
        config,
        keys: createRemoteJWKSet(new URL(keys), { timeoutDuration: TIMEOUT_SECONDS * 1_000 }),
        until: performance.now() + METADATA_LIFETIME_MS,
      };
    } catch (error) {
      // invalid metadata affects every sign-in
      throw new DirectoryError("DIRECTORY_UNAVAILABLE", directoryErrorOf(error).detail);
    }
  }
}
