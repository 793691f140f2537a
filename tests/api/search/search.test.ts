import { beforeAll, describe, expect, test, vi } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";
import { statements } from "../../fixtures/db/statements";
import { claimRecord, minutes, ofDemoClient, ofDemoProvider, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let key: string;
let operator: string;
const assigned = (supplier: string) => ({ cdprovee: supplier, fhasignacion: minutes(-5), eta: 45 });
const send = async (endpoint: "claims" | "suppliers", ...records: object[]): Promise<void> => {
  expect((await app.ingest(endpoint, records, key)).body).toMatchObject({ refused: [] });
};

beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("ingest");
  operator = await app.signIn();
  await send(
    "suppliers",
    supplierRecord(ofDemoProvider.cdprovee, { nbprovee: "Grúas Chamartín", txtelefono: "+34 910 111 222" }),
    supplierRecord("M-204", { nbprovee: "Móvil Çankaya", tpaccprovee: "MOBILE", mobile: "dev-204" }),
    supplierRecord("B-PT", { nbprovee: "Grúas do Porto", cdama: "PT", x: -8.6, y: 41.1 }),
  );
  await send(
    "claims",
    claimRecord("SIN-2026-118199", {
      nuexpediente: "2026/4410923",
      nuexpajeno: "AJ-77",
      nbtitular: "Elena Vidal Roca",
      txmat: "4821 KPD",
      txtelefonoaseg: "+34 600 123 456",
      dsorigen: "Calle Cinco de Octubre 4, Getafe",
      ...ofDemoClient,
    }),
    claimRecord("SIN-2026-118200", { nbtitular: "Elena Vidal Soler", cdestadoserv: "FIN" }),
    claimRecord("SIN-2026-118201", { nbtitular: "Αλέξανδρος Παππάς", ...assigned(ofDemoProvider.cdprovee) }),
    claimRecord("SIN-2026-118202", { nbtitular: "Vidal Porto", cdama: "PT", x: -8.6, y: 41.1 }),
    claimRecord("SIN-2026-118203", { nbtitular: "Vidal Proposta", ...assigned(ofDemoProvider.cdprovee), swpropuesta: 1 }),
  );
});

type Hit = { matched: string; claim: { id: string; plate: string | null } | null; supplier: { id: string } | null };
const QUERY = `query($text: String!, $first: Int) { search(text: $text, first: $first) { matched claim { id plate } supplier { id } } }`;
async function search(text: string, bearer = operator, first?: number): Promise<string[]> {
  const { data, errors } = await app.graphql<{ search: Hit[] }>(QUERY, { text, first }, bearer);
  expect(errors).toBeUndefined();
  return data!.search.map(({ matched, claim, supplier }) => `${matched} ${claim?.id ?? supplier!.id}`);
}

test.each([
  ["915556677", "PH1"],
  ["\u202a+34 600 445 566\u202c", "PH2"],
  ["600\u2013445\u2013566", "PH2"],
  ["600\u2011445\u2011566", "PH2"],
  ["tel:+34600445566", "PH2"],
  ["+34 600 778 899", "PH3"],
  ["915556688", "PH4"],
])("a phone with several numbers or invisible characters is found by %j", async (text, id) => {
  const phones = ["600112233 / 915556677", "\u202a+34 600 445 566\u202c", "(+34) 600 778 899", "600112244 y 915556688"];
  await send("claims", ...phones.map((txtelefonoaseg, i) => claimRecord(`PH${i + 1}`, { txtelefonoaseg })));
  expect(await search(text)).toEqual([`PHONE ${id}`]);
});

