import { expect, test } from "vitest";
import { formsOf, isPerson, type PersonQuery } from "../../../server/archive/personForms";

const stored = { phone: "+34 600 123 456", plate: "1234 BCD", name: "María Núñez Ortega" };
const finds = (query: PersonQuery): boolean => isPerson(formsOf(query), formsOf(stored));

test("finds a person in any notation of phone, plate and name", () => {
  for (const query of [{ phone: "600123456" }, { phone: "0034 600-123-456" }, { plate: "1234bcd" }, { name: "Nuñez Ortega, Maria" }])
    expect([query, finds(query)]).toEqual([query, true]);
});

test("requires every given field to match in full", () => {
  expect(finds({ phone: "600123456", name: "Juan Núñez" })).toBe(false);
  expect(finds({ phone: "600123457" })).toBe(false);
  expect(finds({ name: "María" })).toBe(false);
});

test("finds no person without input, or with input that normalises to nothing", () => {
  for (const query of [{}, { phone: "" }, { name: " - ", plate: null }]) expect(finds(query)).toBe(false);
  expect(isPerson(formsOf({ phone: "600123456" }), formsOf({}))).toBe(false);
});
