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

test("shows id, status, service and client of the claim in the header", async () => {
  db().claims.set(critical.id, { ...critical, riskType: "CAR" });
  showClaim();
  const head = (await screen.findByRole("heading", { name: "118199" })).closest("header")!;
  expect(within(head).getByText("PLC")).toBeTruthy();
  expect(head.textContent).toContain("Critically late");
  expect(head.textContent).toContain("VIP");
  expect(head.textContent).toContain("Tow, flat tyre. 4821 KPD, Elena Vidal Roca");
  expect(within(head).getByRole("img", { name: "Tow" })).toBeTruthy();
  expect(within(head).getByRole("img", { name: "Car" })).toBeTruthy();
});

test("shows a long number in full behind an information button, and copies it", async () => {
  const write = vi.fn(() => Promise.resolve());
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockImplementation(write);
  showClaim();
  await user.click(await screen.findByRole("button", { name: "Full number" }));
  await screen.findByText(critical.id);
  await user.click(screen.getByRole("button", { name: "Copy number" }));
  expect(write).toHaveBeenCalledWith(critical.id);
});

test("shows a known code of a service, priority or cause in the reader's language, and another name unchanged", async () => {
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

test("shows automatic processes with their times, and updates them with the claim", async () => {
  const upcoming = [
    { process: "ARRIVAL_CONTACT_LIST", at: "2026-11-21T10:47:00.000Z", setting: 10, limit: 20 },
    { process: "AUTOMATIC_ARRIVAL", at: null, setting: 15, limit: 150 },
  ];
  db().claims.set(critical.id, { ...critical, upcomingProcesses: upcoming });
  const { client } = showClaim();
  const region = await screen.findByRole("region", { name: "Automatic, unless something changes" });
  expect(
    within(region)
      .getAllByRole("listitem")
      .map((line) => line.textContent),
  ).toEqual(["12:47The insured is added to the contact listin 5 min", "—Arrival is confirmed when the vehicle stays within 150 m"]);
  const changed = { ...critical, __typename: "Claim", version: 6, status: "MANAGED", statusLabel: null };
  db().claims.set(critical.id, { ...critical, version: 6, upcomingProcesses: [] });
  client.cache.writeFragment({ fragment: ClaimChanged_ClaimFragmentDoc, fragmentName: "ClaimChanged_claim", data: changed as never });
  await vi.waitFor(() => expect(screen.queryByRole("region", { name: "Automatic, unless something changes" })).toBeNull());
});

test("advances the age of the supplier's position and reloads it outside the map's view, though the claim does not change", async () => {
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

test("names the zone of a claim once, and adds the reader's time to each time of another zone", async () => {
  showClaim();
  await screen.findByText("Occurred");
  expect(screen.getByText(/^Local time in Athens \(UTC\+2\)/)).toBeTruthy();
  expect(document.body.textContent.match(/UTC\+2|EET|GMT/g)).toHaveLength(1);
  expect(valueOf("Occurred")).toMatch(/^10:21/);
  const own = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(critical["occurredAt"] as string),
  );
  if (own !== "10:21") expect(valueOf("Occurred")).toContain(`${own} your time`);
  expect(valueOf("Position")).toBe("6 s old");
  expect(valueOf("Notes")).toBe("—");
});

test("lists the milestones in order: done with the time, late, pending", async () => {
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

test("opens the assigned supplier", async () => {
  const { onSupplier } = showClaim();
  await userEvent.click(await screen.findByRole("button", { name: "Unit 204" }));
  expect(onSupplier).toHaveBeenCalledWith("M-204");
});

test("hides the economic part from a profile without that functionality", async () => {
  showClaim({ part: "economic" });
  await screen.findByRole("tab", { name: "Milestones" });
  expect(screen.queryByRole("tab", { name: "Movements" })).toBeNull();
});

test("sums the economic part to the cent", async () => {
  signIn("operator", { functionalities: ["claim.detail", "claim.economics"] });
  showClaim({ part: "economic" });
  const rows = (await screen.findAllByRole("row")).map((row) => row.textContent);
  expect(rows).toEqual(["MovementAmount", "1€120.10", "2-€20.05", "Total€100.05"]);
});

test("shows a change that enters the cache, without a request", async () => {
  const { client } = showClaim();
  await screen.findByText("Critically late");
  const changed = { ...critical, __typename: "Claim", version: 6, status: "MANAGED", statusLabel: null };
  client.cache.writeFragment({ fragment: ClaimChanged_ClaimFragmentDoc, fragmentName: "ClaimChanged_claim", data: changed as never });
  await screen.findByText("Managed");
  expect(screen.queryByText("Critically late")).toBeNull();
});

test("keeps the panel when an unknown supplier is assigned", async () => {
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

test("shows reasons in the current language immediately, also while a response in another language is pending", async () => {
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

test("shows the same message for a claim that does not exist and one that may not be seen, and lets its tab be closed", async () => {
  const said = async (): Promise<string> =>
    (await screen.findByText(/does not exist or your profile does not give access to it/)).textContent!;
  const { unmount, onClose } = showClaim({ id: "nowhere" });
  const missing = await said();
  await userEvent.click(screen.getByRole("button", { name: "Close tab" }));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  signIn("operator", { functionalities: ["map", "layer.incidents"] });
  showClaim();
  expect((await said()).replace(critical.id, "nowhere")).toBe(missing);
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("says when the tab of a finished claim closes, and lets the user keep it", async () => {
  db().claims.set(critical.id, { ...critical, status: "FINISHED", finishedAt: "2026-11-21T10:41:00.000Z" });
  const { onKeep } = showClaim({ closesAt: NOW_MS + 8_000 });
  const keep = await screen.findByRole("button", { name: "Keep open" });
  expect(keep.parentElement!.textContent).toMatch(/Finished 12:41.*Closing in 8 s\./);
  await userEvent.click(keep);
  expect(onKeep).toHaveBeenCalled();
});

test("reports once that its claim has finished, but not if it was finished when opened", async () => {
  const onFinish = vi.fn();
  const { client } = show(<ClaimTab id={critical.id} onFinish={onFinish} />);
  await screen.findByText("118199");
  await vi.waitFor(() => expect(document.querySelector("svg[data-status=PENDING_ARRIVAL_CRITICAL]")).toBeTruthy());
  const over = { ...critical, __typename: "Claim", version: 6, status: "FINISHED" };
  client.cache.writeFragment({ fragment: ClaimChanged_ClaimFragmentDoc, fragmentName: "ClaimChanged_claim", data: over as never });
  await vi.waitFor(() => expect(onFinish).toHaveBeenCalledTimes(1));
});

test("says since when the source contradicts a closed claim, until the source agrees", async () => {
  const cancelled = { status: "FINISHED" as const, cancelledAt: "2026-11-21T10:20:00.000Z" };
  db().claims.set(critical.id, { ...critical, ...cancelled, contradiction: { since: "2026-11-21T10:31:00.000Z", serviceState: "ASI" } });
  showClaim();
  const strip = (await screen.findByText(/The source has reported/)).closest("[role=status]")!;
  expect(strip.textContent).toMatch(
    /^The source has reported the state ASI since 21 Nov, 12:31\. The claim remains cancelled, because it was not closed by the source\.$/,
  );
  cleanup();
  db().claims.set(critical.id, { ...critical, ...cancelled, contradiction: null });
  showClaim();
  await screen.findByText(/^Cancelled/);
  expect(screen.queryByText(/The source has reported/)).toBeNull();
});

test("shows the supplier's distance at a milestone, the age of its position, and an enlargeable picture", async () => {
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
