import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { ClaimTab } from "../../../client/claims/detail/ClaimTab";
import { ClaimChanged_ClaimFragmentDoc } from "../../../client/gql/graphql";
import { chooseLanguage } from "../../../client/i18n/language";
import { loadMessages } from "../../../client/i18n/messages";
import { aSupplier } from "../../msw/db";
import { show, signIn } from "../page";
import { db, server } from "../setup";
import { critical, NOW_MS, showClaim, valueOf } from "./claimFixtures";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS });
  signIn();
  db().claims.set(critical.id, critical);
});

test("the head says which claim it is, how it stands, what is served and to whom", async () => {
  showClaim();
  const head = (await screen.findByRole("heading", { name: critical.id })).closest("header")!;
  expect(within(head).getByText("PLC")).toBeTruthy();
  expect(head.textContent).toContain("Arrival critical");
  expect(head.textContent).toContain("VIP");
  expect(head.textContent).toContain("Tow (GRU), flat tyre. 4821 KPD, Elena Vidal Roca");
});

test("times of another zone name it, and give the reader's time beside it", async () => {
  showClaim();
  await screen.findByText("Occurred");
  expect(valueOf("Occurred")).toMatch(/^10:21 (EET|GMT\+2)/);
  const own = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(critical["occurredAt"] as string),
  );
  if (own !== "10:21") expect(valueOf("Occurred")).toContain(`${own} yours`);
  expect(valueOf("Position")).toBe("6 s old");
  expect(valueOf("Notes")).toBe("—");
});

test("the milestones stand in their order: done with the time, late, still to come", async () => {
  showClaim();
  const track = await screen.findByRole("list", { name: "Milestones" });
  const spoken = [...track.querySelectorAll("li")].map((item) => [item.dataset["milestone"], item.dataset["state"]]);
  expect(spoken.slice(0, 4)).toEqual([
    ["ACCEPTANCE", "done"],
    ["PHONE", "done"],
    ["PLATE", "pending"],
    ["ARRIVAL", "late"],
  ]);
  expect(spoken).toHaveLength(9);
  expect(within(track).getByText("Acceptance: 10:38")).toBeTruthy();
});

test("the assigned supplier opens from here", async () => {
  const { onSupplier } = showClaim();
  await userEvent.click(await screen.findByRole("button", { name: "Unit 204" }));
  expect(onSupplier).toHaveBeenCalledWith("M-204");
});

test("the economic part sums to the cent", async () => {
  showClaim({ part: "economic" });
  const rows = (await screen.findAllByRole("row")).map((row) => row.textContent);
  expect(rows).toEqual(["MovementAmount", "1€120.10", "2-€20.05", "Total€100.05"]);
});

test("a change of the claim is shown as it comes into the cache, without asking", async () => {
  const { client } = showClaim();
  await screen.findByText("Arrival critical");
  const changed = { ...critical, __typename: "Claim", version: 6, status: "MANAGED", statusLabel: null };
  client.cache.writeFragment({ fragment: ClaimChanged_ClaimFragmentDoc, fragmentName: "ClaimChanged_claim", data: changed as never });
  await screen.findByText("Managed");
  expect(screen.queryByText("Arrival critical")).toBeNull();
});

test("another supplier, of whom nothing is known here yet, does not blank the panel", async () => {
  const { client } = showClaim();
  await screen.findByRole("button", { name: "Unit 204" });
  db().claims.set(critical.id, { ...critical, version: 6, supplier: aSupplier({ id: "M-205", name: "Unit 205" }) });
  const changed = {
    ...critical,
    __typename: "Claim",
    version: 6,
    supplier: { __typename: "Supplier", id: "M-205", name: "Unit 205", access: "MOBILE" },
  };
  client.cache.writeFragment({ fragment: ClaimChanged_ClaimFragmentDoc, fragmentName: "ClaimChanged_claim", data: changed as never });
  expect(screen.getByText("Origin")).toBeTruthy();
  await screen.findByRole("button", { name: "Unit 205" });
});

test("why the claim is and was as it is, is said in the language spoken at once, also while an answer in another one is on its way", async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((done) => (answer = done));
  server.use(
    http.post("*/graphql", async ({ request }) => {
      if (!(await request.clone().text()).includes("query ClaimStatusReason")) return;
      const spoken = request.headers.get("accept-language")!.slice(0, 2);
      if (spoken === "fr") await answered;
      const reason = (sentence: string) => ({ ...(critical["statusReason"] as object), sentence: `${sentence}, ${spoken}` });
      const before = { at: critical["statusAt"], to: critical.status, cause: "CLOCK", actor: null, reason: reason("It was so") };
      db().claims.set(critical.id, { ...critical, statusReason: reason("It is so"), statusHistory: [before] } as never);
    }),
  );
  await Promise.all([loadMessages("fr"), loadMessages("it")]);
  showClaim();
  await screen.findByText("It is so, en");
  await screen.findByText("It was so, en");
  act(() => chooseLanguage("fr"));
  await vi.waitFor(() => expect(document.documentElement.lang).toBe("fr-FR"));
  act(() => chooseLanguage("it"));
  await screen.findByText("It is so, it");
  await screen.findByText("It was so, it");
  answer();
});

test("a claim that does not exist, or may not be seen, says so", async () => {
  showClaim({ id: "nowhere" });
  await screen.findByText(/There is no claim/);
});

test("a finished claim says when its tab closes, and can be kept", async () => {
  db().claims.set(critical.id, { ...critical, status: "FINISHED", finishedAt: "2026-11-21T10:41:00.000Z" });
  const { onKeep } = showClaim({ closesAt: NOW_MS + 8_000 });
  const keep = await screen.findByRole("button", { name: "Keep open" });
  expect(keep.parentElement!.textContent).toMatch(/Finished 12:41.*Closing in 8 s\./);
  await userEvent.click(keep);
  expect(onKeep).toHaveBeenCalled();
});

test("the tab tells once that its claim has finished, and not of one that was over when it was opened", async () => {
  const onFinish = vi.fn();
  const { client } = show(<ClaimTab id={critical.id} onFinish={onFinish} />);
  await screen.findByText("118199");
  await vi.waitFor(() => expect(document.querySelector("svg[data-status=PENDING_ARRIVAL_CRITICAL]")).toBeTruthy());
  const over = { ...critical, __typename: "Claim", version: 6, status: "FINISHED" };
  client.cache.writeFragment({ fragment: ClaimChanged_ClaimFragmentDoc, fragmentName: "ClaimChanged_claim", data: over as never });
  await vi.waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
});

test("a claim that the source contradicts says since when, and that it stays as it was closed; nothing once the source agrees", async () => {
  const cancelled = { status: "FINISHED" as const, cancelledAt: "2026-11-21T10:20:00.000Z" };
  db().claims.set(critical.id, { ...critical, ...cancelled, contradiction: { since: "2026-11-21T10:31:00.000Z", serviceState: "ASI" } });
  showClaim();
  const strip = (await screen.findByText(/The source has reported/)).closest("[role=status]")!;
  expect(strip.textContent).toMatch(
    /^The source has reported the state ASI since 21 Nov, 12:31 .*\. The claim stays cancelled: it was not the source that closed it\.$/,
  );
  cleanup();
  db().claims.set(critical.id, { ...critical, ...cancelled, contradiction: null });
  showClaim();
  await screen.findByText(/^Cancelled/);
  expect(screen.queryByText(/The source has reported/)).toBeNull();
});
