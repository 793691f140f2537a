import { expect, test } from "vitest";
import { BaseFinder } from "../../../server/demo/recording/baseFinder";
import { claimOfIncident } from "../../../server/demo/recording/claimOfIncident";
import { instanceNear } from "../../../server/demo/recording/instances";
import { stageOf } from "../../../server/demo/recording/stages";
import { supplierOfBase } from "../../../server/demo/recording/supplierOfBase";
import { supplierOfVehicle, Tracks } from "../../../server/demo/recording/vehicles";
import { seeded } from "../../../server/demo/random";
import { fieldsOf } from "../../../server/demo/rows";

const now = Date.UTC(2026, 2, 2, 9);
const replayed = { shift: (at: number) => at, now, version: 5, bases: new BaseFinder() };
const incident = {
  id: "bcn-1",
  lon: 2.165508,
  lat: 41.409865,
  occurredAt: "2023-01-01T03:00:00+01:00",
  tp: "h",
  kind: "Xoc contra element estàtic",
  severity: "damage_only",
  vehicles: 1,
  place: "Encarnació 0149",
  city: "Barcelona",
  src: "bcn-gu",
};

test("turns an incident into a claim with its country, place and time", () => {
  expect(claimOfIncident(incident, replayed)).toMatchObject({
    rgpresta: "bcn-1",
    version: 5,
    cdama: "ES",
    cdservicio: "GRU",
    fhocurrencia: "2023-01-01T02:00:00.000Z",
    dsorigen: "Encarnació 0149, Barcelona",
    geometry: { type: "Point", coordinates: [2.165508, 41.409865] },
    attributes: { kind: "Xoc contra element estàtic", severity: "damage_only", vehicles: "1", src: "bcn-gu" },
  });
  expect(claimOfIncident({ ...incident, id: "cal-1", city: "Calgary", lon: -114.03, lat: 51 }, replayed).cdama).toBe("CA");
});

test("sends an ambulance to injuries, a tow to a stalled vehicle and a repair to a traffic signal", () => {
  const service = (more: object) => claimOfIncident({ ...incident, ...more }, replayed).cdservicio;
  expect(service({ severity: "serious" })).toBe("AMB");
  expect(service({ kind: "pedestrian", severity: undefined })).toBe("AMB");
  expect(service({ kind: "stalled vehicle", severity: undefined })).toBe("GRU");
  expect(service({ kind: "traffic signal", severity: undefined })).toBe("ABC");
});

test("generates the same invented fields in every run", () => {
  expect(claimOfIncident(incident, replayed)).toEqual(claimOfIncident({ ...incident }, { ...replayed }));
  const clients = new Set(Array.from({ length: 50 }, (_, i) => claimOfIncident({ ...incident, id: `x-${i}` }, replayed).cdcliente));
  expect(clients.size).toBeGreaterThan(3);
});

test("sends dirty rows unchanged: without a position, without a time, with an invalid time", () => {
  const row = fieldsOf(`{"src":"s","reasons":["no_position"],"row":{"id":"d-1","city":"Barcelona","occurredAt":"soon"},"raw":{}}`)!;
  expect(claimOfIncident(row, replayed)).toMatchObject({ rgpresta: "d-1", cdama: "ES", fhocurrencia: "soon", geometry: undefined });
  expect(claimOfIncident({ id: "d-2" }, replayed)).toMatchObject({ fhocurrencia: undefined, cdama: undefined });
  expect(fieldsOf("[1]")).toBeNull();
  expect(fieldsOf("{cut short")).toBeNull();
});

test("assigns a claim to a nearby base that can serve it, and leaves others waiting or planned", () => {
  const bases = new BaseFinder();
  bases.add("tow-1", [2.17, 41.41], ["GRU"]);
  bases.add("far", [3.5, 41.41], ["GRU"]);
  const claims = Array.from({ length: 200 }, (_, i) => claimOfIncident({ ...incident, id: `x-${i}` }, { ...replayed, bases }));
  const suppliers = claims.map(({ cdprovee }) => cdprovee);
  expect(new Set(suppliers)).toEqual(new Set(["tow-1", undefined]));
  expect(suppliers.filter(Boolean).length).toBeGreaterThan(80);
  expect(claims.some(({ swprogramado }) => swprogramado === 1)).toBe(true);
  expect(claims.some(({ milestones }) => milestones?.some(({ code }) => code === "C"))).toBe(true);
});

