import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { currentToken, endSession, session } from "../../../client/session/session";
import { signIn } from "../page";
import { server } from "../setup";

const MINUTE_MS = 60_000;
/** Time for which the server accepts the previous cookie: cookies.ts. */
const GRACE_PERIOD_MS = 30_000;

/** When the server was asked for a fresh token, milliseconds from the sign-in; so many of its first answers are lost. */
function losing(answers: number): number[] {
  const begun = Date.now();
  const at: number[] = [];
  server.use(
    http.get("*/login/getUserInfo", ({ request }) => {
      // A page of an earlier file may still look for its session; only this page has a token.
      if (!request.headers.has("authorization")) return undefined;
      at.push(Date.now() - begun);
      return at.length <= answers ? HttpResponse.error() : undefined;
    }),
  );
  return at;
}

/** Advances the time by seconds and waits for every answer. */
async function advanceTimers(milliseconds: number): Promise<void> {
  for (let gone = 0; gone < milliseconds; gone += 1_000) {
    await vi.advanceTimersByTimeAsync(1_000);
    for (let n = 0; n < 20; n++) await new Promise((done) => setImmediate(done));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  signIn();
});

test("retries a renewal with a lost response once immediately, while the previous cookie is valid", async () => {
  const first = currentToken();
  const at = losing(2);
  await advanceTimers(12 * MINUTE_MS + 20_000);
  expect(at).toHaveLength(3);
  expect([at[1]! - at[0]!, at[2]! - at[1]!]).toEqual([1_000, 3_000]);
  expect(at[2]! - at[0]!).toBeLessThan(GRACE_PERIOD_MS);
  expect(currentToken()).not.toBe(first);
  await advanceTimers(5 * MINUTE_MS);
  expect(at).toHaveLength(3);
});

test("retries an unreachable server with growing pauses up to a minute, and stops after sign-out", async () => {
  const at = losing(Infinity);
  await advanceTimers(12 * MINUTE_MS + 1_000);
  await advanceTimers(5 * MINUTE_MS);
  const waits = at.slice(1).map((time, n) => time - at[n]!);
  expect(waits.slice(0, 6)).toEqual([1_000, 3_000, 9_000, 27_000, 60_000, 60_000]);
  expect(session.get().status).toBe("in");
  endSession("signedOut");
  const asked = at.length;
  await advanceTimers(2 * MINUTE_MS);
  expect(at).toHaveLength(asked);
});
