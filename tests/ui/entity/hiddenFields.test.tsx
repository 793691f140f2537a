import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { visibleColumns, type HiddenFields } from "../../../schema/rules/fields/hiddenFields";
import { mapLayers } from "../../../schema/rules/map/map";
import { SupplierDetail } from "../../../client/suppliers/SupplierDetail";
import { aSupplier } from "../../msw/db";
import { critical, NOW_MS, showClaim } from "../claims/claimFixtures";
import { show, signIn } from "../page";
import { db } from "../setup";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS });
  db().claims.set(critical.id, critical);
});

/** Signs somebody in from whom fields are hidden; the server answers null for them. */
function signInWithout(hidden: HiddenFields): void {
  db().users.get("operator")!.visibleColumns = visibleColumns(mapLayers, hidden);
  signIn();
}

test("a field that the profile hides has no line, no part and no dash in a claim's detail", async () => {
  signInWithout({ INCIDENTS: new Set(["notes", "file", "movements", "milestones"]), MOBILE: new Set(["position"]) });
  showClaim();
  await screen.findByText("Occurred");
  for (const gone of ["Notes", "File", "Position"]) expect(screen.queryAllByText(gone)).toEqual([]);
  expect(screen.getByText("Phone")).toBeTruthy();
  const parts = within(screen.getByRole("tablist")).getAllByRole("tab");
  expect(parts.map((part) => part.textContent)).not.toContain("Economic");
  expect(screen.queryByRole("list", { name: "Milestones" })).toBeNull();
});

test("nor in a supplier's, as its own layer has it", async () => {
  signInWithout({ MOBILE: new Set(["phone", "fleet", "position"]), BASE: new Set(["address"]) });
  db().suppliers.set("M-204", aSupplier({ id: "M-204", name: "Unit 204", access: "MOBILE" }));
  show(<SupplierDetail id="M-204" part={null} onPart={vi.fn()} onClaim={vi.fn()} onSupplier={vi.fn()} onClose={vi.fn()} />);
  await screen.findByRole("heading", { name: "Unit 204" });
  expect(screen.queryByText("Phone")).toBeNull();
  expect(screen.getByText("Mobile phone")).toBeTruthy();
  expect(screen.getByText("Address")).toBeTruthy();
  expect(screen.queryByText(/Without position/)).toBeNull();
  expect(screen.queryByRole("tab", { name: "Fleet" })).toBeNull();
});

test("a supplier's claims are not asked for by whoever may not know whether it is only proposed for them", async () => {
  signInWithout({ INCIDENTS: new Set(["proposed"]) });
  db().suppliers.set("M-204", aSupplier({ id: "M-204", name: "Unit 204", access: "MOBILE" }));
  show(<SupplierDetail id="M-204" part="allocations" onPart={vi.fn()} onClaim={vi.fn()} onSupplier={vi.fn()} onClose={vi.fn()} />);
  await screen.findByRole("heading", { name: "Unit 204" });
  expect(screen.getAllByRole("tab").map((part) => part.textContent)).toEqual(["General", "Fleet", "Timetable", "Networks"]);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test("the networks of a supplier have no line where only its services may be seen", async () => {
  signInWithout({ MOBILE: new Set(["networks"]) });
  db().suppliers.set("M-204", aSupplier({ id: "M-204", name: "Unit 204", access: "MOBILE", services: ["GRU"] }));
  show(<SupplierDetail id="M-204" part="networks" onPart={vi.fn()} onClaim={vi.fn()} onSupplier={vi.fn()} onClose={vi.fn()} />);
  expect((await screen.findAllByRole("term")).map((term) => term.textContent)).toEqual(["Services"]);
});

test("the strip of a claim has no figure of which the profile hides the field", async () => {
  signInWithout({ INCIDENTS: new Set(["predictedAt"]) });
  db().claims.set(critical.id, { ...critical, predictedAt: null });
  showClaim();
  await screen.findByText("Promised");
  expect(screen.queryByText("ETA now")).toBeNull();
});

test("who may not see the times that an arrival is checked against confirms it as of now", async () => {
  signInWithout({ INCIDENTS: new Set(["assignedAt"]) });
  db().claims.set(critical.id, { ...critical, arrivedAt: null, assignmentType: "MANUAL" });
  showClaim();
  await userEvent.click(await screen.findByRole("button", { name: /^Arrival/ }));
  expect((await screen.findByRole("note")).textContent).toContain("It counts as of now");
  expect(screen.queryByLabelText(/Arrived at/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /Confirm arrival/ }));
  await vi.waitFor(() => expect(db().actions).toMatchObject([{ action: "confirmArrival", input: { at: null } }]));
});

test("why a claim has its status is left out where the server does not tell it", async () => {
  db().claims.set(critical.id, { ...critical, statusReason: null });
  signInWithout({ INCIDENTS: new Set(["promisedAt"]) });
  showClaim();
  await screen.findByText("Occurred");
  await vi.waitFor(() => expect(screen.queryByRole("region", { name: "Why this status" })).toBeNull());
});