test("places no invented stage before its incident, or after now except plans", () => {
  const random = seeded(1);
  for (let i = 0; i < 2_000; i++) {
    const occurredAt = now - Math.floor(random.between(0, 12 * 3_600_000));
    const stage = stageOf(random, { occurredAt, now, base: "b" });
    const past = [stage.fhnosupplier, stage.fhasignacion, ...(stage.milestones ?? []).map(({ at }) => at)].filter(
      (at) => typeof at === "string",
    );
    const times = [occurredAt, ...past.map((at) => Date.parse(at)), now];
    expect(times).toEqual([...times].sort((a, b) => a - b));
    if (stage.fhplanificai) expect(Date.parse(stage.fhplanificai)).toBeGreaterThanOrEqual(occurredAt);
  }
});

test("turns a base into a supplier of access BASES with its hours and the services of its kind", () => {
  const base = {
    id: "fuel-1",
    name: "REPSOL",
    kind: "fuel",
    lon: -1.5,
    lat: 39.2,
    address: "Calle Mayor 1",
    hours: "L-D: 07:00-22:00",
    country: "ES",
    kw: 50,
  };
  expect(supplierOfBase(base, 3)).toEqual({
    cdprovee: "fuel-1",
    version: 3,
    cdama: "ES",
    nbprovee: "REPSOL",
    tpaccprovee: "BASES",
    tpprovee: "fuel",
    direccion: "Calle Mayor 1",
    schedule: "L-D: 07:00-22:00",
    txtelefono: undefined,
    services: ["ABC"],
    attributes: { kind: "fuel", kw: "50" },
    geometry: { type: "Point", coordinates: [-1.5, 39.2] },
  });
  expect(supplierOfBase({ ...base, kind: "hospital", country: "MC" }, 3)).toMatchObject({ cdama: "FR", services: ["AMB"] });
  expect(supplierOfBase({ ...base, kind: "garage", country: "AT" }, 3)).toMatchObject({ cdama: "DE", services: ["GRU", "ABC"] });
  expect(supplierOfBase({ id: "osm-1", kind: "fuel", country: "AD", operator: "Total" }, 3)).toMatchObject({
    nbprovee: "Total",
    geometry: undefined,
  });
  expect(supplierOfBase({ id: "osm-2", kind: "garage", country: "AD" }, 3).nbprovee).toBe("garage osm-2");
});

test("turns a recorded taxi into a mobile supplier of the instance it drives in, with its device as the vehicle", () => {
  expect(supplierOfVehicle("ashgati", [-122.35, 37.59], 3)).toMatchObject({
    cdama: "US",
    tpaccprovee: "MOBILE",
    mobile: "ashgati",
    services: ["TAX"],
  });
  expect(instanceNear([12.48, 41.88])).toBe("IT");
  expect(instanceNear([-114.07, 51.04])).toBe("CA");
});

test("derives speed and course of a fix from the previous one, and no speed for a jump", () => {
  const tracks = new Tracks();
  const row = (seconds: number, lon: number, lat: number) => ({
    vehicleId: "v",
    t: new Date(now + seconds * 1_000).toISOString(),
    lon,
    lat,
    occ: 1,
  });
  const first = tracks.fix(row(0, -122.4, 37.7), now)!;
  expect(first.position).toMatchObject({ speed: 0, fixTime: new Date(now).toISOString(), attributes: { occupied: true } });
  const second = tracks.fix(row(60, -122.4, 37.7054), now + 5)!;
  expect(second.position.speed).toBeCloseTo(601 / 60 / 0.514444, 0);
  expect(second.position.course).toBe(0);
  expect(second.position.fixTime).toBe(new Date(now + 5).toISOString());
  expect(tracks.fix(row(120, -122, 37.7054), now)!.position).toMatchObject({ speed: 0, course: 90 });
  expect(tracks.fix({ vehicleId: "v" }, now)).toBeNull();
});
