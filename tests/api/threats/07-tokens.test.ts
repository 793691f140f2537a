import { beforeAll, describe, expect, test } from "vitest";
import { givenApp, type GivenApp } from "../../given/app";
import { Browser, publicUrl } from "../../given/directory";
import { type Forgery, givenForger } from "./forger";

const OIDC_ROLES = JSON.stringify([{ role: "operator", profile: "OPERADOR", instances: "all" }]);
let forger: Awaited<ReturnType<typeof givenForger>>;
let app: GivenApp;
beforeAll(async () => {
  forger = await givenForger();
  app = await givenApp({ ...forger.env, OIDC_ROLES, PUBLIC_URL: publicUrl });
});

async function told(forgery: Forgery): Promise<string | null> {
  const browser = new Browser();
  const asked = new URL((await browser.ask(`${app.url}/aad/login`)).to!).searchParams;
  Object.assign(forger.told, { nonce: asked.get("nonce"), forgery });
  const { to } = await browser.ask(`${app.url}/aad/callback?code=code&state=${encodeURIComponent(asked.get("state")!)}`);
  return new URLSearchParams(to!.split("?")[1]).get("error");
}

describe("threat 7: a token that the directory did not give for us, now", () => {
  test("what it gave is taken", async () => expect(await told("none")).toBeNull());

  const forgeries: Forgery[] = ["anotherKey", "unsigned", "clientSecret", "anotherClient", "old", "anotherIssuer", "withoutSubject"];
  test.each(forgeries)("%s is refused", async (forgery) => expect(await told(forgery)).toBe("DIRECTORY_REFUSED"));
});