describe("a search", () => {
  test.each([
    ["SIN-2026-118199", ["NUMBER SIN-2026-118199"]],
    ["8199", ["NUMBER SIN-2026-118199"]],
    ["11819", ["NUMBER SIN-2026-118199"]],
    ["getafe", ["ADDRESS SIN-2026-118199"]],
    ["cinco de oct", ["ADDRESS SIN-2026-118199"]],
    ["2026 441", ["FILE SIN-2026-118199"]],
    ["aj77", ["OTHER_FILE SIN-2026-118199"]],
    ["4821k", ["PLATE SIN-2026-118199"]],
    ["600-12 34 56", ["PHONE SIN-2026-118199"]],
    ["αλεξανδροσ", ["INSURED SIN-2026-118201"]],
    ["e v", ["INSURED SIN-2026-118199", "INSURED SIN-2026-118200"]],
    ["roc el", ["INSURED SIN-2026-118199"]],
    ["elena roca v", ["INSURED SIN-2026-118199"]],
    ["p gru", ["NAME B-PT"]],
    ["m-204", ["CODE M-204"]],
    ["cankaya", ["NAME M-204"]],
    ["0034 910 111", [`PHONE ${ofDemoProvider.cdprovee}`]],
    ["nobody", []],
    ["%", []],
    ["v", []],
  ])("for %s finds %j", async (text, expected) => {
    expect(await search(text)).toEqual(expected);
  });

  test("returns open claims, finished ones and suppliers in order, up to the requested number", async () => {
    expect(await search("elena vidal")).toEqual(["INSURED SIN-2026-118199", "INSURED SIN-2026-118200"]);
    expect(await search("vidal", operator, 2)).toHaveLength(2);
    expect((await search("gruas")).sort()).toEqual(["NAME B-PT", `NAME ${ofDemoProvider.cdprovee}`]);
  });

  test("reflects changes of a claim and a supplier", async () => {
    await send("claims", claimRecord("F-1", { nbtitular: "Zoe Before", txmat: "1111 AAA" }));
    expect(await search("zoe")).toEqual(["INSURED F-1"]);
    await send("claims", { rgpresta: "F-1", version: 2, nbtitular: "Yan After", txmat: null });
    expect([await search("zoe"), await search("1111"), await search("yan")]).toEqual([[], [], ["INSURED F-1"]]);
    await send("suppliers", supplierRecord("F-S", { nbprovee: "Olden" }));
    await send("suppliers", { cdprovee: "F-S", version: 2, nbprovee: "Newer" });
    expect([await search("olden"), await search("newer")]).toEqual([[], ["NAME F-S"]]);
  });

  test("executes at most four statements for any number of matches", async () => {
    const { result, count } = await statements(app.requests, () => search("vidal"), /claim|supplier/);
    expect(result.length).toBeGreaterThan(2);
    expect(count).toBeLessThanOrEqual(4);
  });

  test("rejects an empty text and too many results", async () => {
    const codes = async (variables: object) => (await app.graphql(QUERY, variables, operator)).errors?.[0]?.extensions.code;
    expect(await codes({ text: "vidal", first: 101 })).toBe("PAGE_TOO_LARGE");
    expect(await codes({ text: "vidal", first: 0 })).toBe("PAGE_TOO_SMALL");
    expect(await codes({ text: "x".repeat(101) })).toBe("TEXT_TOO_LONG");
    expect((await app.graphql(QUERY, { text: "vidal" })).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });
});

describe("search results exclude hidden data", () => {
  test("for a client: claims of other contracts and suppliers without claims of the client", async () => {
    const client = await app.signIn("client");
    expect(await search("vidal", client)).toEqual(["INSURED SIN-2026-118199"]);
    expect(await search("gruas", client)).toEqual([]);
    await send("claims", claimRecord("OWN-1", { ...ofDemoClient, ...assigned("M-204") }));
    await vi.waitFor(async () => expect(await search("cankaya", client)).toEqual(["NAME M-204"]));
    await send("claims", { rgpresta: "OWN-1", version: 2, cdestadoserv: "FIN" });
    await vi.waitFor(async () => expect(await search("cankaya", client)).toEqual([]));
    expect(await search("own1", client)).toEqual(["NUMBER OWN-1"]);
  });

  test("for a provider: claims of others and those only proposed to it", async () => {
    const provider = await app.signIn("provider");
    expect(await search("sin2026", provider)).toEqual(["NUMBER SIN-2026-118201"]);
    expect(await search("gruas", provider)).toEqual([`NAME ${ofDemoProvider.cdprovee}`]);
    await send("claims", { rgpresta: "SIN-2026-118201", version: 2, ...assigned("M-204"), fhasignacion: minutes(-1) });
    expect(await search("sin2026", provider)).toEqual([]);
  });

  test("outside the user's AMA instances and in hidden layers", async () => {
    const { user: inPortugal } = await insertNarrowedUser(app, { profileType: "OPERADOR", instances: ["PT"] });
    expect(await search("vidal", await app.signIn(inPortugal))).toEqual(["INSURED SIN-2026-118202"]);
    const { user: withoutBases } = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenLayers: ["BASE", "INCIDENTS"] });
    const narrow = await app.signIn(withoutBases);
    expect([await search("gruas", narrow), await search("vidal", narrow), await search("cankaya", narrow)]).toEqual([
      [],
      [],
      ["NAME M-204"],
    ]);
  });

  test("through a hidden field, which is not shown either", async () => {
    const { user } = await insertNarrowedUser(app, {
      profileType: "OPERADOR",
      hiddenFields: { INCIDENTS: ["plate", "insuredPhone", "origin"], MOBILE: ["name"] },
    });
    const narrow = await app.signIn(user);
    for (const text of ["4821", "600123456", "getafe", "cankaya"]) expect([text, await search(text, narrow)]).toEqual([text, []]);
    const { data } = await app.graphql<{ search: Hit[] }>(QUERY, { text: "8199" }, narrow);
    expect(data!.search).toEqual([{ matched: "NUMBER", claim: { id: "SIN-2026-118199", plate: null }, supplier: null }]);
  });
});
