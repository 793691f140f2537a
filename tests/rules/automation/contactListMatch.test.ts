import fc from "fast-check";
import { expect, test } from "vitest";
import { matchOrder, mostSpecificList, obstacleOf, type ContactListMatch } from "../../../schema/rules/claims/contactLists";

const claim: ContactListMatch = {
  instanceId: "ES",
  centreId: "C1",
  riskType: "CAR",
  riskCode: "AUTO-4X4",
  clientId: "AU",
  contractId: "A1",
  supplement: "S1",
};
const any: ContactListMatch = {
  instanceId: "ES",
  centreId: null,
  riskType: null,
  riskCode: null,
  clientId: null,
  contractId: null,
  supplement: null,
};
const list = (fields: Partial<ContactListMatch>) => ({ ...any, ...fields });
const chosen = (...lists: ContactListMatch[]) => mostSpecificList(lists, claim);

test("falls back to the default of the instance, never to another instance's", () => {
  expect(chosen(any, list({ clientId: "OTHER" }))).toEqual(any);
  expect(chosen(list({ instanceId: "PT" }))).toBeUndefined();
  expect(chosen()).toBeUndefined();
});

test("prefers the list with more matching fields", () => {
  expect(chosen(any, list({ contractId: "A1" }), list({ centreId: "C1", supplement: "S1" }))).toMatchObject({ supplement: "S1" });
});

test("ranks contract before client, risk code, kind of risk, centre and supplement on a tie", () => {
  const single = matchOrder.map((field) => list({ [field]: claim[field] }));
  for (let n = 0; n < single.length; n++) expect(chosen(...single.slice(n).reverse())).toBe(single[n]);
  expect(chosen(list({ clientId: "AU", riskType: "CAR" }), list({ contractId: "A1", supplement: "S1" }))).toMatchObject({
    contractId: "A1",
  });
});

test("matches no list by a field that the claim does not have", () => {
  expect(mostSpecificList([list({ supplement: "S1" }), any], { ...claim, supplement: null })).toBe(any);
});

test("chooses independently of the order of the lists, and always finds a match", () => {
  const field = <T extends string>(...values: T[]) => fc.constantFrom(null, ...values);
  const lists = fc.uniqueArray(
    fc.record({
      instanceId: fc.constantFrom("ES", "PT"),
      centreId: field("C1", "C2"),
      riskType: field("CAR", "HOME"),
      riskCode: field("AUTO-4X4", "CASA"),
      clientId: field("AU", "OT"),
      contractId: field("A1", "A2"),
      supplement: field("S1", "S2"),
    }),
    { selector: (one) => JSON.stringify(one) },
  );
  fc.assert(
    fc.property(lists, fc.infiniteStream(fc.nat()), (some, random) => {
      const shuffled = [...some].sort(() => (random.next().value! % 3) - 1);
      expect(mostSpecificList(shuffled, claim)).toEqual(mostSpecificList(some, claim));
      const found = mostSpecificList(some, claim);
      if (found) for (const one of matchOrder) expect([null, claim[one]]).toContain(found[one]);
    }),
  );
});

const domain = {
  centreId: ["C1", "C2"],
  riskType: ["CAR", "HOME"],
  riskCode: ["AUTO-4X4"],
  clientId: ["AU", "OT"],
  contractId: ["A1", "A2"],
  supplement: ["S1"],
} as const;
/** Each claim that there can be: a field says one of the values, another one that no list asks for, or nothing. */
const everyClaim = matchOrder.reduce<ContactListMatch[]>(
  (found, field) =>
    found.flatMap((one) => [null, "another", ...domain[field]].map((value) => ({ ...one, [field]: value }) as ContactListMatch)),
  [any],
);
const configured = (repeated: boolean) => {
  const field = (values: readonly string[]) => fc.constantFrom(null, null, ...values);
  const some = fc.record({
    instanceId: fc.constant("ES"),
    ...Object.fromEntries(matchOrder.map((name) => [name, field(domain[name])])),
  }) as fc.Arbitrary<ContactListMatch>;
  return repeated ? fc.array(some, { maxLength: 6 }) : fc.uniqueArray(some, { maxLength: 6, selector: (one) => JSON.stringify(one) });
};
const ALL_KNOWN = { hasCentre: true, hasClient: true, hasContract: true };

test("reports a list as unreachable exactly if it applies to no possible claim", () => {
  fc.assert(
    fc.property(configured(true), (lists) => {
      const counting = new Set(everyClaim.map((one) => mostSpecificList(lists, one)));
      for (const one of lists) expect(obstacleOf(one, lists, ALL_KNOWN)).toBe(counting.has(one) ? null : "SHADOWED");
    }),
    { numRuns: 20 },
  );
});

test("shadows no list with different criteria: the named values must be missing", () => {
  fc.assert(
    fc.property(configured(false), (lists) => {
      for (const one of lists) expect(obstacleOf(one, lists, ALL_KNOWN)).toBeNull();
    }),
  );
  const ofClient = list({ clientId: "AU", contractId: "A1" });
  expect(obstacleOf(ofClient, [ofClient], { ...ALL_KNOWN, hasContract: false })).toBe("CONTRACT_UNKNOWN");
  expect(obstacleOf(ofClient, [ofClient], { ...ALL_KNOWN, hasClient: false })).toBe("CLIENT_UNKNOWN");
  expect(obstacleOf(list({ centreId: "C9" }), [], { ...ALL_KNOWN, hasCentre: false })).toBe("CENTRE_UNKNOWN");
});
