// The worklist over hours: what it asks for, what it keeps, and whose word counts.
import { act, screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { expect, test, vi } from "vitest";
import type { LiveCache } from "../../../client/apollo/cache";
import { forgetAnswers } from "../../../client/apollo/forgetAnswers";
import { asked, server } from "../setup";
import { answerWorklist, liveScreens, openMap } from "./openMap";
import { frameOf } from "./sampleFrames";
import { add, entry, list } from "./worklistFixtures";

vi.mock("../../../client/mapkit/MapCanvas", () => import("./movingMap"));
liveScreens();

const rows = (): (string | null)[] =>
  within(screen.getByRole("list", { name: /Claims that need action/ }))
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
const openList = (search = "") => openMap(`/map/claims?at=40,-3,9&list=needs${search}`, frameOf([]));
const pushed = async (...ids: string[]): Promise<void> => {
  for (const id of ids) add(id);
  await answerWorklist(list(...ids.map((id) => entry(id, "CRITICAL", -1))));
  await waitFor(() => expect(rows().map((text) => text!.includes("Street of"))).toEqual(ids.map(() => true)));
};

test("requests a claim once, when it enters the list", async () => {
  await openList();
  await pushed("C-1", "C-2");
  await pushed("C-2", "C-1");
  await pushed("C-1", "C-2", "C-3");
  expect(asked().filter((query) => query.includes("query WorklistRows"))).toHaveLength(2);
});

test("keeps nothing in memory of claims that left the list and are not shown", async () => {
  const { client, router } = await openList();
  const show = (claim: string) => act(() => router.navigate(`/map/claims?at=40,-3,9&list=needs${claim}`));
  const known = (): string[] => Object.keys((client.cache as LiveCache).extract()).filter((key) => key.startsWith("Claim:"));
  add("C-9");
  for (const id of ["C-1", "C-2", "C-3"]) {
    await pushed(id, "C-stays");
    await show(`&claim=${id}`);
    await screen.findByRole("article", { name: `Claim ${id}` });
    await show("");
  }
  forgetAnswers(client);
  expect(known().sort()).toEqual(["Claim:C-3", "Claim:C-stays"]);
  await show("&claim=C-9");
  await screen.findByRole("article", { name: "Claim C-9" });
  const before = asked().length;
  forgetAnswers(client);
  await act(async () => undefined);
  expect(known().sort()).toEqual(["Claim:C-3", "Claim:C-9", "Claim:C-stays"]);
  expect(asked()).toHaveLength(before);
});

test("releases the cached results of earlier reads without changing the list", async () => {
  const { client } = await openList();
  const remembered = (): number => client.getMemoryInternals!().sizes.inMemoryCache!.executeSelectionSet ?? 0;
  for (let n = 0; n < 20; n++) await pushed(`C-${n}`, `C-${n + 1}`);
  // except for lateness, which continues to grow
  const claims = () => rows().map((text) => text!.split(" · promised")[0]);
  const before = remembered();
  const shown = claims();
  forgetAnswers(client);
  expect(remembered()).toBeLessThan(before / 3);
  await act(async () => undefined);
  expect(claims()).toEqual(shown);
});

test("ignores a response that arrives after a newer push", async () => {
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.post("*/graphql", async ({ request }) => {
      if ((await request.clone().text()).includes("query Worklist {")) await held;
    }),
  );
  await openList();
  await pushed("C-1");
  answer();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(rows()).toHaveLength(1);
});
