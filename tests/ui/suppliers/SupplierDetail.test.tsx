import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { SupplierDetail, type SupplierDetailProps } from "../../../client/suppliers/SupplierDetail";
import { aClaim, aSupplier, noRouteFigures } from "../../msw/db";
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
  const callbacks = { onPart: vi.fn(), onClaim: vi.fn(), onSupplier: vi.fn(), onClose: vi.fn() };
  show(<SupplierDetail id={unit.id} part={part} {...callbacks} />);
  return callbacks;
}

test("shows name and status in the header, and the age of the position in the strip", async () => {
  showUnit();
  const head = (await screen.findByRole("heading", { name: "Unit 204" })).closest("header")!;
  expect(head.textContent).toContain("OBusy");
  expect(head.textContent).toContain("Mobile resource, M-204");
  expect(screen.getByText("Position age").nextElementSibling!.textContent).toBe("8 s");
  expect(screen.getByText("Speed").nextElementSibling!.textContent).toBe("36 km/h");
});

test("says that a supplier has no position", async () => {
  db().suppliers.set(unit.id, { ...unit, position: null });
  showUnit();
  await screen.findByText(/No position\./);
});

test("shows current work, client, end and place in the strip instead of coordinates", async () => {
  const job = {
    supplier: unit,
    position: { lon: -3.7, lat: 40.42 },
    insuredName: "Elena Vidal",
    origin: "Calle de Serrano 61",
    promisedAt: "2026-11-21T10:40:00.000Z",
  };
  const driving = { status: "PENDING_ARRIVAL_DELAYED", statusLabel: "LATE", predictedAt: "2026-11-21T10:52:00.000Z" };
  const figures = { ...noRouteFigures, remainingMetres: 2_400 };
  db().claims.set("118199", aClaim({ id: "118199", ...job, ...driving, measuredFrom: job.promisedAt, routeFigures: figures } as never));
  db().claims.set("118200", aClaim({ id: "118200", supplier: unit, status: "PROG_PENDING_ACTION" }));
  const { onClaim } = showUnit();
  const cell = (await screen.findByText("En route to")).nextElementSibling!;
  expect(cell.textContent).toBe("118199Elena Vidal");
  expect(screen.getByText("Until").nextElementSibling!.textContent).toContain("11:52");
  expect(screen.getByText("Until").nextElementSibling!.textContent).toContain("in 10 min");
  expect(screen.getByText("Next").nextElementSibling!.textContent).toBe("1 claim");
  expect(screen.getAllByText("Position")[0]!.nextElementSibling!.textContent).toBe("2.2 km from Calle de Serrano 61");
  await userEvent.click(within(cell as HTMLElement).getByRole("button"));
  expect(onClaim).toHaveBeenCalledWith("118199");
});

test.each([
  ["the product only, without a value of the source", null, "2026-11-21T10:41:00.000Z", "outdated"],
  ["both", true, "2026-11-21T10:41:00.000Z", "outdated"],
  ["the product, against the source", false, "2026-11-21T10:41:00.000Z", "outdated (current according to the source)"],
  ["the source only", true, "2026-11-21T10:51:00.000Z", "outdated according to the source"],
])("names the origin of an outdated position: %s", async (_who, feedOutdated, outdatedFrom, text) => {
  db().suppliers.set(unit.id, { ...unit, feedOutdated, position: { ...unit.position!, outdatedFrom } as never });
  showUnit();
  expect((await screen.findByText("Position age")).nextElementSibling!.textContent).toBe(`8 s${text}`);
});

test("lists open claims with arrival and lateness, the current one first, and opens them", async () => {
  const promised = { promisedAt: "2026-11-21T10:40:00.000Z", measuredFrom: "2026-11-21T10:40:00.000Z" };
  db().claims.set("1", aClaim({ id: "1", supplier: unit, status: "PENDING_ARRIVAL_INTIME", ...promised }));
  db().claims.set("2", aClaim({ id: "2", supplier: unit, status: "FINISHED" }));
  const site = { status: "NO_FINISHED", arrivedAt: "2026-11-21T10:30:00.000Z", promisedAt: "2026-11-21T10:10:00.000Z", arrivedLate: true };
  db().claims.set("3", aClaim({ id: "3", supplier: unit, ...site } as never));
  const { onClaim } = showUnit("allocations");
  const table = await screen.findByRole("table");
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows.map((row) => within(row).getByRole("button").textContent)).toEqual(["3", "1"]);
  expect(rows[0]!.getAttribute("aria-current")).toBe("true");
  expect(rows[0]!.textContent).toMatch(/now.*11:30.*20 min late/);
  expect(rows[1]!.textContent).toContain("2 min late");
  await userEvent.click(within(table).getByRole("button", { name: "1" }));
  expect(onClaim).toHaveBeenCalledWith("1");
});

test("shows a timetable of 24 bands, marks the current hour in the supplier's country, and reports an exceeded threshold once", async () => {
  const load = Array.from({ length: 24 }, (_, hour) => (hour === 11 || hour === 12 ? 3 : 0));
  const bandThresholds = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 2 : hour === 13 ? 5 : null));
  db().suppliers.set(unit.id, { ...unit, bands: load, bandThresholds });
  showUnit("timetable");
  const bands = await screen.findByRole("list", { name: "Services by hour" });
  const cells = [...bands.querySelectorAll("li")];
  expect(cells).toHaveLength(24);
  // 10:42 in UTC is 11:42 in Madrid.
  expect(cells.findIndex((cell) => cell.dataset["now"] === "true")).toBe(11);
  expect(cells[11]!.textContent).toBe("113");
  // A band is marked only by its own threshold: the source's flag is of all of them.
  expect(cells.flatMap((cell, hour) => (cell.dataset["exceeded"] === "true" ? [hour] : []))).toEqual([12]);
  expect(cells[12]!.textContent).toContain("3, above the limit of 2");
  expect(await screen.findAllByText("The source reports that a threshold is exceeded.")).toHaveLength(1);
});

test("lists the vehicles in a table, with a dash for unknown values", async () => {
  db().suppliers.set(unit.id, { ...unit, fleet: [...(unit["fleet"] as object[]), { code: "T2", name: null, plate: null }] });
  showUnit("fleet");
  const rows = (await screen.findAllByRole("row")).map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["Vehicle", "Name", "Plate"],
    ["T1", "Crane", "4821 KPD"],
    ["T2", "—", "—"],
  ]);
});

test("says that a supplier has no vehicles", async () => {
  db().suppliers.set(unit.id, { ...unit, fleet: [] });
  showUnit("fleet");
  await screen.findByText("No vehicles recorded for this supplier.");
});

test("shows the rating with its number of answers, and the oldest arrival", async () => {
  db().suppliers.set(unit.id, { ...unit, rating: 4.5, surveyCount: 12, oldestActualMinutes: 35 });
  showUnit();
  const valueOf = async (name: string) => (await screen.findByText(name)).nextElementSibling!.textContent;
  expect(await valueOf("Rating")).toBe("4.5 (12 surveys)");
  expect(await valueOf("Minutes of oldest claim")).toBe("35 min");
});

test("shows networks and services, with the names of codes that have a kind", async () => {
  showUnit("networks");
  await screen.findByText("GRU Tow");
  expect(screen.getByText("XYZ")).toBeTruthy();
  expect(screen.getByText("NORTH")).toBeTruthy();
});
