import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { claimRecordCodes, readClaim } from "../../../server/ingest/records/claimRecords";
import { recordErrorText } from "../../../server/ingest/records/errorTexts";
import type { ReadResult } from "../../../server/ingest/records/recordReader";
import { readSupplier, supplierRecordCodes } from "../../../server/ingest/records/supplierRecords";

const claim = { rgpresta: "R1", cdama: "ES", cdservicio: "GRU", fhocurrencia: "2026-03-01T10:00:00+01:00" };
const recordOf = (fields: object) => {
  const reading = readClaim({ ...claim, ...fields });
  if ("errors" in reading) throw new Error(JSON.stringify(reading.errors));
  return reading.record;
};
const errorsOf = (reading: ReadResult<unknown>): [string, string][] =>
  "errors" in reading ? reading.errors.map(({ field, code }) => [field, code]) : [];
const claimErrors = (fields: object) => errorsOf(readClaim({ ...claim, ...fields }));

describe("a claim's record", () => {
  test("is mapped to the product's names and types, without unknown fields", () => {
    expect(
      recordOf({ txobserva: "  by the door ", nuexpediente: 4711, swprogramado: "S", eta: "45", version: "7", somethingNew: { a: 1 } }),
    ).toEqual({
      id: "R1",
      instanceId: "ES",
      serviceId: "GRU",
      occurredAt: new Date("2026-03-01T09:00:00Z"),
      notes: "by the door",
      file: "4711",
      scheduled: true,
      promisedMinutes: 45,
      sourceVersion: 7,
    });
  });

  test("leaves an absent field unchanged, and clears a null or blank one", () => {
    expect(recordOf({})).not.toHaveProperty("plate");
    expect(recordOf({ txmat: null, nbtitular: "  " })).toMatchObject({ plate: null, insuredName: null });
  });

  test("reads -1 as unknown for a non-negative figure", () => {
    expect(recordOf({ eta: -1 })).toMatchObject({ promisedMinutes: null });
    expect(recordOf({ eta: "-1" })).toMatchObject({ promisedMinutes: null });
    expect(recordOf({ etadestino: -1 })).toMatchObject({ destinationEtaMinutes: -1 });
    const supplier = { cdprovee: "P1", cdama: "ES", tpaccprovee: "M", encuestas: -1, asignaciones: -1 };
    expect(readSupplier(supplier)).toMatchObject({ record: { surveyCount: null, allocationCount: null } });
    expect(errorsOf(readSupplier({ ...supplier, encuestas: -2 }))).toEqual([["encuestas", "NUMBER_RANGE"]]);
  });

  test("names each invalid field once", () => {
    expect(claimErrors({ fhocurrencia: "yesterday", eta: "soon", swprogramado: "perhaps", rgpresta: " " })).toEqual([
      ["rgpresta", "REQUIRED"],
      ["swprogramado", "FLAG_EXPECTED"],
      ["fhocurrencia", "DATE_EXPECTED"],
      ["eta", "NUMBER_EXPECTED"],
    ]);
  });

  test.each<[string, object, string, string]>([
    ["no key", { rgpresta: undefined }, "rgpresta", "REQUIRED"],
    ["its AMA instance cleared", { cdama: null }, "cdama", "REQUIRED"],
    ["a date without offset", { fhocurrencia: "2026-03-01T10:00:00" }, "fhocurrencia", "DATE_WITHOUT_OFFSET"],
    ["a day without time", { fhplanificai: "2026-03-01" }, "fhplanificai", "DATE_WITHOUT_OFFSET"],
    ["a date in a country's own writing", { fhocurrencia: "01/03/2026 10:00" }, "fhocurrencia", "DATE_EXPECTED"],
    ["seconds since 1970", { fhocurrencia: 1_772_000_000 }, "fhocurrencia", "DATE_EXPECTED"],
    ["30 February", { fhocurrencia: "2026-02-30T10:00:00Z" }, "fhocurrencia", "DATE_EXPECTED"],
    ["25 o'clock", { fhocurrencia: "2026-02-20T25:00:00Z" }, "fhocurrencia", "DATE_EXPECTED"],
    ["an offset of 15 hours", { fhocurrencia: "2026-02-20T10:00:00+15:00" }, "fhocurrencia", "DATE_EXPECTED"],
    ["the year 9999", { fhplanificaf: "9999-12-31T00:00:00Z" }, "fhplanificaf", "DATE_IMPLAUSIBLE"],
    ["a decimal comma", { distanciaorigen: "12,5" }, "distanciaorigen", "DECIMAL_COMMA"],
    ["a coordinate with decimal comma", { x: "2,17", y: "41,38" }, "x", "DECIMAL_COMMA"],
    ["a coordinate that a spreadsheet ruined", { x: "2.155.235.500.887.900", y: "41.4" }, "x", "NUMBER_EXPECTED"],
    ["a longitude of metres", { x: 430_000, y: 41.4 }, "x", "POSITION_RANGE"],
    ["a latitude off the earth", { geometry: { type: "Point", coordinates: [2.1, 91] } }, "geometry", "POSITION_RANGE"],
    ["x alone", { x: 2.17 }, "y", "POSITION_EXPECTED"],
    [
      "a line for a place",
      {
        geometry: {
          type: "LineString",
          coordinates: [
            [1, 2],
            [3, 4],
          ],
        },
      },
      "geometry",
      "POSITION_EXPECTED",
    ],
    ["a promise before now", { eta: -5 }, "eta", "NUMBER_RANGE"],
    ["half a version", { version: 1.5 }, "version", "NUMBER_RANGE"],
    ["a key that JSON does not keep", { rgpresta: 2 ** 64 }, "rgpresta", "NUMBER_INEXACT"],
    ["an object for a text", { txobserva: { es: "x" } }, "txobserva", "TEXT_EXPECTED"],
    ["a NUL", { nbtitular: "a\0b" }, "nbtitular", "TEXT_CHARACTERS"],
    ["a right-to-left override", { nbtitular: "a\u202Eb" }, "nbtitular", "TEXT_CHARACTERS"],
    ["half a character", { nbtitular: "a\ud83d" }, "nbtitular", "TEXT_CHARACTERS"],
    ["a key of 101 characters", { rgpresta: "x".repeat(101) }, "rgpresta", "TEXT_TOO_LONG"],
    ["an unknown milestone", { milestones: [{ code: "Z", at: claim.fhocurrencia }] }, "milestones", "CODE_UNKNOWN"],
    ["a milestone without time", { milestones: [{ code: "C" }] }, "milestones", "REQUIRED"],
    [
      "a picture over plain http",
      { milestones: [{ code: "D", at: claim.fhocurrencia, url: "http://x.test/1" }] },
      "milestones",
      "ADDRESS_NOT_HTTPS",
    ],
    ["milestones that are no list", { milestones: { C: claim.fhocurrencia } }, "milestones", "LIST_EXPECTED"],
    ["a movement without amount", { movements: [{ rgmovimi: 1 }] }, "movements", "REQUIRED"],
    ["an unknown assignment type", { tpasignacion: "FAX" }, "tpasignacion", "CODE_UNKNOWN"],
    ["an assignment type named like a JavaScript property", { tpasignacion: "constructor" }, "tpasignacion", "CODE_UNKNOWN"],
    ["attributes nested in attributes", { attributes: { a: { b: 1 } } }, "attributes", "TEXT_EXPECTED"],
    ["surveys nested too deep", { surveys: JSON.parse("[".repeat(30) + "]".repeat(30)) as unknown }, "surveys", "TOO_MANY"],
    ["a NUL deep in a survey", { surveys: { answers: [{ text: "\0" }] } }, "surveys", "TEXT_CHARACTERS"],
  ])("with %s is rejected", (_what, fields, field, code) => {
    expect(claimErrors(fields)).toContainEqual([field, code]);
  });

  test("names the accepted years for an implausible date", () => {
    const reading = readClaim({ ...claim, fhvalida: "1066-10-14T09:00:00Z" });
    const [error] = "errors" in reading ? reading.errors : [];
    expect(recordErrorText(error!.code, error!.values)).toMatch(/between the years \d{4} and \d{4}$/);
  });

  test.each<[string, object, object]>([
    ["a Point", { geometry: { type: "Point", coordinates: [2.17, 41.38, 12] } }, { position: { lon: 2.17, lat: 41.38 } }],
    ["x and y as text", { x: " 2.17 ", y: "41.38" }, { position: { lon: 2.17, lat: 41.38 } }],
    ["no place any more", { geometry: null }, { position: null }],
    [
      "a date with a blank, a comma and a short offset",
      { fhvalida: "2026-03-01 10:00:00,5+01" },
      { validatedAt: new Date("2026-03-01T09:00:00.500Z") },
    ],
    ["a negative offset with minutes", { fhvalida: "2026-03-01T10:00-03:30" }, { validatedAt: new Date("2026-03-01T13:30:00Z") }],
    ["less than a cent", { movements: [{ rgmovimi: 1, ecomov: -0.001 }] }, { movements: [{ number: 1, amount: "0.00" }] }],
    ["amounts", { movements: [{ rgmovimi: "2", ecomov: "12.5" }] }, { movements: [{ number: 2, amount: "12.50" }] }],
    [
      "a milestone in small letters",
      { milestones: [{ code: "c", at: claim.fhocurrencia }] },
      { milestones: [{ code: "ARRIVAL", at: new Date("2026-03-01T09:00:00Z") }] },
    ],
    ["a milestone taken back", { milestones: [{ code: "C", at: null }] }, { milestones: [{ code: "ARRIVAL", at: null }] }],
    ["attributes of several types", { attributes: { a: 1, b: true, c: " x ", d: null } }, { attributes: { a: "1", b: "true", c: "x" } }],
    ["minus nothing", { x: -0, y: 41.38 }, { position: { lon: 0, lat: 41.38 } }],
  ])("accepts %s", (_what, fields, expected) => {
    expect(recordOf(fields)).toMatchObject(expected);
  });

  test.each([
    [{ x: 0, y: 0 }],
    [{ x: -1, y: -1 }],
    [{ geometry: { type: "Point", coordinates: [0, 0] } }],
    [{ geometry: { type: "Point", coordinates: ["-2", "-2"] } }],
  ])("has no place if its coordinates mean 'not known': %j", (fields) => {
    expect(recordOf(fields)).not.toHaveProperty("position");
  });

  // Rows as they come out of a city's accident register: no position, an export's footer that parses as a row.
  test("is accepted without a position, and rejected without its date", () => {
    const row = {
      rgpresta: "bcn-2010S005007",
      cdama: "ES",
      cdservicio: "AMB",
      fhocurrencia: "2010-07-17T07:00:00+02:00",
      txobserva: "Calçada en mal estat",
    };
    expect(readClaim({ ...row, attributes: { severity: "slight", vehicles: 1 }, x: -1, y: -1 })).toMatchObject({
      record: { notes: "Calçada en mal estat" },
    });
    expect(readClaim({ ...row, rgpresta: "bcn-10/02/2016", fhocurrencia: "10/02/2016" })).toEqual({
      errors: [{ field: "fhocurrencia", code: "DATE_EXPECTED", values: {} }],
    });
  });
});

