import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { Browser, publicUrl } from "../../fixtures/auth/directory";
import { type Forgery, startForgingDirectory } from "../../fixtures/auth/forgingDirectory";

const OIDC_ROLES = JSON.stringify([{ role: "operator", profile: "OPERADOR", instances: "all" }]);
let forger: Awaited<ReturnType<typeof startForgingDirectory>>;
let app: TestApp;
beforeAll(async () => {
  forger = await startForgingDirectory();
  app = await startTestApp({ ...forger.env, OIDC_ROLES, PUBLIC_URL: publicUrl });
});

async function errorFor(forgery: Forgery): Promise<string | null> {
  const browser = new Browser();
  const asked = new URL((await browser.ask(`${app.url}/aad/login`)).to!).searchParams;
  Object.assign(forger.settings, { nonce: asked.get("nonce"), forgery });
  const { to } = await browser.ask(`${app.url}/aad/callback?code=code&state=${encodeURIComponent(asked.get("state")!)}`);
  return new URLSearchParams(to!.split("?")[1]).get("error");
}

describe("threat 7: tokens that are foreign or outdated", () => {
  test("accepts a token of the directory", async () => expect(await errorFor("none")).toBeNull());

  const forgeries: Forgery[] = ["anotherKey", "unsigned", "clientSecret", "anotherClient", "old", "anotherIssuer", "withoutSubject"];
  test.each(forgeries)("rejects a token with: %s", async (forgery) => expect(await errorFor(forgery)).toBe("DIRECTORY_REFUSED"));
});
