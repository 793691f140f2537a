// A directory whose tokens are not what they should be: only an endpoint and its keys, for what a real provider never says.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { afterwards } from "../../given/afterwards";

const secret = "forger-secret-of-at-least-32-bytes!";
export type Forgery = "none" | "anotherKey" | "unsigned" | "clientSecret" | "anotherClient" | "old" | "anotherIssuer" | "withoutSubject";

export async function givenForger() {
  const [own, other] = [await generateKeyPair("RS256"), await generateKeyPair("RS256")];
  const key = { ...(await exportJWK(own.publicKey)), kid: "key", alg: "RS256", use: "sig" };
  const told = { nonce: "", forgery: "none" as Forgery };

  async function token(): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    const [iat, exp] = told.forgery === "old" ? [now - 900, now - 600] : [now, now + 300];
    const payload = {
      iss: told.forgery === "anotherIssuer" ? "https://evil.test" : issuer,
      aud: told.forgery === "anotherClient" ? "another" : "atalaya",
      ...(told.forgery !== "withoutSubject" && { sub: "somebody" }),
      ...{ iat, exp, nonce: told.nonce, roles: ["operator"] },
    };
    if (told.forgery === "unsigned") return new UnsecuredJWT(payload).encode();
    if (told.forgery === "clientSecret")
      return new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(new TextEncoder().encode(secret));
    const { privateKey } = told.forgery === "anotherKey" ? other : own;
    return new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "key" }).sign(privateKey);
  }

  async function answer(path: string | undefined): Promise<object> {
    if (path === "/keys") return { keys: [key] };
    if (path === "/token") return { access_token: "access", token_type: "bearer", id_token: await token() };
    const supported = { id_token_signing_alg_values_supported: ["RS256"], response_types_supported: ["code"] };
    return { issuer, authorization_endpoint: `${issuer}/ask`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys`, ...supported };
  }

  const server = createServer((request, response) => {
    void answer(request.url).then((body) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body)));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterwards(() => (server.closeAllConnections(), void server.close()));
  return { env: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: "atalaya", OIDC_CLIENT_SECRET: secret }, told };
}
