import { gql } from "@apollo/client";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { session } from "../../../client/session/session";
import { ConnectionBanner } from "../../../client/app/connection/ConnectionBanner";
import { LiveState } from "../../../client/app/connection/LiveState";
import { connection, retryNow } from "../../../client/live/connection";
import { newBuildAvailable, startLive } from "../../../client/live/pageSocket";
import { FakeSockets } from "../../msw/FakeSockets";
import { show, signIn } from "../page";
import { db } from "../setup";

let sockets: FakeSockets;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"] });
  sockets = new FakeSockets();
  stop = startLive(sockets.WebSocket);
});
afterEach(() => stop());

const advanceTimers = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** How long until `ready`, milliseconds, looked at every 100. */
async function timeUntil(ready: () => boolean, maxMs = 60_000): Promise<number> {
  for (let passed = 0; passed <= maxMs; passed += 100) {
    if (ready()) return passed;
    await advanceTimers(100);
  }
  throw new Error(`not within ${maxMs} ms`);
}

const banner = (): HTMLElement | null => screen.queryByText("Connection lost.");

test("sends token, language and zone when the socket connects", async () => {
  signIn("operator", { live: true });
  await advanceTimers(10);
  expect(connection.get().state).toBe("live");
  expect(sockets.greeted[0]).toMatchObject({
    authorization: expect.stringMatching(/^Bearer \S+/),
    "accept-language": "en-GB",
    timezone: expect.any(String),
  });
});

test("reports a silent connection and its return within 10 seconds", async () => {
  signIn("operator", { live: true });
  show(<ConnectionBanner />);
  await advanceTimers(30_000);
  expect(connection.get().state).toBe("live");
  expect(banner()).toBeNull();

  sockets.behaviour = "silent";
  expect(await timeUntil(() => banner() !== null)).toBeLessThan(10_000);
  expect(banner()!.parentElement!.textContent).toMatch(/Data is \d+ s old\. Retry/);

  sockets.behaviour = "well";
  await timeUntil(() => banner() === null, 12_000);
  expect(connection.get().state).toBe("live");
  await advanceTimers(2_000);
  expect(screen.getByText("Back online")).toBeTruthy();
});

const delayed = (): HTMLElement | null => screen.queryByText("Live data is delayed.");
const secondsOld = (): number => Number(/Data is (\d+) s old/.exec(delayed()!.parentElement!.textContent!)![1]);

test("reports stale data on a healthy connection within 10 seconds, with its age, until the data moves again", async () => {
  signIn("operator", { live: true });
  show(
    <>
      <ConnectionBanner />
      <LiveState />
    </>,
  );
  await advanceTimers(31_000);
  expect(screen.getByTestId("live-state").textContent).toMatch(/^Live/);

  sockets.behaviour = "stalled";
  expect(await timeUntil(() => delayed() !== null)).toBeLessThan(10_000);
  expect(screen.getByTestId("live-state").textContent).toMatch(/^Delayed/);
  expect(screen.getByText("Your actions are saved and will appear on the map shortly.")).toBeTruthy();
  const before = secondsOld();
  await advanceTimers(30_000);
  expect(secondsOld()).toBe(before + 30);
  expect([connection.get().state, sockets.attempts.length]).toEqual(["live", 1]);

  // A page that connects in the meantime receives the age of its data.
  sockets.cut();
  await timeUntil(() => connection.get().state === "lost");
  expect(await timeUntil(() => connection.get().state === "live")).toBeLessThan(5_000);
  expect(await timeUntil(() => delayed() !== null)).toBeLessThan(1_000);
  expect(secondsOld()).toBeGreaterThanOrEqual(before + 30);

  sockets.behaviour = "well";
  expect(await timeUntil(() => delayed() === null)).toBeLessThan(5_000);
  expect(screen.getByTestId("live-state").textContent).toMatch(/^Live/);
});

