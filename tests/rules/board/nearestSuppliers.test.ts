import fc from "fast-check";
import { expect, test } from "vitest";
import { metresBetween, type Place } from "../../../schema/rules/geo/geo";
import { Board } from "../../../server/board/board";
import { Matcher } from "../../../server/board/matcher";
import { nearestSuppliers, type NearestQuestion } from "../../../server/board/nearest/nearestSuppliers";
import { supplierJobsOf } from "../../../server/board/nearest/supplierJobs";
import { claim, everything, fix, supplier } from "./boardFixtures";

const none = new Uint8Array(8);
const question = (place: Place, some: Partial<NearestQuestion> = {}): NearestQuestion => ({
  place,
  instanceId: "ES",
  serviceId: "GRU",
  giving: 5,
  others: 3,
  reachMetres: 150_000,
  servicesHidden: none,
  placesHidden: none,
  ...some,
});
const ids = (board: Board, found: { slot: number }[]): (string | null)[] => found.map(({ slot }) => board.columns.id[slot]!);

/** Around the place, on both sides of the antimeridian, and far in the north, where cells are small. */
const centre = fc.constantFrom<Place>([-3.7, 40.4], [179.95, -17], [25, 71], [2.1, 41.3]);
const offset = fc.tuple(fc.integer({ min: -3_000, max: 3_000 }), fc.integer({ min: -2_000, max: 2_000 }));
const suppliers = fc.array(
  fc.record({
    offset,
    services: fc.constantFrom<string[] | null>(null, ["GRU"], ["TAX"], ["GRU", "TAX"], []),
    instanceId: fc.constantFrom("ES", "ES", "ES", "PT"),
    access: fc.constantFrom("MOBILE" as const, "BASE" as const, "COLLABORATOR" as const),
    active: fc.constantFrom(true, true, true, false),
  }),
  { maxLength: 120, size: "max" },
);

test("returns the result of a plain search, in its order", () => {
  fc.assert(
    fc.property(centre, suppliers, fc.constantFrom(20_000, 150_000), (place, all, reachMetres) => {
      const board = new Board();
      const placed = all.map((one, i) => {
        const lon = place[0] + one.offset[0] / 1_000;
        return { ...one, id: `S${i}`, at: [lon > 180 ? lon - 360 : lon, place[1] + one.offset[1] / 1_000] as Place };
      });
      board.applyClaim(claim({ id: "C1", lon: place[0], lat: place[1], serviceId: "GRU" }));
      for (const { id, services, instanceId, access, active, at } of placed) {
        const mobile = access === "MOBILE";
        board.applySupplier(
          supplier({
            id,
            services,
            instanceId,
            access,
            active,
            status: mobile ? "MOBILE_FREE" : null,
            lon: mobile ? null : at[0],
            lat: mobile ? null : at[1],
          }),
        );
        if (mobile) board.applyPosition(fix(id, at[0], at[1]));
      }
      const matcher = new Matcher(board.dictionaries, { ...everything, layers: ["MOBILE", "BASE"] });
      const near = placed
        .filter(({ instanceId, access, active }) => instanceId === "ES" && active && access !== "COLLABORATOR")
        .map((one) => ({ ...one, metres: metresBetween(place, one.at) }))
        .filter(({ metres }) => metres <= reachMetres)
        .sort((a, b) => a.metres - b.metres);
      const gives = ({ services }: { services: string[] | null }): boolean => services === null || services.includes("GRU");
      const found = nearestSuppliers(board, matcher, question(place, { reachMetres }));
      expect(found.giving.map(({ metres }) => Math.round(metres))).toEqual(
        near
          .filter(gives)
          .slice(0, 5)
          .map(({ metres }) => Math.round(metres)),
      );
      expect(found.others.map(({ metres }) => Math.round(metres))).toEqual(
        near
          .filter((one) => !gives(one))
          .slice(0, 3)
          .map(({ metres }) => Math.round(metres)),
      );
    }),
    { numRuns: 200 },
  );
});

test("orders suppliers at the same distance by id, whatever their order of arrival or moves", () => {
  const board = new Board();
  const put = (id: string, lon: number) =>
    board.applySupplier(supplier({ id, access: "BASE", status: null, services: ["GRU"], lon, lat: 41 }));
  for (const id of ["B", "A", "C"]) put(id, 2);
  const matcher = new Matcher(board.dictionaries, everything);
  const find = (giving: number) => ids(board, nearestSuppliers(board, matcher, question([2, 41], { giving })).giving);
  put("A", 9);
  put("A", 2);
  expect([find(3), find(2), find(1)]).toEqual([["A", "B", "C"], ["A", "B"], ["A"]]);
});

test("treats hidden services as unspecified, and excludes suppliers with hidden places", () => {
  const board = new Board();
  board.applySupplier(supplier({ id: "T", access: "BASE", status: null, services: ["TAX"], lon: 2, lat: 41 }));
  board.applySupplier(supplier({ id: "G", access: "BASE", status: null, services: ["GRU"], lon: 2.1, lat: 41 }));
  const matcher = new Matcher(board.dictionaries, everything);
  const all = new Uint8Array(8).fill(1);
  const find = (some: Partial<NearestQuestion>) => nearestSuppliers(board, matcher, question([2, 41], some));
  expect(ids(board, find({}).giving)).toEqual(["G"]);
  expect(ids(board, find({ servicesHidden: all }).giving)).toEqual(["T", "G"]);
  expect(find({ placesHidden: all })).toEqual({ giving: [], others: [] });
});

test("returns a supplier's jobs from the board in their order of execution", async () => {
  const board = new Board();
  board.applySupplier(supplier({ id: "M" }));
  const jobs = supplierJobsOf(board);
  const code = board.dictionaries.supplier.code("M");
  const inHand = async () => {
    await jobs.prepare();
    return jobs.of(code).map(({ stage, place }) => [stage, place?.[0]]);
  };
  expect(await inHand()).toEqual([]);
  board.applyClaim(claim({ id: "later", status: "PROG_PENDING_ACTION", supplierId: "M", lon: 4 }));
  board.applyClaim(claim({ id: "next", status: "PENDING_ARRIVAL", supplierId: "M", lon: 3 }));
  board.applyClaim(claim({ id: "driving", status: "PENDING_ARRIVAL_INTIME", supplierId: "M", lon: 2, predictedAt: 1_800_000_000_000 }));
  board.applyClaim(claim({ id: "here", status: "NO_FINISHED", supplierId: "M", lon: 1 }));
  expect(await inHand()).toEqual([
    ["onSite", 1],
    ["driving", 2],
    ["next", 3],
  ]);
  board.applyClaim(claim({ id: "here", status: "FINISHED", supplierId: "M" }));
  board.applyClaim(claim({ id: "driving", status: "NO_SUPPLIER", supplierId: null }));
  expect(await inHand()).toEqual([["next", 3]]);
});
