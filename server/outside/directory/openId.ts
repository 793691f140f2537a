import { createRemoteJWKSet, jwtVerify, type JWTVerifyGetKey } from "jose";
import * as oidc from "openid-client";
import { failureOf } from "./failures";
import { identityIn, personIn } from "./person";
import { DirectoryFailure, type Directory, type DirectoryChecks, type DirectoryLogout, type DirectoryPerson } from "./port";

export interface OpenIdSettings {
  /** Exactly as the directory names itself. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  tenant: string | undefined;
  /** Our address that browsers are sent back to. */
  callback: string;
}

/** What the directory says of itself is asked for at first use, and again after this long; milliseconds. */
const keptFor = 3_600_000;
/** Seconds in which each answer of the directory must be there. */
const deadline = 5;
/** A log-out token is told at once; seconds. Clocks may differ by `tolerance`. */
const logoutAge = 120;
const tolerance = 30;
const logoutEvent = "http://schemas.openid.net/event/backchannel-logout";
/** What jose calls it when the directory's keys cannot be had; without a code it is fetch's own error. */
const noKeys = new Set([undefined, "ERR_JWKS_TIMEOUT", "ERR_JOSE_GENERIC"]);
const asymmetric = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA", "Ed25519"];

interface Known {
  config: oidc.Configuration;
  keys: JWTVerifyGetKey;
  until: number;
}

/** A directory that speaks OpenID Connect: authorization code with PKCE, its answer checked by openid-client. */
export class OpenIdDirectory implements Directory {
  private known: Promise<Known> | undefined;

  constructor(private readonly settings: OpenIdSettings) {}

  async address({ state, nonce, verifier }: DirectoryChecks): Promise<URL> {
    const { config } = await this.discovered();
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
    const { config } = await this.discovered();
    const address = new URL(this.settings.callback);
    address.search = answer.toString();
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
    const tokens = await oidc.authorizationCodeGrant(config, address, checks).catch((error: unknown) => {
      throw failureOf(error);
    });
    return personIn(tokens.claims(), this.settings.tenant);
  }

  async loggedOut(token: string, now: number): Promise<DirectoryLogout> {
    const { config, keys } = await this.discovered();
    const known = config.serverMetadata().id_token_signing_alg_values_supported ?? ["RS256"];
    const { payload } = await jwtVerify(token, keys, {
      issuer: this.settings.issuer,
      audience: this.settings.clientId,
      typ: "logout+jwt",
      algorithms: asymmetric.filter((one) => known.includes(one)),
      requiredClaims: ["iat", "exp", "jti", "sub"],
      maxTokenAge: logoutAge,
      clockTolerance: tolerance,
      currentDate: new Date(now),
    }).catch((error: { code?: string }) => {
      throw new DirectoryFailure(noKeys.has(error.code) ? "DIRECTORY_UNAVAILABLE" : "DIRECTORY_REFUSED", error.code ?? "UNREACHABLE");
    });
    // OpenID Connect Back-Channel Logout section 2.6: an ID token must not pass for a log-out token
    const events = payload.events as Record<string, unknown> | undefined;
    if (typeof events?.[logoutEvent] !== "object" || "nonce" in payload) throw new DirectoryFailure("DIRECTORY_REFUSED", "LOGOUT_EVENT");
    return { ...identityIn(payload, undefined), at: new Date((payload.iat! + tolerance) * 1_000) };
  }

  /** Who fails does not keep the others from asking again. */
  private async discovered(): Promise<Known> {
    const before = this.known;
    const kept = await before?.catch(() => undefined);
    if (kept && performance.now() < kept.until) return kept;
    if (this.known === before) this.known = this.discover();
    return this.known!;
  }

  private async discover(): Promise<Known> {
    const { issuer, clientId, clientSecret } = this.settings;
    try {
      const insecure = issuer.startsWith("http:"); // this machine only: platform/env
      const execute = [oidc.enableNonRepudiationChecks, ...(insecure ? [oidc.allowInsecureRequests] : [])];
      const config = await oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: deadline });
      const { issuer: named, jwks_uri: keys, authorization_endpoint: door } = config.serverMetadata();
      if (named !== issuer) throw new DirectoryFailure("DIRECTORY_UNAVAILABLE", "ISSUER_MISMATCH");
      if (!keys || !door || (!insecure && [keys, door].some((address) => !address.startsWith("https:"))))
        throw new DirectoryFailure("DIRECTORY_UNAVAILABLE", "METADATA_INCOMPLETE");
      return { config, keys: createRemoteJWKSet(new URL(keys), { timeoutDuration: deadline * 1_000 }), until: performance.now() + keptFor };
    } catch (error) {
      // whatever is wrong with what it says of itself: nobody can sign in by it
      throw new DirectoryFailure("DIRECTORY_UNAVAILABLE", failureOf(error).detail);
    }
  }
}