describe("a supplier's record", () => {
  const supplier = { cdprovee: "P1", cdama: "ES", nbprovee: "Garage", tpaccprovee: "S" };
  const taken = (fields: object) => {
    const reading = readSupplier({ ...supplier, ...fields });
    if ("errors" in reading) throw new Error(JSON.stringify(reading.errors));
    return reading.record;
  };

  test("is mapped to the product's names and types", () => {
    expect(
      taken({ connected: "1", statusprov: "l", cdsituaprov: "T", services: "GRU, ABC", flota: ["V1", { code: 2, plate: "1234ABC" }] }),
    ).toEqual({
      id: "P1",
      instanceId: "ES",
      name: "Garage",
      access: "MOBILE",
      connected: true,
      feedState: "FREE",
      networkState: "TEMPORARILY_OFF",
      services: ["GRU", "ABC"],
      fleet: [
        { code: "V1", name: null, plate: null },
        { code: "2", name: null, plate: "1234ABC" },
      ],
    });
  });

  test("has 24 hourly bands with 0 for absent ones, and the threshold inside or next to them", () => {
    const { bands, exceedThreshold } = taken({ tramos_info: { TRAMO_0_1: 3, TRAMO_23_24: "5", exceedthreshold: "S" } });
    expect([bands?.length, bands?.[0], bands?.[1], bands?.[23], exceedThreshold]).toEqual([24, 3, 0, 5, true]);
    expect(taken({ exceedthreshold: 0, tramos_info: { exceedthreshold: 1 } }).exceedThreshold).toBe(false);
  });

  test("has the time of its position, in GMT if without offset", () => {
    expect(taken({ x: 1.5, y: 42.5, fhposiciongmt: "2026-03-01T10:00:00" })).toMatchObject({
      lastPositionAt: new Date("2026-03-01T10:00:00Z"),
    });
  });

  test.each<[string, object, string, string]>([
    ["an unknown access", { tpaccprovee: "PIGEON" }, "tpaccprovee", "CODE_UNKNOWN"],
    ["an unknown feed state", { statusprov: "X" }, "statusprov", "CODE_UNKNOWN"],
    ["a band that is no number", { tramos_info: { TRAMO_3_4: "many" } }, "tramos_info", "NUMBER_EXPECTED"],
    ["a threshold that is no flag", { tramos_info: { exceedthreshold: "perhaps" } }, "exceedthreshold", "FLAG_EXPECTED"],
  ])("with %s is rejected", (_what, fields, field, code) => {
    expect(errorsOf(readSupplier({ ...supplier, ...fields }))).toContainEqual([field, code]);
  });
});

describe("any JSON value as a record", () => {
  const codesOf = (codes: object) => fc.constantFrom(...(Object.values(codes) as string[]), "x", "y", "__proto__", "constructor");
  const anything = fc.jsonValue({ noUnicodeString: false });
  const something = (codes: object) => fc.oneof(anything, fc.dictionary(codesOf(codes), anything));
  const readable = (reading: ReadResult<unknown>): boolean =>
    "record" in reading
      ? typeof reading.record === "object"
      : reading.errors.length > 0 &&
        reading.errors.every(({ code, values }) => code !== "NOT_STORABLE" && recordErrorText(code, values).length > 0);

  test("is accepted or rejected with a hint, without an exception", () => {
    fc.assert(
      fc.property(something(claimRecordCodes), (value) => readable(readClaim(value))),
      { numRuns: 1_000 },
    );
    fc.assert(
      fc.property(something(supplierRecordCodes), (value) => readable(readSupplier(value))),
      { numRuns: 1_000 },
    );
  });

  test("is rejected if it is not an object", () => {
    for (const value of [null, 1, "x", true, [], [claim]]) expect(errorsOf(readClaim(value))).toEqual([["", "OBJECT_EXPECTED"]]);
  });
});
