import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
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
  db().claims.set(critical.id, { ...critical, riskType: "CAR" });
  showClaim();
  const head = (await screen.findByRole("heading", { name: "118199" })).closest("header")!;
  expect(within(head).getByText("PLC")).toBeTruthy();
  expect(head.textContent).toContain("Arrival critical");
  expect(head.textContent).toContain("VIP");
  expect(head.textContent).toContain("Tow, flat tyre. 4821 KPD, Elena Vidal Roca");
  expect(within(head).getByRole("img", { name: "Tow" })).toBeTruthy();
  expect(within(head).getByRole("img", { name: "Car" })).toBeTruthy();
});

test("the whole of a long number stands behind an (i), and is copied by a button", async () => {
  const write = vi.fn(() => Promise.resolve());
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(write);
  showClaim();
  await user.click(await screen.findByRole("button", { name: "Whole number" }));
  await screen.findByText(critical.id);
  await user.click(screen.getByRole("button", { name: "Copy the number" }));
  expect(write).toHaveBeenCalledWith(critical.id);
});

test("a known code of a service, a priority or a cause is said in the reader's language, another name as the source has it", async () => {
  const known = {
    priorityCode: "3",
    priorityName: "Normal",
    faultCode: "101",
    faultName: "Engine stopped",
    riskType: "CAR",
    riskName: "Car",
  };
  db().claims.set(critical.id, { ...critical, ...known });
  await loadMessages("es");
  act(() => chooseLanguage("es"));
  showClaim();
  const head = (await screen.findByRole("heading", { name: "118199" })).closest("header")!;
  expect(head.textContent).toContain("Grúa, Avería de motor.");
  // What is usual is no matter of the head.
  expect(head.textContent).not.toContain("Prioridad normal");
  expect(valueOf("Prioridad")).toBe("Prioridad normal");
  expect(valueOf("Riesgo")).toBe("Automóvil");
  cleanup();
  db().claims.set(critical.id, { ...critical, ...known, faultName: "Motor gripado", riskName: "Turismo" });
  showClaim();
  await screen.findByText(/Motor gripado/);
  expect(valueOf("Riesgo")).toBe("Turismo");
  act(() => chooseLanguage("en"));
});

test("what the product will do by itself is said with its time, and follows the claim", async () => {
  const upcoming = [
    { process: "ARRIVAL_CONTACT_LIST", at: "2026-11-21T10:47:00.000Z", setting: 10, limit: 20 },
    { process: "AUTOMATIC_ARRIVAL", at: null, setting: 15, limit: 150 },
  ];
  db().claims.set(critical.id, { ...critical, upcomingProcesses: upcoming });
  const { client } = showClaim();
  const region = await screen.findByRole("region", { name: "Automatic, if nothing changes" });
  expect(
    within(region)
      .getAllByRole("listitem")
      .map((line) => line.textContent),
  ).toEqual(["12:47The insured is put on the contact listin 5 min", "—The arrival is confirmed once the vehicle stays within 150 m"]);
  const changed = { ...critical, __typename: "Claim", version: 6, status: "MANAGED", statusLabel: null };
  db().claims.set(critical.id, { ...critical, version: 6, upcomingProcesses: [] });
  client.cache.writeFragment({ fragment: ClaimChanged_ClaimFragmentDoc, fragmentName: "ClaimChanged_claim", data: changed as never });
  await vi.waitFor(() => expect(screen.queryByRole("region", { name: "Automatic, if nothing changes" })).toBeNull());
});

test("the age of the supplier's position goes on and is asked for again out of the view of a map, though the claim does not change", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval", "setTimeout", "clearTimeout"], now: NOW_MS });
  db().suppliers.set("M-204", aSupplier({ id: "M-204", name: "Unit 204", position: { lon: 0, lat: 0, at: "2026-11-21T10:41:54.000Z" } }));
  showClaim();
  await vi.waitFor(() => expect(valueOf("Position")).toBe("6 s old"));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(valueOf("Position")).toBe("9 s old");
  const moved = { lon: 0.01, lat: 0, at: "2026-11-21T10:42:19.000Z" };
  db().suppliers.set("M-204", aSupplier({ id: "M-204", version: 2, name: "Unit 204", position: moved }));
  await act(() => vi.advanceTimersByTimeAsync(18_000));
  await vi.waitFor(() => expect(valueOf("Position")).toBe("2 s old"));
});

test("the zone of a claim is named once, and the reader's time stands beside each of another zone", async () => {
  showClaim();
  await screen.findByText("Occurred");
  expect(screen.getByText(/^Times of Athens \(UTC\+2\)/)).toBeTruthy();
  expect(document.body.textContent.match(/UTC\+2|EET|GMT/g)).toHaveLength(1);
  expect(valueOf("Occurred")).toMatch(/^10:21/);
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
      if (!(await request.clone().text()).includes("query ClaimExplanation")) return;
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

test("a claim that does not exist, or may not be seen, says so in the same words, and its tab can be closed", async () => {
  const said = async (): Promise<string> => (await screen.findByText(/There is no claim/)).textContent!;
  const { unmount, onClose } = showClaim({ id: "nowhere" });
  const missing = await said();
  await userEvent.click(screen.getByRole("button", { name: "Close this tab" }));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  signIn("operator", { functionalities: ["map", "layer.incidents"] });
  showClaim();
  expect((await said()).replace(critical.id, "nowhere")).toBe(missing);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
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
    /^The source has reported the state ASI since 21 Nov, 12:31\. The claim stays cancelled: it was not the source that closed it\.$/,
  );
  cleanup();
  db().claims.set(critical.id, { ...critical, ...cancelled, contradiction: null });
  showClaim();
  await screen.findByText(/^Cancelled/);
  expect(screen.queryByText(/The source has reported/)).toBeNull();
});

test("a milestone says how far away the supplier was, how old that is, and shows its picture, large by a click", async () => {
  const [at, milestone] = ["2026-11-21T10:10:00.000Z", { code: "ARRIVAL", at: "2026-11-21T10:10:00.000Z", picture: "/pictures/claim/S" }];
  const seen = { moment: "CONFIRMATION", at, ageSeconds: 180, metres: 1_234, position: { lon: 0, lat: 0, at } };
  db().claims.set(critical.id, { ...critical, milestones: [milestone], milestonePositions: [seen] } as never);
  server.use(
    http.get("*/pictures/claim/S", () => HttpResponse.arrayBuffer(new ArrayBuffer(8), { headers: { "content-type": "image/png" } })),
  );
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
  showClaim({ part: "milestones" });
  const note = await screen.findByText(/1\.2 km away/);
  expect(note.textContent).toBe("1.2 km away, seen 3 min before");
  await userEvent.click(await screen.findByRole("button", { name: /^Picture: / }));
  expect(
    within(await screen.findByRole("dialog"))
      .getByRole("img", { name: /^Picture: / })
      .getAttribute("src"),
  ).toBe("blob:picture");
});
