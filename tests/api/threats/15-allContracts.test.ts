import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";
import { administration, codeOf, named, valuesOf } from "../../fixtures/auth/administration";

let app: TestApp;
let adminFixture: ReturnType<typeof administration>;
let admin: string;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  adminFixture = administration(app);
  admin = await app.signIn("admin");
  key = await app.key("ingest");
});

const contract = (clientId: string, contractId: string, instanceId = "ES") => ({ instanceId, clientId, contractId });
/** Profiles with every contract of a client that has two or more: there must be none, ever. */
const offenders = () =>
  app.db.execute(sql`
    select p.profile_id, c.client_id from contracts c
    join (select distinct profile_id, instance_id, client_id from specific_profile_contracts) p using (instance_id, client_id)
    left join specific_profile_contracts chosen
      on chosen.profile_id = p.profile_id and chosen.instance_id = c.instance_id and chosen.client_id = c.client_id and chosen.contract_id = c.id
    group by p.profile_id, c.instance_id, c.client_id
    having count(*) > 1 and count(chosen.contract_id) = count(*)`);

/** A claim that names a contract, which makes it known. */
const arrives = (clientId: string, contractId: string) =>
  app.ingest("claims", [claimRecord(named("CLAIM-"), { cdcliente: clientId, cdcontrato: contractId })], key);

describe("threat 15: a specific profile comes to have all contracts of a client", () => {
  test("accepts exactly the random choices that leave out a contract", async () => {
    const letters = ["A", "B", "C", "D"];
    const client = fc.record({ there: fc.subarray(letters, { minLength: 1 }), instanceId: fc.constantFrom("ES", "PT") });
    const choice = fc.array(fc.subarray(letters), { minLength: 3, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(fc.array(client, { minLength: 1, maxLength: 3 }), choice, choice, async (clients, first, second) => {
        const known: { there: string[]; instanceId: string; id: string }[] = [];
        for (const { there, instanceId } of clients)
          known.push({ there, instanceId, id: await adminFixture.contracts(instanceId, ...there) });
        const chosen = (letters: string[][]) =>
          known.flatMap(({ there, instanceId, id }, i) =>
            there.filter((one) => letters[i]!.includes(one)).map((one) => contract(id, one, instanceId)),
          );
        const allOf = (letters: string[][]) =>
          known
            .filter(({ there }, i) => there.length > 1 && there.every((one) => letters[i]!.includes(one)))
            .map(({ id }) => `Client ${id}`);
        const made = await adminFixture.saveProfile(admin, { contracts: chosen(first) });
        if (allOf(first).length) {
          expect(codeOf(made)).toBe("PROFILE_ALL_CONTRACTS");
          expect(allOf(first)).toContain(valuesOf(made)!.client);
          return;
        }
        const { id, name, updatedAt } = made.data!.saveSpecificProfile;
        const changed = await adminFixture.saveProfile(admin, { id, name, updatedAt, contracts: chosen(second) });
        expect(codeOf(changed)).toBe(allOf(second).length ? "PROFILE_ALL_CONTRACTS" : undefined);
      }),
      { numRuns: 40 },
    );
    expect(await offenders()).toEqual([]);
  }, 120_000);

  test("narrows a profile with a client's only contract when a second one is added", async () => {
    const client = await adminFixture.contracts("ES", "A");
    const made = await adminFixture.profile(admin, { contracts: [contract(client, "A")] });
    await arrives(client, "B");
    expect(await offenders()).toEqual([]);
    const both = { id: made.id, name: made.name, updatedAt: made.updatedAt, contracts: [contract(client, "A"), contract(client, "B")] };
    expect(codeOf(await adminFixture.saveProfile(admin, both))).toBe("PROFILE_ALL_CONTRACTS");
    await arrives(client, "C");
    expect((await adminFixture.saveProfile(admin, both)).errors).toBeUndefined();
  });

  test("never has all contracts while new ones arrive, without deadlock", async () => {
    for (let round = 0; round < 5; round++) {
      const client = await adminFixture.contracts("ES", "A", "B");
      const [, , ...saved] = await Promise.all([
        arrives(client, "C"),
        arrives(client, "D"),
        ...[1, 2, 3].map(() => adminFixture.saveProfile(admin, { contracts: [contract(client, "A"), contract(client, "B")] })),
        adminFixture.saveProfile(admin, { contracts: [contract(client, "A")] }),
      ]);
      for (const answer of saved) expect([undefined, "PROFILE_ALL_CONTRACTS"]).toContain(codeOf(answer as never));
      expect(await offenders()).toEqual([]);
    }
  });

  test("rejects two concurrent partial changes that add up to all contracts", async () => {
    const client = await adminFixture.contracts("ES", "A", "B");
    const made = await adminFixture.profile(admin, { contracts: [] });
    const change = (one: string) =>
      adminFixture.saveProfile(admin, { id: made.id, name: made.name, updatedAt: made.updatedAt, contracts: [contract(client, one)] });
    const codes = (await Promise.all([change("A"), change("B")])).map(codeOf);
    expect(codes.sort()).toEqual(["CHANGED_MEANWHILE", undefined]);
    expect(await offenders()).toEqual([]);
  });

  test("shows no contract to a client's user without contracts", async () => {
    const client = named("CLI");
    await arrives(client, "A");
    const person = await adminFixture.person(admin, { profileType: "CLIENTE" });
    expect((await app.graphql("{ claims { totalCount } }", {}, person.token)).data).toEqual({ claims: { totalCount: 0 } });
  });
});
