import { graphql, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { currentToken, end, session } from "../../client/apollo/session";
import { signIn } from "./page";
import { server } from "./setup";

const minute = 60_000;
/** As long as the server takes the cookie before the present one: cookies.ts. */
const grace = 30_000;

/** When the server was asked for a fresh token, milliseconds from the sign-in; so many of its first answers are lost. */
function losing(answers: number): number[] {
  const begun = Date.now();
  const at: number[] = [];
  server.use(
    graphql.query("UserInfo", () => {
      at.push(Date.now() - begun);
      return at.length <= answers ? HttpResponse.error() : undefined;
    }),
  );
  return at;
}

/** Time goes on, second by second, and every answer comes before the next one. */
async function pass(milliseconds: number): Promise<void> {
  for (let gone = 0; gone < milliseconds; gone += 1_000) {
    await vi.advanceTimersByTimeAsync(1_000);
    for (let n = 0; n < 20; n++) await new Promise((done) => setImmediate(done));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  signIn();
});

test("a renewal whose answer was lost is tried again at once, while the cookie before is still good, and then no more", async () => {
  const first = currentToken();
  const at = losing(2);
  await pass(12 * minute + 20_000);
  expect(at).toHaveLength(3);
  expect([at[1]! - at[0]!, at[2]! - at[1]!]).toEqual([1_000, 3_000]);
  expect(at[2]! - at[0]!).toBeLessThan(grace);
  expect(currentToken()).not.toBe(first);
  await pass(5 * minute);
  expect(at).toHaveLength(3);
});

test("while the server cannot be reached, it is asked ever more seldom, once a minute in the end; after signing out not at all", async () => {
  const at = losing(Infinity);
  await pass(12 * minute + 1_000);
  await pass(5 * minute);
  const waits = at.slice(1).map((time, n) => time - at[n]!);
  expect(waits.slice(0, 6)).toEqual([1_000, 3_000, 9_000, 27_000, 60_000, 60_000]);
  expect(session.get().status).toBe("in");
  end("signedOut");
  const asked = at.length;
  await pass(2 * minute);
  expect(at).toHaveLength(asked);
});
