import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldsSet, filterFieldOrder, filterFields, withoutField, type Filter } from "../../../client/filters/filter";
import { canonicalFilter, readFilter, sameFilter, writeFilter } from "../../../client/filters/filterAddress";
import { readMapAddress, writeMapAddress } from "../../../client/map/address/mapAddress";
import { claimFilterOf, mapFilterOf, supplierFilterOf } from "../../../client/filters/apiFilter";
import { serviceKinds } from "../../../schema/rules/lists/claims";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { typedText } from "../../../schema/rules/search/searchText";
import { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import { personalSearchParts } from "../../../schema/rules/map/configurations";

const ids = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { minLength: 1, maxLength: 5 });
const codes = ids.filter((list) => !list.includes("unknown:"));
const said = fc.string({ minLength: 1, maxLength: 40 }).map(typedText).filter(Boolean);
const range = fc
  .tuple(fc.option(fc.nat(500)), fc.option(fc.nat(500)))
  .filter(([from, to]) => from !== null || to !== null)
  .map(([from, to]) => (from !== null && to !== null && from > to ? { from: to, to: from } : { from, to }));
const instant = (from: number) => fc.integer({ min: from, max: from + 400_000 }).map((at) => new Date(at * MINUTE_MS).toISOString());
const inOrder = <T>(all: readonly T[]) => fc.subarray([...all], { minLength: 1 });
const filters: fc.Arbitrary<Filter> = fc.record(
  {
    instanceIds: ids,
    centreIds: ids,
    serviceIds: ids,
    kinds: inOrder(serviceKinds),
    scheduled: fc.boolean(),
    scheduledUnknown: fc.constant(true as const),
    priorityCodes: codes,
    priorityUnknown: fc.constant(true as const),
    unassignedMinutes: range,
    access: inOrder(Object.keys(SupplierAccess) as SupplierAccess[]),
    clientIds: ids,
    contractIds: ids,
    supplierIds: ids,
    assignedMinutes: range,
    plannedFrom: instant(29_000_000),
    plannedTo: instant(30_000_000),
    contactFrom: instant(29_000_000),
    contactTo: instant(30_000_000),
    mobileUser: said,
    assignmentTypes: inOrder(["MANUAL", "DIGITAL"] as const),
    file: said,
    otherFile: said,
    attributeText: said,
  },
  { requiredKeys: [] },
);

test("reads a filter from the map's address identically, and writes the same text again", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const text = writeMapAddress({ ...readMapAddress(""), filter });
      expect(readMapAddress(text).filter).toEqual(filter);
      expect(writeMapAddress(readMapAddress(text))).toBe(text);
    }),
  );
});

test("writes the same filter to a register's address, and leaves no trace of a removed field", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      const params = new URLSearchParams("sort=-id");
      writeFilter(params, filter);
      expect(sameFilter(readFilter(new URLSearchParams(params.toString())), filter)).toBe(true);
      for (const field of fieldsSet(filter)) expect(fieldsSet(withoutField(filter, field))).not.toContain(field);
      writeFilter(params, {});
      expect(params.toString()).toBe("sort=-id");
    }),
  );
});

test("writes a readable address", () => {
  const filter: Filter = {
    centreIds: ["7", "9"],
    scheduled: true,
    scheduledUnknown: true,
    priorityCodes: ["VIP"],
    priorityUnknown: true,
    unassignedMinutes: { from: 5, to: null },
    plannedFrom: "2026-11-21T00:00:00.000Z",
  };
  expect(writeMapAddress({ ...readMapAddress(""), filter })).toBe(
    "?centre=7,9&scheduled=yes,unknown&priority=VIP,unknown:&unassigned=5-&plannedFrom=2026-11-21T00:00Z",
  );
});

test.each([
  "scheduled=yes,no",
  "scheduled=perhaps",
  "kind=ship",
  "unassigned=-",
  "unassigned=60-10",
  "unassigned=5",
  "assigned=0-99999999",
  "plannedFrom=tomorrow",
  "plannedFrom=2026-13-01T00:00Z",
  "plannedFrom=2026-11-22T00:00Z&plannedTo=2026-11-21T00:00Z",
  `centre=${"x".repeat(101)}`,
  "file=%20",
  "centre=,,",
])("ignores an unreadable part: %s", (search) => {
  expect(readFilter(new URLSearchParams(search))).toEqual({});
});

test("limits texts and lists to what the server accepts", () => {
  const params = new URLSearchParams({ file: "x".repeat(500), centre: Array.from({ length: 500 }, (_, n) => n).join(",") });
  const { file, centreIds } = readFilter(params);
  expect([file?.length, centreIds?.length]).toEqual([100, 200]);
});

test("maps each part to one field", () => {
  const parts = filterFieldOrder.flatMap((field) => [...filterFields[field]]);
  expect(new Set(parts).size).toBe(parts.length);
  expect(canonicalFilter({ scheduledUnknown: true })).toEqual({ scheduledUnknown: true });
});

test("sends the supplier parts for suppliers, and for claims all but how a supplier is reached", () => {
  const address = {
    ...readMapAddress("?status=plc&resources=l"),
    filter: { supplierIds: ["S-1"], access: ["BASE"], centreIds: ["7"], mobileUser: "m" } satisfies Filter,
  };
  expect(mapFilterOf(address)).toEqual({ ...address.filter, statuses: ["PENDING_ARRIVAL_CRITICAL"], resourceStatuses: ["MOBILE_FREE"] });
  expect(supplierFilterOf(address)).toEqual({ ids: ["S-1"], access: ["BASE"], mobileUser: "m" });
  expect(claimFilterOf(address)).toEqual({
    open: true,
    supplierIds: ["S-1"],
    centreIds: ["7"],
    mobileUser: "m",
    statuses: ["PENDING_ARRIVAL_CRITICAL"],
  });
});

test("ignores statuses while features without position are listed", () => {
  const address = readMapAddress("?status=plc&resources=l&nowhere=1&centre=7");
  expect(mapFilterOf(address)).toEqual({ centreIds: ["7"] });
  expect(claimFilterOf(address)).toEqual({ open: true, centreIds: ["7"], withoutPosition: true });
});

test("keeps searched texts in the parts of the address that an erasure searches", () => {
  const address = new URLSearchParams();
  writeFilter(address, { mobileUser: "a", file: "b", otherFile: "c", attributeText: "d", instanceIds: ["ES"] });
  expect(personalSearchParts.map((part) => address.get(part))).toEqual(["a", "b", "c", "d"]);
});

test.each(["  ", "\u200b", "\u00ad \u2060"])("reads no filter from a text of blanks and invisible characters (%j)", (text) => {
  for (const name of ["file", "otherFile", "attributes", "mobile"])
    expect(readFilter(new URLSearchParams({ [name]: text })), name).toEqual({});
});

test("sends each pair of instants as one interval", () => {
  const filter = {
    plannedFrom: "2026-11-21T00:00:00.000Z",
    contactFrom: "2026-11-20T00:00:00.000Z",
    contactTo: "2026-11-22T00:00:00.000Z",
  };
  const intervals = {
    plannedStart: { from: "2026-11-21T00:00:00.000Z", to: null },
    contactedAt: { from: "2026-11-20T00:00:00.000Z", to: "2026-11-22T00:00:00.000Z" },
  };
  expect(mapFilterOf({ ...readMapAddress(""), filter })).toEqual(intervals);
  expect(claimFilterOf({ ...readMapAddress(""), filter })).toEqual({ open: true, ...intervals });
});
