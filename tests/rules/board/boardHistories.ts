// Random histories for the board's tests: few ids, few places, so that everything meets everything.
import fc from "fast-check";
import { AssignmentType, claimStatusOrder, riskTypes, serviceKinds } from "../../../schema/rules/lists/claims";
import { frameColumns } from "../../../schema/rules/map/frames";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { resourceStatusOrder, SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { BoardView } from "../../../server/board/mapView";
import type { BoardFilter, BoardScope, InstantRange } from "../../../server/board/boardScope";
import type { Change, ClaimState, PositionState, SupplierState } from "../../../server/changes/states";
import { contractKey } from "../../../server/platform/viewer";

export const START_MS = 1_800_000_000_000;

const oneOf = <T>(...values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
const ids = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];
export const instances = ["ES", "PT", "FJ"];
const clients = ["client 1", "client 2", null];
const contracts = ["contract 1", "contract 2", "contract 3"];
const contractKeys = instances.flatMap((instance) =>
  clients.flatMap((client) => contracts.map((one) => contractKey(instance, client, one))),
);
const accesses = Object.keys(SupplierAccess) as SupplierAccess[];
const assignmentTypes = [...(Object.keys(AssignmentType) as AssignmentType[]), null];

/** Barcelona, its surroundings, Fiji on both sides of the antimeridian, the poles. */
const place = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ lon: fc.integer({ min: 2_170_000, max: 2_180_000 }), lat: fc.integer({ min: 41_380_000, max: 41_390_000 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ lon: fc.integer({ min: -9_000_000, max: 5_000_000 }), lat: fc.integer({ min: 36_000_000, max: 44_000_000 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      lon: fc.oneof(oneOf(179_999_999, 180_000_000, -180_000_000), fc.integer({ min: 178_000_000, max: 181_000_000 })),
      lat: fc.integer({ min: -18_500_000, max: -17_500_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ lon: oneOf(-180_000_000, 0, 180_000_000), lat: oneOf(-90_000_000, -84_000_000, 84_000_000, 85_000_000) }),
  },
);
const degrees = place.map(({ lon, lat }) => ({ lon: (lon > 180e6 ? lon - 360e6 : lon) / 1e6, lat: lat / 1e6 }));
const noPlace = { lon: null, lat: null };
const instant = fc.integer({ min: -7200, max: 600 }).map((second) => START_MS + second * 1000);
const orNull = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 4 });

const claimOf = (id: fc.Arbitrary<string>): fc.Arbitrary<ClaimState> =>
  fc
    .record({
      id,
      version: fc.integer({ min: 1, max: 12 }),
      instanceId: oneOf(...instances),
      status: fc.oneof(
        { weight: 6, arbitrary: oneOf(...claimStatusOrder.filter((status) => status !== "FINISHED")) },
        { weight: 1, arbitrary: oneOf("FINISHED" as const) },
      ),
      kind: oneOf(...serviceKinds),
      serviceId: oneOf("GRU", "TAX", "XYZ"),
      centreId: oneOf("centre 1", "centre 2", null),
      clientId: oneOf(...clients),
      contractId: oneOf(...contracts, null),
      supplierId: oneOf("1", "2", "3", null, null),
      scheduled: oneOf(true, false, null),
      priorityCode: oneOf("VIP", "NORMAL", null),
      assignmentType: oneOf(...assignmentTypes),
      place: fc.oneof({ weight: 6, arbitrary: degrees }, { weight: 1, arbitrary: fc.constant(noPlace) }),
      occurredAt: instant,
      assignedAt: orNull(instant),
      measuredFrom: orNull(instant),
      predictedAt: orNull(instant),
      riskType: oneOf(...riskTypes, null, undefined),
      plannedStart: orNull(instant),
      contactedAt: orNull(instant),
      waitingSince: orNull(instant),
    })
    .map(({ place: at, ...state }) => ({ ...state, ...at }));
const claim = claimOf(oneOf(...ids));

const supplier: fc.Arbitrary<SupplierState> = fc
  .record({
    id: oneOf(...ids),
    version: fc.integer({ min: 1, max: 12 }),
    instanceId: oneOf(...instances),
    name: oneOf("M-204", "Grúas Norte"),
    access: fc.oneof(oneOf("MOBILE" as const), oneOf(...accesses)),
    status: orNull(oneOf(...resourceStatusOrder)),
    place: fc.oneof({ weight: 3, arbitrary: degrees }, { weight: 1, arbitrary: fc.constant(noPlace) }),
    active: fc.oneof({ weight: 6, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  })
  .map(({ place: at, ...state }) => ({ ...state, ...at, status: state.access === "MOBILE" ? state.status : null }));

const fix: fc.Arbitrary<PositionState> = fc
  .record({
    supplierId: oneOf(...ids),
    place: degrees,
    fixAt: fc.integer({ min: 0, max: 9 }),
    course: orNull(fc.integer({ min: 0, max: 359 })),
  })
  .map(({ place: at, fixAt, ...state }) => ({ ...state, ...at, fixAt: START_MS + fixAt * 400, speed: null, accuracy: null }));

export const change: fc.Arbitrary<Change> = fc
  .oneof(
    { weight: 5, arbitrary: claim.map((state) => ({ kind: "claim" as const, state })) },
    { weight: 3, arbitrary: supplier.map((state) => ({ kind: "supplier" as const, state })) },
    { weight: 4, arbitrary: fc.array(fix, { maxLength: 4 }).map((state) => ({ kind: "positions" as const, state })) },
  )
  .map((what) => ({ seq: 0, at: START_MS, ...what }));

/** Initial features: enough for cells with several blocks and for clusters of clusters. */
export const preload: fc.Arbitrary<Change[]> = fc
  .array(claimOf(fc.integer({ min: 100, max: 199 }).map(String)), { maxLength: 80, size: "max" })
  .map((states) => states.map((state) => ({ seq: 0, at: START_MS, kind: "claim" as const, state })));

/** Between two frames: changes, and then time passes. */
const stepsOf = (one: fc.Arbitrary<Change>, maxSteps: number) =>
  fc.array(
    fc.record({
      changes: fc.array(one, { maxLength: maxSteps, size: "max" }),
      passes: oneOf(0, 250, 250, 500, 1000, 1200, 5000, 60_000, 900_000),
      ticks: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12, size: "max" },
  );
export const steps = stepsOf(change, 12);

/** Claims that pass from contract to contract and from supplier to supplier, and few of either: who serves changes all the time. */
const idChoices = ["1", "2", "3"];
const reassigned: fc.Arbitrary<Change> = fc
  .oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(
          claimOf(oneOf(...idChoices)),
          fc.record({
            instanceId: oneOf("ES", "ES", "PT"),
            clientId: oneOf("client 1"),
            contractId: oneOf("contract 1", "contract 2", null),
          }),
        )
        .map(([state, contract]) => ({ kind: "claim" as const, state: { ...state, ...contract } })),
    },
    {
      weight: 3,
      arbitrary: supplier.map((state) => ({ kind: "supplier" as const, state: { ...state, id: idChoices[Number(state.id) % 3]! } })),
    },
    {
      weight: 3,
      arbitrary: fix.map((state) => ({
        kind: "positions" as const,
        state: [{ ...state, supplierId: idChoices[Number(state.supplierId) % 3]! }],
      })),
    },
  )
  .map((what) => ({ seq: 0, at: START_MS, ...what }));

/** Each change brings something newer: in the order of the history. */
export const reassignments = stepsOf(reassigned, 4).map((history) => {
  let version = 0;
  return history.map((step) => ({
    ...step,
    changes: step.changes.map((one): Change => {
      version++;
      if (one.kind === "claim") return { ...one, state: { ...one.state, version } };
      if (one.kind === "supplier") return { ...one, state: { ...one.state, version } };
      return one.kind === "positions" ? { ...one, state: one.state.map((at) => ({ ...at, fixAt: START_MS + version })) } : one;
    }),
  }));
});

export const scope: fc.Arbitrary<BoardScope> = fc.record({
  version: fc.constant("1"),
  instances: fc.oneof(
    fc.constant("all" as const),
    fc.subarray(instances).map((some) => new Set(some)),
  ),
  layers: fc.oneof({ weight: 3, arbitrary: fc.constant(mapLayers) }, { weight: 1, arbitrary: fc.subarray(mapLayers) }),
  contracts: fc.oneof(
    fc.constant("all" as const),
    fc.subarray(contractKeys).map((some) => new Set(some)),
  ),
  suppliers: fc.oneof(
    fc.constant("all" as const),
    fc.subarray(ids).map((some) => new Set(some)),
    { weight: 2, arbitrary: fc.constant("serving" as const) },
  ),
  hiddenColumns: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    {
      weight: 1,
      arbitrary: fc.subarray([
        ...frameColumns.filter((column) => !["handle", "layer", "lon", "lat"].includes(column)),
        ...(["name", "assigned", "risk"] as const),
        ...mapLayers.flatMap((layer) => [`${layer}.name`, `${layer}.position`] as const),
      ]),
    },
  ),
});

export const profile: fc.Arbitrary<BoardScope> = fc.record({
  version: fc.constant("1"),
  instances: oneOf<BoardScope["instances"]>("all", "all", new Set(["ES"])),
  layers: fc.oneof({ weight: 4, arbitrary: fc.constant(mapLayers) }, { weight: 1, arbitrary: fc.subarray(mapLayers) }),
  contracts: oneOf<BoardScope["contracts"]>("all", new Set([contractKey("ES", "client 1", "contract 1")])),
  suppliers: fc.oneof(
    { weight: 3, arbitrary: fc.constant("serving" as const) },
    {
      weight: 1,
      arbitrary: fc.subarray(idChoices).map((some) => new Set(some)),
    },
  ),
});

const instantRange: fc.Arbitrary<InstantRange> = fc
  .record({ from: instant, before: instant }, { requiredKeys: [] })
  .filter((range) => Object.keys(range).length > 0);
const some = <T>(values: readonly T[]): fc.Arbitrary<T[]> => fc.subarray([...values], { minLength: 1 });
export const filter: fc.Arbitrary<BoardFilter> = fc.oneof(
  fc.constant({}),
  fc
    .record(
      {
        statuses: some(claimStatusOrder),
        resourceStatuses: some(resourceStatusOrder),
        kinds: some(serviceKinds),
        instanceIds: some(instances),
        centreIds: some(["centre 1", "centre 2", null]),
        clientIds: some(["client 1", "never heard of", null]),
        contractIds: some(["contract 1", "contract 2", "contract 3", null]),
        serviceIds: some(["GRU", "XYZ"]),
        priorities: some(["VIP", null]),
        supplierIds: some(["1", "2", "3", "4", "5", null]),
        accesses: some(accesses),
        assignmentTypes: some(assignmentTypes),
        scheduled: some([true, false, null]),
        instants: fc.record(
          {
            assignedAt: instantRange,
            occurredAt: instantRange,
            measuredFrom: instantRange,
            plannedStart: instantRange,
            contactedAt: instantRange,
            waitingSince: instantRange,
          },
          { requiredKeys: [] },
        ),
        ids: fc.record(
          { claims: some(ids).map((list) => new Set(list)), suppliers: some(ids).map((list) => new Set(list)) },
          { requiredKeys: [] },
        ),
        withoutPosition: fc.boolean(),
      },
      { requiredKeys: [] },
    )
    // A few conditions at a time: all of them let nothing through.
    .chain((whole) => fc.subarray(Object.entries(whole), { maxLength: 2 }).map((entries) => Object.fromEntries(entries) as BoardFilter)),
  fc.record({ withoutPosition: fc.constant(true), statuses: some(claimStatusOrder), resourceStatuses: some(resourceStatusOrder) }),
);

export const view: fc.Arbitrary<BoardView> = fc.record({
  bounds: oneOf(
    { west: -180, south: -90, east: 180, north: 90 },
    { west: -10, south: 35, east: 5, north: 45 },
    { west: 2.1704, south: 41.3812, east: 2.1776, north: 41.3881 },
    { west: 2.1700001, south: 41.3800004, east: 2.1800003, north: 41.3900002 },
    { west: 2.1751234, south: 30, east: 9, north: 50 },
    { west: -20, south: 20, east: 9, north: 41.3851234 },
    { west: -20, south: 41.3851234, east: 2.1751234, north: 50 },
    { west: 178, south: -19, east: -179, north: -17 },
    { west: 100, south: -60, east: -100, north: 60 },
    { west: 3, south: -85, east: 2, north: 85 },
  ),
  zoom: fc.oneof(fc.integer({ min: 1, max: 19 }), fc.double({ min: 1, max: 19, noNaN: true })),
  layers: fc.oneof({ weight: 3, arbitrary: fc.constant(mapLayers) }, { weight: 1, arbitrary: fc.subarray(mapLayers) }),
  filter,
});
