import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { visibleColumns, type HiddenFields } from "../../../schema/rules/fields/hiddenFields";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { SupplierDetail } from "../../../client/suppliers/SupplierDetail";
import { aSupplier } from "../../msw/db";
import { critical, NOW_MS, showClaim } from "../claims/claimFixtures";
import { show, signIn } from "../page";
import { db } from "../setup";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS });
  db().claims.set(critical.id, critical);
});

/** Signs in a user with hidden fields; the server returns null for them. */
function signInWithout(hidden: HiddenFields): void {
  db().users.get("operator")!.visibleColumns = visibleColumns(mapLayers, hidden);
  signIn();
}

test("leaves no line, part or dash for a hidden field in a claim's detail", async () => {
  signInWithout({ INCIDENTS: new Set(["notes", "file", "movements", "milestones"]), MOBILE: new Set(["position"]) });
  showClaim();
  await screen.findByText("Occurred");
  for (const gone of ["Notes", "File", "Position"]) expect(screen.queryAllByText(gone)).toEqual([]);
  expect(screen.getByText("Phone")).toBeTruthy();
  const parts = within(screen.getByRole("tablist")).getAllByRole("tab");
  expect(parts.map((part) => part.textContent)).not.toContain("Movements");
  expect(screen.queryByRole("list", { name: "Milestones" })).toBeNull();
});

test("leaves no line in a supplier's detail, by the fields of the supplier's layer", async () => {
  signInWithout({ MOBILE: new Set(["phone", "fleet", "position"]), BASE: new Set(["address"]) });
  db().suppliers.set("M-204", aSupplier({ id: "M-204", name: "Unit 204", access: "MOBILE" }));
  show(<SupplierDetail id="M-204" part={null} onPart={vi.fn()} onClaim={vi.fn()} onSupplier={vi.fn()} onClose={vi.fn()} />);
  await screen.findByRole("heading", { name: "Unit 204" });
  expect(screen.queryByText("Phone")).toBeNull();
  expect(screen.getByText("Mobile phone")).toBeTruthy();
  expect(screen.getByText("Address")).toBeTruthy();
  expect(screen.queryByText(/^No position\./)).toBeNull();
  expect(screen.queryByRole("tab", { name: "Fleet" })).toBeNull();
});

test("does not request a supplier's claims if proposals may not be distinguished", async () => {
  signInWithout({ INCIDENTS: new Set(["proposed"]) });
  db().suppliers.set("M-204", aSupplier({ id: "M-204", name: "Unit 204", access: "MOBILE" }));
  show(<SupplierDetail id="M-204" part="allocations" onPart={vi.fn()} onClaim={vi.fn()} onSupplier={vi.fn()} onClose={vi.fn()} />);
  await screen.findByRole("heading", { name: "Unit 204" });
  expect(screen.getAllByRole("tab").map((part) => part.textContent)).toEqual(["General", "Fleet", "Timetable", "Networks"]);
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test("hides the networks of a supplier where only its services are visible", async () => {
  signInWithout({ MOBILE: new Set(["networks"]) });
  db().suppliers.set("M-204", aSupplier({ id: "M-204", name: "Unit 204", access: "MOBILE", services: ["GRU"] }));
  show(<SupplierDetail id="M-204" part="networks" onPart={vi.fn()} onClaim={vi.fn()} onSupplier={vi.fn()} onClose={vi.fn()} />);
  expect((await screen.findAllByRole("term")).map((term) => term.textContent)).toEqual(["Services"]);
});

test("hides a figure of the claim's strip whose field is hidden", async () => {
  signInWithout({ INCIDENTS: new Set(["predictedAt"]) });
  db().claims.set(critical.id, { ...critical, predictedAt: null });
  showClaim();
  await screen.findByText("Promised");
  expect(screen.queryByText("ETA now")).toBeNull();
});

test("confirms an arrival as of now if the times it is checked against are hidden", async () => {
  signInWithout({ INCIDENTS: new Set(["assignedAt"]) });
  db().claims.set(critical.id, { ...critical, arrivedAt: null, assignmentType: "MANUAL" });
  showClaim();
  await userEvent.click(await screen.findByRole("button", { name: /^Arrival/ }));
  expect((await screen.findByRole("note")).textContent).toContain("The current time is recorded");
  expect(screen.queryByLabelText(/Arrived at/)).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /Confirm arrival/ }));
  await vi.waitFor(() => expect(db().actions).toMatchObject([{ action: "confirmArrival", input: { at: null } }]));
});

test("leaves out the reason of a status if the server does not send it", async () => {
  db().claims.set(critical.id, { ...critical, statusReason: null });
  signInWithout({ INCIDENTS: new Set(["promisedAt"]) });
  showClaim();
  await screen.findByText("Occurred");
  await vi.waitFor(() => expect(screen.queryByRole("region", { name: "Why this status" })).toBeNull());
});
