import { gql } from "@apollo/client";
import { useQuery } from "@apollo/client/react";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Client, createClient } from "../../../client/apollo/client";
import { forgetAnswers } from "../../../client/apollo/forgetAnswers";
import { type ChangedClaim, followClaimChanges, onClaimChanged } from "../../../client/live/claimChangeStream";
import { connection } from "../../../client/live/connection";
import { startLive } from "../../../client/live/pageSocket";
import { aClaim } from "../../msw/db";
import { changeOf } from "../../msw/handlers";
import { FakeSockets } from "../../msw/FakeSockets";
import type { Claim } from "../../msw/types";
import { show, signIn } from "../page";
import { db } from "../setup";

const query = gql`
  query OneClaim {
    claim(id: "1") {
      id
      version
      status
      plate
    }
  }
`;

function OneClaim() {
  const { data } = useQuery<{ claim: { status: string; version: number; plate: string | null } }>(query);
  return <p>{data ? `${data.claim.status} ${data.claim.version} ${data.claim.plate ?? "no plate"}` : "none"}</p>;
}

let sockets: FakeSockets;
let client: Client;
let cleanups: (() => void)[];
let received: ChangedClaim[];

beforeEach(() => {
  sockets = new FakeSockets();
  client = createClient();
  received = [];
  cleanups = [startLive(sockets.WebSocket), followClaimChanges(client), onClaimChanged((claim) => void received.push(claim))];
  db().claims.set("1", aClaim({ id: "1", version: 5, plate: "OLD" }));
});
afterEach(() => cleanups.forEach((stop) => stop()));

const live = () => vi.waitFor(() => expect(connection.get().state).toBe("live"), { timeout: 5_000 });
const subscribed = () =>
  vi.waitFor(() => expect(sockets.subscribed.find(({ query }) => query.includes("claimChanged"))).toBeTruthy(), { timeout: 5_000 });

/** Sends a change of the claim as the server would. */
async function change(claim: Claim, cursor: string): Promise<void> {
  await answer({ data: { claimChanged: await changeOf(db(), claim) }, extensions: { cursor } });
}

const answer = (payload: Parameters<typeof sockets.answer>[1]) =>
  act(async () => {
    sockets.answer("claimChanged", payload);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

async function open() {
  signIn("operator", { live: true });
  const shown = show(<OneClaim />, client);
  await live();
  await subscribed();
  await screen.findByText("NO_SUPPLIER 5 OLD");
  return shown;
}

test("shows a change without a request, once per version", async () => {
  await open();
  await change(aClaim({ id: "1", version: 6, status: "MANAGED", plate: "NEW" }), "c6");
  await screen.findByText("MANAGED 6 NEW");
  expect(received.map(({ id, version }) => [id, version])).toEqual([["1", 6]]);
});

test("ignores a change that is older than the cached version", async () => {
  await open();
  const copied = vi.spyOn(client.cache, "extract");
  await change(aClaim({ id: "1", version: 4, status: "FINISHED" }), "c4");
  expect(copied).not.toHaveBeenCalled();
  expect(client.cache.versionOf("Claim", "1")).toBe(5);
  expect(screen.getByText("NO_SUPPLIER 5 OLD")).toBeTruthy();
  await change(aClaim({ id: "1", version: 6, status: "MANAGED" }), "c6");
  await screen.findByText("MANAGED 6 no plate");
});

test("ignores a response that is older than a change", async () => {
  await open();
  await change(aClaim({ id: "1", version: 7, status: "MANAGED", plate: "NEW" }), "c7");
  await screen.findByText("MANAGED 7 NEW");
  // The server answers from an older reading: version 5.
  await act(() => client.refetchQueries({ include: "active" }));
  await screen.findByText("MANAGED 7 NEW");
});

test("announces changes of claims without a viewer, without caching them", async () => {
  await open();
  await change(aClaim({ id: "2", version: 1 }), "c1");
  expect(received.map(({ id }) => id)).toEqual(["2"]);
  expect(client.cache.versionOf("Claim", "2")).toBeUndefined();
});

test("forgets a claim that changed while it was viewed like any other", async () => {
  const { unmount } = await open();
  await change(aClaim({ id: "1", version: 6, status: "MANAGED" }), "c6");
  forgetAnswers(client);
  expect(client.cache.versionOf("Claim", "1")).toBe(6);
  unmount();
  // A question ends a moment after what asked it.
  await vi.waitFor(() => expect(client.getObservableQueries().size).toBe(0));
  forgetAnswers(client);
  expect(client.cache.versionOf("Claim", "1")).toBeUndefined();
});

test("resumes after the last received change when the connection was cut", async () => {
  await open();
  await change(aClaim({ id: "1", version: 6 }), "c6");
  sockets.cut();
  await vi.waitFor(() => expect(sockets.subscribed[0]?.extensions).toEqual({ after: "c6" }), { timeout: 5_000 });
});

test("resumes from its first cursor when the connection was cut before any change", async () => {
  await open();
  expect(sockets.subscribed[0]?.extensions).toEqual({ firstCursor: true });
  await answer({ extensions: { cursor: "c0" } });
  sockets.cut();
  await vi.waitFor(() => expect(sockets.subscribed[0]?.extensions).toEqual({ after: "c0" }), { timeout: 5_000 });
});

test("restarts a subscription that cannot resume, and reloads the visible data", async () => {
  await open();
  await change(aClaim({ id: "1", version: 6 }), "c6");
  sockets.cut();
  await vi.waitFor(() => expect(sockets.subscribed[0]?.extensions).toEqual({ after: "c6" }), { timeout: 5_000 });
  db().claims.set("1", aClaim({ id: "1", version: 90, status: "NO_FINISHED" }));
  sockets.rejectSubscription("claimChanged", "RESUME_TOO_OLD");
  await screen.findByText("NO_FINISHED 90 no plate");
  await subscribed();
  expect(sockets.subscribed[0]?.extensions).toEqual({ firstCursor: true });
});

test("replaces state that the server has lost, also by lower versions", async () => {
  await open();
  await change(aClaim({ id: "1", version: 60 }), "c6");
  sockets.cut();
  await vi.waitFor(() => expect(sockets.subscribed[0]?.extensions).toEqual({ after: "c6" }), { timeout: 5_000 });
  db().claims.set("1", aClaim({ id: "1", version: 7, status: "MANAGED" }));
  sockets.rejectSubscription("claimChanged", "RESUME_TOO_OLD");
  await screen.findByText("MANAGED 7 no plate");
});

test("reloads data that changed while the page connected", async () => {
  await open();
  db().claims.set("1", aClaim({ id: "1", version: 6, status: "MANAGED" }));
  await screen.findByText("MANAGED 6 no plate");
});
