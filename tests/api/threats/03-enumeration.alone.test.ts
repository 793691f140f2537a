import { beforeAll, describe, expect, test } from "vitest";
import { Browser, insertUser } from "../../fixtures/auth/accounts";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { quicker } from "../../fixtures/statistics";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ TRUST_PROXY: "loopback" })));

/** A different address each time, so that the limit of an address is not reached. */
let calls = 0;
const browser = (): Browser => new Browser(app, { "x-forwarded-for": `198.18.${++calls >> 8}.${calls & 255}` });
const timed = async <T>(work: () => Promise<T>): Promise<{ ms: number; reply: string }> => {
  const begun = performance.now();
  const reply = JSON.stringify(await work());
  return { ms: performance.now() - begun, reply };
};

/** Alternates between both kinds, so that load affects both. One difference can be noise; three are not. */
async function compare(many: number, known: (n: number) => Promise<unknown>, unknown: (n: number) => Promise<unknown>): Promise<void> {
  for (let round = 1; ; round++) {
    const times = { known: [] as number[], unknown: [] as number[] };
    const answers = new Set<string>();
    for (let n = 0; n < many; n++)
      for (const [kind, work] of n % 2
        ? ([
            ["known", known],
            ["unknown", unknown],
          ] as const)
        : ([
            ["unknown", unknown],
            ["known", known],
          ] as const)) {
        const { ms, reply } = await timed(() => work(n));
        times[kind].push(ms);
        answers.add(reply);
      }
    expect([...answers]).toHaveLength(1);
    if (!quicker(times.known, times.unknown, { ms: 5, p: 0.01 })) return;
    if (round === 3) throw new Error(`known and unknown can be distinguished: ${JSON.stringify(times)}`);
  }
}

describe("threat 3: user enumeration", () => {
  test("200 known and 200 unknown password resets get the same answer in the same time", { timeout: 180_000 }, async () => {
    const users = await Promise.all(Array.from({ length: 80 }, () => insertUser(app)));
    await compare(
      200,
      (n) => browser().forgot(n % 2 ? users[n % 80]!.user : users[n % 80]!.email),
      (n) => browser().forgot(n % 2 ? `nobody-${n % 80}-${"x".repeat(8)}` : `nobody-${n % 80}@example.test`),
    );
  });

  test("sign-ins with a wrong password get the same answer for known and unknown users", { timeout: 180_000 }, async () => {
    const users = await Promise.all(Array.from({ length: 60 }, () => insertUser(app)));
    await compare(
      60,
      (n) => browser().login(users[n]!.user, "Wrong-pass1!"),
      (n) => browser().login(`nobody-${calls}-${n}`, "Wrong-pass1!"),
    );
  });

  test("attempts are counted for unknown accounts as well", async () => {
    const { user } = await insertUser(app);
    for (const name of [user, "nobody-counted"]) {
      const replies: unknown[] = [];
      for (let n = 0; n < 7; n++) replies.push(await browser().login(name, "Wrong-pass1!"));
      expect(replies).toEqual([...Array<string>(5).fill("LOGIN_FAILED"), "TOO_MANY_ATTEMPTS", "TOO_MANY_ATTEMPTS"]);
    }
  });
});
