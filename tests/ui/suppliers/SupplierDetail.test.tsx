import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { SupplierDetail, type SupplierDetailProps } from "../../../client/suppliers/SupplierDetail";
import { aClaim, aSupplier } from "../../msw/db";
import { show, signIn } from "../page";
import { db } from "../setup";

const NOW_MS = Date.parse("2026-11-21T10:42:00Z");
const unit = aSupplier({
  id: "M-204",
  name: "Unit 204",
  status: "MOBILE_OCCUPIED",
  position: { lon: -3.7, lat: 40.4, at: "2026-11-21T10:41:52.000Z", speedMetresPerSecond: 10, accuracyMetres: 6 } as never,
  phone: "+34 600 12 88 41",
  bands: Array.from({ length: 24 }, (_, hour) => (hour === 11 ? 3 : 0)),
  exceedThreshold: true,
  fleet: [{ code: "T1", name: "Crane", plate: "4821 KPD" }],
  networks: ["NORTH"],
  services: ["GRU", "XYZ"],
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW_MS });
  signIn();
  db().suppliers.set(unit.id, unit);
});

function showUnit(part: SupplierDetailProps["part"] = null) {
  const callbacks = { onPart: vi.fn(), onClaim: vi.fn(), onSupplier: vi.fn() };
  show(<SupplierDetail id={unit.id} part={part} {...callbacks} />);
  return callbacks;
}

test("the head says who it is and how it stands, the strip how old the position is", async () => {
  showUnit();
  const head = (await screen.findByRole("heading", { name: "Unit 204" })).closest("header")!;
  expect(head.textContent).toContain("OBusy");
  expect(head.textContent).toContain("Mobile resource, M-204");
  expect(screen.getByText("Position age").nextElementSibling!.textContent).toBe("8 s");
  expect(screen.getByText("Speed").nextElementSibling!.textContent).toBe("36 km/h");
});

test("a supplier without position says so", async () => {
  db().suppliers.set(unit.id, { ...unit, position: null });
  showUnit();
  await screen.findByText(/Without position\./);
});

test("its open claims are listed and open from here", async () => {
  db().claims.set("1", aClaim({ id: "1", supplier: unit, status: "PENDING_ARRIVAL_INTIME" }));
  db().claims.set("2", aClaim({ id: "2", supplier: unit, status: "FINISHED" }));
  const { onClaim } = showUnit("allocations");
  await userEvent.click(await screen.findByRole("button", { name: "1" }));
  expect(onClaim).toHaveBeenCalledWith("1");
  expect(screen.queryByRole("button", { name: "2" })).toBeNull();
});

test("the timetable has 24 bands, marks the hour it is in the supplier's country, and says when the threshold is exceeded", async () => {
  showUnit("timetable");
  const bands = await screen.findByRole("list", { name: "Services by hour of the day" });
  const cells = [...bands.querySelectorAll("li")];
  expect(cells).toHaveLength(24);
  // 10:42 in UTC is 11:42 in Madrid.
  expect(cells.findIndex((cell) => cell.dataset["now"] === "true")).toBe(11);
  expect(cells[11]!.textContent).toBe("113");
  await screen.findByText("Its threshold is exceeded.");
});

test("its vehicles stand in a table; what is not known is a dash", async () => {
  db().suppliers.set(unit.id, { ...unit, fleet: [...(unit["fleet"] as object[]), { code: "T2", name: null, plate: null }] });
  showUnit("fleet");
  const rows = (await screen.findAllByRole("row")).map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["Vehicle", "Name", "Plate"],
    ["T1", "Crane", "4821 KPD"],
    ["T2", "—", "—"],
  ]);
});

test("a supplier without vehicles says so", async () => {
  db().suppliers.set(unit.id, { ...unit, fleet: [] });
  showUnit("fleet");
  await screen.findByText("No vehicles are recorded for this supplier.");
});

test("networks and services are shown; codes that have a kind are named", async () => {
  showUnit("networks");
  await screen.findByText("GRU Tow");
  expect(screen.getByText("XYZ")).toBeTruthy();
  expect(screen.getByText("NORTH")).toBeTruthy();
});
