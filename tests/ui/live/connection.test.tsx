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

test("the socket says who connects, in which language and zone", async () => {
  signIn("operator", { live: true });
  await advanceTimers(10);
  expect(connection.get().state).toBe("live");
  expect(sockets.greeted[0]).toMatchObject({
    authorization: expect.stringMatching(/^Bearer \S+/),
    "accept-language": "en-GB",
    timezone: expect.any(String),
  });
});

test("a connection gone silent is shown within 10 seconds, and so is its return", async () => {
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

test("data that stands still behind a healthy connection is shown within 10 seconds, and how old it is, until it moves again", async () => {
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
  const before = secondsOld();
  await advanceTimers(30_000);
  expect(secondsOld()).toBe(before + 30);
  expect([connection.get().state, sockets.attempts.length]).toEqual(["live", 1]);

  // A page that connects meanwhile learns how old what it gets is.
  sockets.cut();
  await timeUntil(() => connection.get().state === "lost");
  expect(await timeUntil(() => connection.get().state === "live")).toBeLessThan(5_000);
  expect(await timeUntil(() => delayed() !== null)).toBeLessThan(1_000);
  expect(secondsOld()).toBeGreaterThanOrEqual(before + 30);

  sockets.behaviour = "well";
  expect(await timeUntil(() => delayed() === null)).toBeLessThan(5_000);
  expect(screen.getByTestId("live-state").textContent).toMatch(/^Live/);
});

test("while nothing changes and the board follows, the data is some seconds old and no banner is shown", async () => {
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
    expect(screen.getByTestId("live-state").textContent).toMatch(/^Live[0-3] s$/);
  }
});

test("other rights: the socket comes back with them, and everything that was kept is forgotten and asked for anew", async () => {
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

test("a connection cut for a moment shows no banner", async () => {
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
  "with a server that is %s, attempts go on for ever, at most 5 seconds apart",
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

test("Retry now tries at once", async () => {
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

test("a refused connection asks who is signed in, and goes on with a fresh token", async () => {
  sockets.behaviour = "refusing";
  signIn("operator", { live: true });
  await advanceTimers(100);
  const rejectedToken = sockets.greeted[0]!["authorization"];
  await advanceTimers(60_000);
  sockets.behaviour = "well";
  await vi.waitFor(() => expect(connection.get().state).toBe("live"), { timeout: 10_000 });
  expect(sockets.greeted.at(-1)!["authorization"]).not.toBe(rejectedToken);
});

test("a refused connection of a session that is over leads to the sign-in page", async () => {
  sockets.behaviour = "refusing";
  signIn("operator", { live: true });
  db().signedIn = null;
  await vi.waitFor(() => expect(session.get()).toEqual({ status: "out", why: "over" }), { timeout: 10_000 });
  const tried = sockets.attempts.length;
  await advanceTimers(60_000);
  expect(sockets.attempts.length).toBe(tried);
});

test("a server of another build makes the page offer to load itself anew", async () => {
  signIn("operator", { live: true });
  await advanceTimers(10_000);
  expect(newBuildAvailable.get()).toBe(false);
  sockets.build = "2";
  sockets.cut();
  await advanceTimers(5_000);
  expect(newBuildAvailable.get()).toBe(true);
});