test("shows no age and no banner while the board follows without changes", async () => {
  signIn("operator", { live: true });
  show(
    <>
      <ConnectionBanner />
      <LiveState />
    </>,
  );
  for (let second = 0; second < 300; second++) {
    await advanceTimers(1_000);
    expect(delayed() ?? banner()).toBeNull();
    expect(screen.getByTestId("live-state").textContent).toMatch(/^Live$/);
  }
});

test("reconnects the socket with new rights, and clears and reloads the cache", async () => {
  signIn("operator", { live: true });
  const { client } = show(<ConnectionBanner />);
  await advanceTimers(10_000);
  const kept = { __typename: "Claim", id: "SIN-1", plate: "0000 AAA" };
  client.cache.writeFragment({
    fragment: gql`
      fragment Kept on Claim {
        id
        plate
      }
    `,
    data: kept,
  });
  Object.assign(db().users.get("operator")!, { functionalities: ["map"] });
  sockets.cut(4403);
  await timeUntil(() => connection.get().state === "lost");
  await timeUntil(() => connection.get().state === "live");
  expect(session.get()).toMatchObject({ status: "in", info: { functionalities: ["map"] } });
  expect(JSON.stringify(client.cache.extract())).not.toContain("0000 AAA");
});

test("shows no banner for a connection cut for a moment", async () => {
  signIn("operator", { live: true });
  show(<ConnectionBanner />);
  await advanceTimers(10_000);
  sockets.cut();
  let shown = false;
  await timeUntil(() => {
    shown ||= banner() !== null;
    return connection.get().state === "live";
  });
  expect(shown).toBe(false);
});

test.each(["unreachable", "hanging", "failing"] as const)(
  "retries with a server that is %s without end, at most 5 seconds apart",
  async (behaviour) => {
    sockets.behaviour = behaviour;
    signIn("operator", { live: true });
    await advanceTimers(8 * 60_000);
    const apart = sockets.attempts.slice(1).map((at, i) => at - sockets.attempts[i]!);
    // An attempt that hangs is given up after 5 seconds, looked at every half second.
    expect(Math.max(...apart)).toBeLessThanOrEqual(behaviour === "hanging" ? 6_000 : 5_100);
    expect(sockets.attempts.length).toBeGreaterThan(70);
    sockets.behaviour = "well";
    expect(await timeUntil(() => connection.get().state === "live")).toBeLessThan(6_000);
  },
);

test("retries immediately on Retry now", async () => {
  signIn("operator", { live: true });
  await advanceTimers(10_000);
  sockets.behaviour = "unreachable";
  sockets.cut();
  await timeUntil(() => (connection.get().nextRetryAt ?? 0) - Date.now() > 2_000);
  sockets.behaviour = "well";
  retryNow();
  await advanceTimers(100);
  expect(connection.get().state).toBe("live");
});

test("checks the session after a refused connection, and continues with a fresh token", async () => {
  sockets.behaviour = "refusing";
  signIn("operator", { live: true });
  await advanceTimers(100);
  const rejectedToken = sockets.greeted[0]!["authorization"];
  await advanceTimers(60_000);
  sockets.behaviour = "well";
  await vi.waitFor(() => expect(connection.get().state).toBe("live"), { timeout: 10_000 });
  expect(sockets.greeted.at(-1)!["authorization"]).not.toBe(rejectedToken);
});

test("leads from a refused connection of an ended session to the sign-in page", async () => {
  sockets.behaviour = "refusing";
  signIn("operator", { live: true });
  db().signedIn = null;
  await vi.waitFor(() => expect(session.get()).toEqual({ status: "out", why: "over" }), { timeout: 10_000 });
  const tried = sockets.attempts.length;
  await advanceTimers(60_000);
  expect(sockets.attempts.length).toBe(tried);
});

test("offers to reload the page when the server has another build", async () => {
  signIn("operator", { live: true });
  await advanceTimers(10_000);
  expect(newBuildAvailable.get()).toBe(false);
  sockets.build = "2";
  sockets.cut();
  await advanceTimers(5_000);
  expect(newBuildAvailable.get()).toBe(true);
});
