import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser, insertSpecificProfile } from "../../fixtures/auth/profiles";
import { dataOf } from "../../fixtures/graphqlClient";
import { claimRecord, supplierRecord } from "../../fixtures/records";

interface Row {
  id: string;
  updatedAt: string;
}
let app: TestApp;
let admin: string;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  const key = await app.key("ingest");
  for (const id of ["A-1", "A-2", "A-3"]) {
    app.clock.offset += 60_000;
    await app.ingest("claims", [claimRecord(id)], key);
    await app.ingest("suppliers", [supplierRecord(id)], key);
    await insertSpecificProfile(app, { profileType: "OPERADOR" });
    await insertNarrowedUser(app, { profileType: "OPERADOR" });
  }
  await app.owner.execute(`update users set updated_at = now() + n * interval '1 minute' from (
    select id, row_number() over (order by id) as n from users) r where r.id = users.id`);
  await app.owner.execute(`update specific_profiles set updated_at = now() + n * interval '1 minute' from (
    select id, row_number() over (order by id) as n from specific_profiles) r where r.id = specific_profiles.id`);
}, 60_000);
afterAll(() => app.stop());

test.each(["claims", "suppliers", "users", "specificProfiles"])(
  "%s are filtered by the time of their last change, without its end",
  async (list) => {
    const typeName = { claims: "ClaimFilter", suppliers: "SupplierFilter", users: "UserFilter", specificProfiles: "SpecificProfileFilter" }[
      list
    ]!;
    const read = async (updatedAt: object | null): Promise<Row[]> => {
      const query = `query($filter: ${typeName}) { list: ${list}(first: 50, filter: $filter) { nodes { id updatedAt } } }`;
      const { nodes } = dataOf(await app.graphql<{ list: { nodes: Row[] } }>(query, { filter: { updatedAt } }, admin)).list;
      return nodes.toSorted((a, b) => (a.updatedAt < b.updatedAt ? -1 : 1));
    };
    const all = await read(null);
    expect(all.length).toBeGreaterThanOrEqual(3);
    const { updatedAt: middle } = all[1]!;
    expect(await read({ from: middle })).toEqual(all.filter(({ updatedAt }) => updatedAt >= middle));
    expect(await read({ to: middle })).toEqual(all.filter(({ updatedAt }) => updatedAt < middle));
    expect(await read({ from: middle, to: all[2]!.updatedAt })).toEqual(
      all.filter(({ updatedAt }) => updatedAt >= middle && updatedAt < all[2]!.updatedAt),
    );
    expect(await read({ from: null, to: null })).toEqual(all);
  },
);
