import { createServer } from "node:net";
import { once } from "node:events";
import { beforeAll, describe, expect, test } from "vitest";
import type { PictureSources } from "../../../../server/integrations/pictures/fetchPicture";
import { askServer } from "../../../../server/integrations/publicWeb";
import { startTestApp, type TestApp } from "../../../fixtures/app";
import { insertNarrowedUser } from "../../../fixtures/auth/profiles";
import { onCleanup } from "../../../fixtures/cleanup";
import { claimRecord, minutes, ofDemoClient } from "../../../fixtures/records";

const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(40)]);
const asked: string[] = [];
const web: PictureSources = {
  resolve: async (host) => [host === "intern.example" ? "10.0.0.1" : "93.184.216.34"],
  ask: async ({ href }) => {
    asked.push(href);
    const body = (async function* () {
      yield href.endsWith(".html") ? Buffer.from("<html><script></script>") : png;
    })();
    return { status: 200, location: undefined, length: undefined, body, close: () => undefined };
  },
  timeout: () => ({ signal: new AbortController().signal, cancel: () => undefined }),
};

let app: TestApp;
const get = async (path: string, user: string | null = "operator") =>
  fetch(app.url + path, { headers: user === null ? {} : { authorization: `Bearer ${await app.signIn(user)}` } });

beforeAll(async () => {
  app = await startTestApp({}, { integrations: { pictures: web } });
  const key = await app.key("ingest");
  const at = minutes(-1);
  const milestones = [
    { code: "D", at, url: "https://a.example/photo.png" },
    { code: "S", at, url: "https://a.example/page.html" },
    { code: "C", at, url: "https://a.example/arrival.png" },
  ];
  const records = [
    claimRecord("P/1", { milestones, ...ofDemoClient }),
    claimRecord("P-2", {
      milestones: [
        { code: "D", at, url: "https://intern.example/photo.png" },
        { code: "S", at },
      ],
    }),
  ];
  expect((await app.ingest("claims", records, key)).body).toMatchObject({ accepted: 2 });
});

describe("the picture of a milestone", () => {
  test("has a path in the API if the source sent an address, for photographs and signatures only", async () => {
    const query = "query($id: ID!) { claim(id: $id) { milestones { code picture } } }";
    const { data } = await app.graphql<{ claim: { milestones: object[] } }>(query, { id: "P/1" }, await app.signIn("operator"));
    expect(data!.claim.milestones).toEqual(
      expect.arrayContaining([
        { code: "PHOTOGRAPHS", picture: "/pictures/P%2F1/D" },
        { code: "SIGNATURE", picture: "/pictures/P%2F1/S" },
        { code: "ARRIVAL", picture: null },
      ]),
    );
  });

  test("is returned with its media type, without sniffing or caching", async () => {
    const response = await get("/pictures/P%2F1/D");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
  });

  test.each([
    ["a claim that is not there", "/pictures/nowhere/D", 404],
    ["a milestone that has none", "/pictures/P-2/S", 404],
    ["a milestone that can have none", "/pictures/P%2F1/C", 404],
    ["a letter that is none", "/pictures/P%2F1/constructor", 404],
    ["what is no picture", "/pictures/P%2F1/S", 502],
    ["an address of our own networks", "/pictures/P-2/D", 502],
  ])("is not returned for %s", async (_what, path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toContain("application/json");
    const text = await response.text();
    expect(text).not.toMatch(/example|10\.0\.0\.1/);
  });

  test("does not request the source for callers who may not see the picture", async () => {
    const hidden = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { INCIDENTS: ["milestones"] } });
    const derived = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { INCIDENTS: ["finishedAt"] } });
    const elsewhere = await insertNarrowedUser(app, { profileType: "OPERADOR", instances: ["PT"] });
    asked.length = 0;
    expect((await get("/pictures/P%2F1/D", null)).status).toBe(401);
    for (const { user } of [hidden, derived, elsewhere]) expect((await get("/pictures/P%2F1/D", user)).status).toBe(404);
    // The demo's client sees its own contracts: the first claim, not the second.
    expect((await get("/pictures/P-2/D", "client")).status).toBe(404);
    expect(asked).toEqual([]);
    expect((await get("/pictures/P%2F1/D", "client")).status).toBe(200);
  });
});

test("a picture is requested from the verified address with the original host name", async () => {
  const hello: Buffer[] = [];
  const server = createServer((socket) =>
    socket.once("data", (bytes) => {
      hello.push(bytes);
      socket.destroy();
    }),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onCleanup(() => new Promise<void>((done) => void server.close(() => done())));
  const { port } = server.address() as { port: number };
  // An unresolvable name, so that only the given address can be the target.
  const answer = askServer(new URL(`https://pinned.invalid:${port}/p`), "127.0.0.1", AbortSignal.timeout(5_000));
  await expect(answer).rejects.toThrow();
  expect(Buffer.concat(hello).includes("pinned.invalid")).toBe(true);
});
