import { describe, expect, test } from "vitest";
import { dialledNumber, phoneLink, readPhones } from "../../../schema/rules/phones/phones";

const numbers = (text: string, country: string | null = "ES") => readPhones(text, country).map(({ e164 }) => e164);

describe("reading phones", () => {
  test.each<[string, string | null, (string | null)[]]>([
    ["600112233", "ES", ["+34600112233"]],
    ["+34 600 445 566", "PT", ["+34600445566"]],
    ["\u202a+34 600 445 566\u202c", "ES", ["+34600445566"]],
    ["600\u2013445\u2013566", "ES", ["+34600445566"]],
    ["600\u2011445\u2011566", "ES", ["+34600445566"]],
    ["tel:+34600445566", "ES", ["+34600445566"]],
    ["(+34) 600 778 899", "ES", ["+34600778899"]],
    ["0034600778899", "FR", ["+34600778899"]],
    ["34600778899", "ES", ["+34600778899"]],
    ["６００１１２２３３", "ES", ["+34600112233"]],
    ["+44 (0)20 7946 0958", "ES", ["+442079460958"]],
    ["+34 (0)600 112 233", "ES", ["+34600112233"]],
    ["+39 (0)6 6982 1234", "ES", ["+390669821234"]],
    ["06 6982 1234", "IT", ["+390669821234"]],
    ["030/901820", "DE", ["+4930901820"]],
    ["(11) 98765-4321", "BR", ["+5511987654321"]],
    ["(212) 555-0123", "US", ["+12125550123"]],
    ["0532 123 45 67", "TR", ["+905321234567"]],
  ])("%j in %s is one number", (text, country, found) => expect(numbers(text, country)).toEqual(found));

  test.each([
    "600112233 / 915556677",
    "600112233/915556677",
    "600112233 y 915556677",
    "600112233; 915556677",
    "600112233\n915556677",
    "600 11 22 33 915 55 66 77",
    "600112233-915556677",
    "+34600112233 +34915556677",
    "Móvil: 600112233 (casa) Tel. 915556677",
  ])("%j is two numbers", (text) => expect(numbers(text)).toEqual(["+34600112233", "+34915556677"]));

  test.each(["600112233 ext 12", "600112233 ext. 12", "600112233, extensión 12", "600112233x12", "600112233 #12", "600112233;ext=12"])(
    "%j has an extension",
    (text) => expect(readPhones(text, "ES")).toMatchObject([{ e164: "+34600112233", extension: "12" }]),
  );

  test.each<[string, string | null]>([
    ["12345", "ES"],
    ["112", "ES"],
    ["600112233", null],
    ["600112233", "XX"],
    ["6001122334455667", "ES"],
  ])("%j in %s cannot be dialled", (text, country) => expect(numbers(text, country)).toEqual([null]));

  test.each(["", "n/a", "no tiene", "+", "()"])("%j has no number", (text) => expect(numbers(text)).toEqual([]));

  test("dials the first number that can be dialled", () => {
    expect(dialledNumber("int. 4021 / 600112233", "ES")).toBe("+34600112233");
    expect(dialledNumber("12345", "ES")).toBeNull();
  });

  test("writes the extension in a link by RFC 3966", () => {
    expect(readPhones("600112233 ext 12 / 12345", "ES").map(phoneLink)).toEqual(["tel:+34600112233;ext=12", null]);
  });
});
