import { describe, expect, test } from "vitest";
import { claimSearchKinds, isFound, searchKeys, searchStarts, supplierSearchKinds } from "../../../schema/rules/search/searchKinds";
import { matchesTitle } from "../../../schema/rules/search/searchText";

const nothing = { id: "x", file: null, otherFile: null, plate: null, insuredPhone: null, insuredName: null, origin: null };
type Values = typeof nothing extends Record<infer K, unknown> ? Partial<Record<K, string | null>> : never;
const keysOf = (values: Values): string[] => searchKeys(claimSearchKinds, { ...nothing, ...values });
const found = (text: string, values: Values, hidden: string[] = []): string[] => {
  const keys = keysOf(values);
  const starts = searchStarts(claimSearchKinds, text, (field) => hidden.includes(field));
  return [...new Set(starts.filter((start) => keys.some((key) => isFound(key, start))).map(({ match }) => match))];
};

describe("a phone", () => {
  const written = ["+34 600 123 456", "600123456", "600-12 34 56", "0034600123456", "(+34) 600.123.456", "34600123456"];
  test.each(written)("written %s is found however it is typed", (phone) => {
    for (const typed of written) expect([typed, found(typed, { insuredPhone: phone })]).toEqual([typed, ["PHONE"]]);
  });

  test("is found by its first digits, in national and international form", () => {
    for (const typed of ["600", "600 1", "+34 600", "0034 6001", "34 600 12"])
      expect([typed, found(typed, { insuredPhone: "+34600123456" })]).toEqual([typed, ["PHONE"]]);
    expect(found("6001", { insuredPhone: "+34700600123" })).toEqual([]);
  });

  test("of another country differs by its calling code alone", () => {
    expect(found("+351 912 345 678", { insuredPhone: "912345678" })).toEqual(["PHONE"]);
    expect(found("0532 123 45 67", { insuredPhone: "+90 532 123 45 67" })).toEqual(["PHONE"]);
    expect(found("+44 20 7946 0000", { insuredPhone: "+442079460000" })).toEqual(["PHONE"]);
  });

  test("is found without its calling code even if it begins with another country's code", () => {
    for (const typed of ["11 9876", "11 98765-4321", "+55 11 98765", "5511987"])
      expect([typed, found(typed, { insuredPhone: "11 98765-4321" })]).toEqual([typed, ["PHONE"]]);
    expect(keysOf({ insuredPhone: "+55 11 98765-4321" }).filter((key) => key.startsWith("t"))).toEqual(["t11987654321"]);
  });

  test.each([
    ["600112233 / 915556677", ["915556677", "600112233", "600112233 / 915556677"]],
    ["\u202a+34 600 445 566\u202c", ["\u202a+34 600 445 566\u202c", "600\u2013445\u2013566", "600\u2011445\u2011566", "tel:+34600445566"]],
    ["600112233 ext 12", ["600112233", "+34 600 112 233"]],
    ["+44 (0)20 7946 0958", ["+44 20 7946", "+44 (0)20 7946 0958", "0044 20 79"]],
  ])("written %j is found by each of its numbers, however they are pasted", (insuredPhone, texts) => {
    for (const typed of texts) expect([typed, found(typed, { insuredPhone })]).toEqual([typed, ["PHONE"]]);
  });

  test("is not found by letters or by two digits", () => {
    expect(found("600 abc", { insuredPhone: "600123456" })).toEqual([]);
    expect(found("60", { insuredPhone: "600123456" })).toEqual([]);
  });
});

describe("a name", () => {
  test.each([
    ["ΆΘΗΝΑ", "αθηνα"],
    ["Αλέξανδρος", "ΑΛΕΞΑΝΔΡΟΣ"],
    ["İstanbul", "istanbul"],
    ["ISPARTA", "ısparta"],
    ["Çağrı Gülşen", "cagri gulsen"],
    ["Núñez", "NUNEZ"],
    ["João Conceição", "joao conceicao"],
    ["Strauß", "STRAUSS"],
    ["Øster", "oster"],
    ["O’Neill-Smith", "o neill smith"],
    ["Ｗｉｄｅ", "wide"],
  ])("%s is found as %s, and vice versa", (one, other) => {
    expect(found(one, { insuredName: other })).toEqual(["INSURED"]);
    expect(found(other, { insuredName: one })).toEqual(["INSURED"]);
  });

  test("is found from any of its words on, also the surname first", () => {
    const insuredName = "Elena Vidal Roca";
    for (const typed of ["ele", "vidal", "Vidal R", "roca", "Vidal Roca, Elena"])
      expect(found(typed, { insuredName })).toEqual(["INSURED"]);
    expect(found("idal", { insuredName })).toEqual([]);
  });

  test.each([
    ["e v", "vidal elena", "elena roca", "roca elena", "vid el", "el roc", "elena vidal r", "e v r", "v r e", "Roca, E."],
    ["e x", "vidal x", "x elena", "e v x"],
  ])("is found by two of its words, one of them the first, each abbreviated, in either order", (...typed) => {
    const isThere = typed[0] === "e v";
    for (const text of typed) expect([text, found(text, { insuredName: "Elena Vidal Roca" })]).toEqual([text, isThere ? ["INSURED"] : []]);
  });

  test("with many words is found by its significant words, always including the last", () => {
    const insuredName = "Maria da Conceição dos Santos Pereira da Silva";
    for (const typed of ["maria", "conceicao", "santos", "pereira", "silva", "da silva", "dos san", "m silva", "silva maria"])
      expect([typed, found(typed, { insuredName })]).toEqual([typed, ["INSURED"]]);
    const keys = keysOf({ insuredName }).filter((key) => /^[iw]/.test(key));
    expect(keys.filter((key) => /^i(da|dos) /.test(key))).toEqual([]);
    expect(keys).toHaveLength(5 + 4);
    expect(found("de la c", { insuredName: "De la Cruz" })).toEqual(["INSURED"]);
    expect(found("de", { insuredName: "De" })).toEqual(["INSURED"]);
  });

  test("with characters beyond the basic plane is cut between two of them", () => {
    const keys = keysOf({
      insuredName: "\u{20000}".repeat(70),
      file: `1${"\u{20000}".repeat(70)}`,
      otherFile: "\u{20000} \u{20001}".repeat(40),
    });
    for (const key of keys) expect(key).not.toMatch(/\p{Cs}/u);
    expect(found("\u{20000}\u{20000}", { insuredName: "\u{20000}".repeat(70) })).toEqual(["INSURED"]);
  });

  test("is not found by one letter, nor by digits", () => {
    expect(found("e", { insuredName: "Elena" })).toEqual([]);
    expect(searchStarts(claimSearchKinds, "12", () => false).map(({ match }) => match)).not.toContain("INSURED");
  });
});

