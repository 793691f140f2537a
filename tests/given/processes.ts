// The product with suppliers and late claims, its clock in the test's hand, and what its automatic processes did.
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { givenApp } from "./app";
import { claimRecord, minutes, supplierRecord } from "./records";

export interface Run {
  process: string;
  state: string;
  at: string;
  takenBackAt: string | null;
  evidence: Record<"setting" | "limit" | "minutes" | "finding" | "listId" | "from" | "to" | "fixes" | "metres", number | string | null>;
}
interface Entry {
  data: { claimId: string; phone?: string };
  callable: boolean;
  removedAt: string | null;
}
export interface Contact {
  phone: string | undefined;
  callable: boolean;
  off: boolean;
}

export const suppliersList = "suppliers";
export const insuredList = "insured-es";
/** Longer than any worker takes to look. */
export const eventually = { timeout: 20_000, interval: 100 };

export const both = (what: "ARRIVAL" | "COMPLETION", state: string): string[] => [
  `${what}_CONTACT_CENTRE ${state}`,
  `${what}_CONTACT_LIST ${state}`,
];

export async function givenProcesses() {
  const app = await givenApp();
  const key = await app.key("ingest");
  let admin = await app.signIn("admin");
  let operator = await app.signIn("operator");
  const mobile = { tpaccprovee: "MOBILE", txtelefono: "+34910000003" };
  const suppliers = [
    supplierRecord("B-1", { txtelefono: "+34910000001" }),
    supplierRecord("B-2", { txtelefono: "+34910000002" }),
    supplierRecord("B-mute"),
    ...["1", "2", "3", "4", "5", "6"].map((n) => supplierRecord(`M-${n}`, { ...mobile, mobile: `dev-${n}` })),
  ];
  expect((await app.ingest("suppliers", suppliers, key)).body).toMatchObject({ refused: [] });

  let last = 0;
  const fromNow = (from: number): string => minutes(from + app.clock.offset / 60_000);
  const ask = async <T>(query: string, bearer: string): Promise<T> => {
    const { data, errors } = await app.graphql<T>(query, {}, bearer);
    expect(errors).toBeUndefined();
    return data!;
  };
  const given = {
    app,
    key,
    token: (): string => operator,
    /** Instant so many minutes from now by the product's clock. */
    fromNow,
    /** Moves the product's clock on, minutes; whoever is signed in signs in anew. */
    async move(by: number): Promise<void> {
      app.clock.offset += by * 60_000;
      [admin, operator] = [await app.signIn("admin"), await app.signIn("operator")];
    },
    /** A new claim whose arrival was due so many minutes ago; answers its identifier. */
    async lateClaim(late: number, fields: object = {}): Promise<string> {
      const id = `C-${++last}`;
      const times = { fhocurrencia: fromNow(-late - 40), fhasignacion: fromNow(-late - 30), eta: 30 };
      const record = claimRecord(id, { cdprovee: "B-1", txtelefonoaseg: "+34600000001", ...times, ...fields });
      expect((await app.ingest("claims", [record], key)).body).toMatchObject({ accepted: 1, refused: [] });
      return id;
    },
    async update(id: string, fields: object): Promise<void> {
      const { body } = await app.ingest("claims", [{ rgpresta: id, version: ++last + 1, ...fields }], key);
      expect(body).toMatchObject({ accepted: 1, refused: [] });
    },
    async manage(claimId: string, by: number): Promise<void> {
      const input = { claimId, minutes: by, reason: "Traffic on the way", requestId: `request-${++last}` };
      const { errors } = await app.graphql(
        "mutation($input: ManageDelayInput!) { manageDelay(input: $input) { id } }",
        { input },
        operator,
      );
      expect(errors).toBeUndefined();
    },
    async runsOf(id: string): Promise<Run[]> {
      const evidence = "evidence { setting limit minutes finding listId from to fixes metres }";
      const query = `{ claim(id: "${id}") { processes { process state at takenBackAt ${evidence} } } }`;
      return (await ask<{ claim: { processes: Run[] } }>(query, operator)).claim.processes;
    },
    async states(id: string): Promise<string[]> {
      return (await given.runsOf(id)).map(({ process, state }) => `${process} ${state}`);
    },
    /** What the built-in contact centre has of a claim on a list, the newest first. */
    async contactsOf(claimId: string, listId: string): Promise<Contact[]> {
      const query = `{ contactListEntries(listId: "${listId}", first: 100) { nodes { data callable removedAt } } }`;
      const { contactListEntries } = await ask<{ contactListEntries: { nodes: Entry[] } }>(query, admin);
      return contactListEntries.nodes
        .filter(({ data }) => data.claimId === claimId)
        .map(({ data, callable, removedAt }) => ({ phone: data.phone, callable, off: removedAt !== null }));
    },
    /** States of the calls of a claim. */
    async calls(claimId: string, operation: string): Promise<string[]> {
      const rows = await app.db.execute<{ state: string }>(
        sql`select state from outbox where claim_id = ${claimId} and operation = ${operation} order by id`,
      );
      return rows.map(({ state }) => state);
    },
    /** Tells the built-in contact centre how to behave. */
    async contactCentre(behaviour: object): Promise<void> {
      const tell = "mutation($input: StandInInput!) { setStandIn(input: $input) { port } }";
      const { errors } = await app.graphql(tell, { input: { port: "CONTACT_CENTRE", ...behaviour } }, admin);
      expect(errors).toBeUndefined();
    },
    /** A KPI setting of every instance from now on. */
    async setting(name: string, value: number | boolean): Promise<void> {
      await app.db.execute(sql`
        insert into setting_values (key, value, effective_at, created_at, actor_kind, actor_name)
        values (${name}, ${JSON.stringify(value)}::text::jsonb, ${fromNow(0)}::timestamptz, ${fromNow(0)}::timestamptz, 'SYSTEM', 'test')`);
    },
    /** A fix of a device, so many seconds from now and metres east of -3.7, 40.4. */
    async fix(device: string, seconds: number, metres: number, speed: number, accuracy = 8): Promise<void> {
      const lon = -3.7 + metres / 84_680;
      const at = Math.round((Date.now() + app.clock.offset) / 1000 + seconds);
      const query = `id=${device}&lat=40.4&lon=${lon}&timestamp=${at}&speed=${speed / 0.514444}&accuracy=${accuracy}`;
      const headers = { authorization: `Bearer ${key}` };
      const answer = await fetch(`${app.url}/ingest/positions/osmand?${query}`, { headers });
      expect(await answer.json()).toMatchObject({ accepted: 1 });
    },
  };
  return given;
}
