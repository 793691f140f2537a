import { expect, test } from "vitest";
import { formsOf, isPerson, type PersonQuery } from "../../../server/archive/personForms";

const stored = { phone: "+34 600 123 456", plate: "1234 BCD", name: "María Núñez Ortega" };
const finds = (query: PersonQuery): boolean => isPerson(formsOf(query), formsOf(stored));

test("a person is found however the phone, the plate and the name are written", () => {
  for (const query of [{ phone: "600123456" }, { phone: "0034 600-123-456" }, { plate: "1234bcd" }, { name: "Nuñez Ortega, Maria" }])
    expect([query, finds(query)]).toEqual([query, true]);
});

test("all that is said must be so, and the whole of it", () => {
  expect(finds({ phone: "600123456", name: "Juan Núñez" })).toBe(false);
  expect(finds({ phone: "600123457" })).toBe(false);
  expect(finds({ name: "María" })).toBe(false);
});

test("nobody is meant where nothing is said, or nothing that is left of it", () => {
  for (const query of [{}, { phone: "" }, { name: " - ", plate: null }]) expect(finds(query)).toBe(false);
  expect(isPerson(formsOf({ phone: "600123456" }), formsOf({}))).toBe(false);
});