describe("a number, a file and a plate", () => {
  test("are found in any spacing and notation", () => {
    expect(found("sin 2026 1181", { id: "SIN-2026-118199" })).toEqual(["NUMBER"]);
    expect(found("2026/44", { file: "2026-4410923" })).toEqual(["FILE"]);
    expect(found("pt 77", { otherFile: "PT/77" })).toEqual(["OTHER_FILE"]);
    expect(found("4821kpd", { plate: "4821 KPD" })).toEqual(["PLATE"]);
    expect(found("4821-k", { plate: "4821KPD" })).toEqual(["PLATE"]);
  });

  test("finds a Greek plate typed in either alphabet", () => {
    expect(found("ABE 1234", { plate: "ΑΒΕ-1234" })).toEqual(["PLATE"]);
    expect(found("αβε1234", { plate: "ABE1234" })).toEqual(["PLATE"]);
  });

  test("finds a number by its last digits, three at least", () => {
    expect(found("8199", { id: "SIN-2026-118199" })).toEqual(["NUMBER"]);
    expect(found("99", { id: "SIN-2026-118199" })).toEqual([]);
    expect(found("1819", { id: "SIN-2026-118199" })).toEqual([]);
    expect(found("8199", { id: "SIN-2026-118199@ES" })).toEqual(["NUMBER"]);
    expect(found("sin2026118199", { id: "SIN-2026-118199@ES" })).toEqual(["NUMBER"]);
  });
});

describe("the short number", () => {
  test.each(["11", "1181", "118199"])("is found by its beginning %s", (typed) => {
    for (const id of ["SIN-2026-118199", "SIN-2026-118199@ES"]) expect(found(typed, { id })).toEqual(["NUMBER"]);
  });

  test("has no key if it equals the complete number", () => {
    expect(keysOf({ id: "118199" }).filter((key) => key.startsWith("s"))).toEqual([]);
  });
});

describe("an address", () => {
  const origin = "Avenida de Roma 19, Alvalade, 1700-001 Lisboa";
  test.each(["lis", "LISBOA", "avenida de r", "roma", "de roma 19", "alvalade"])("is found by %s", (typed) => {
    expect(found(typed, { origin })).toEqual(["ADDRESS"]);
  });

  test("is found neither by a house number nor by a postcode", () => {
    for (const typed of ["19", "1700", "1700-001"]) expect(found(typed, { origin })).toEqual([]);
  });

  test("has at most five keys", () => {
    expect(
      keysOf({ origin: "Rua um dois, tres quatro cinco seis sete oito nove, Vila Nova de Gaia" }).filter((key) => key[0] === "a"),
    ).toHaveLength(5);
  });
});

test("finds nothing by a hidden field", () => {
  expect(found("4821", { plate: "4821 KPD", file: "4821" })).toEqual(["FILE", "PLATE"]);
  expect(found("4821", { plate: "4821 KPD", file: "4821" }, ["plate"])).toEqual(["FILE"]);
});

test("derives a few short keys from a text of a hundred characters, and none from an empty one", () => {
  expect(keysOf({ insuredName: "a ".repeat(200), file: "9".repeat(300) }).every((key) => key.length <= 61)).toBe(true);
  expect(keysOf({ insuredName: Array.from({ length: 50 }, (_, i) => `w${i}`).join(" ") }).length).toBeLessThan(14);
  for (const text of ["", " ", "-", "%", "\\", "a"]) expect(searchStarts(claimSearchKinds, text, () => false)).toEqual([]);
  expect(keysOf({ insuredName: " ", plate: "-", insuredPhone: "n/a" })).toEqual(["nx", "dx"]);
});

test("finds a supplier by code, name and each of its phones", () => {
  const keys = searchKeys(supplierSearchKinds, {
    id: "GRU-M-204",
    name: "Grúas Núñez",
    phone: "910000001",
    smartPhone: null,
    basePhone: "910000002",
    insuredPhone: null,
  });
  const finds = (text: string) =>
    searchStarts(supplierSearchKinds, text, () => false).some((start) => keys.some((key) => isFound(key, start)));
  expect(["gru m204", "gruas", "NUÑEZ", "910 000 001", "+34910000002"].map(finds)).toEqual([true, true, true, true, true]);
  expect(finds("920")).toBe(false);
});

test("matches a title by the beginnings of its words, in any order", () => {
  expect(matchesTitle("Configuración de KPI", "kpi conf")).toBe(true);
  expect(matchesTitle("Configuración de KPI", "uracion")).toBe(false);
});
