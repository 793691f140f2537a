// Normalized caches of third-party clients: two insurers with the same code, and a claim and a supplier with the same id.
import { ApolloClient, gql, HttpLink, InMemoryCache } from "@apollo/client";
import { Client, fetchExchange } from "@urql/core";
import { cacheExchange } from "@urql/exchange-graphcache";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, supplierRecord } from "../../fixtures/records";
import { openRelay, type Relay } from "./relay";

let app: TestApp;
let headers: { authorization: string };
beforeAll(async () => {
  app = await startTestApp();
  headers = { authorization: `Bearer ${await app.key("read")}` };
  const key = await app.key("ingest");
  const codes = { cdcliente: "0042", cdcontrato: "B" };
  await app.ingest("suppliers", [supplierRecord("SAME", { nbprovee: "Grúas Turia" })], key);
  await app.ingest(
    "claims",
    [
      claimRecord("SAME", { ...codes, nbcliente: "Seguros Norte", nbcontrato: "Norte básico", nbtitular: "Elena" }),
      claimRecord("OTHER", { ...codes, cdama: "PT", nbcliente: "Apólice Sul", nbcontrato: "Sul básico" }),
    ],
    key,
  );
});

const insured = `query InsuredQuery($id: ID!) { claim(id: $id) { id client { id name } contract { id name } } }`;
const sameIds = `query SameIdsQuery($id: ID!) { claim(id: $id) { id insuredName client { id name } } supplier(id: $id) { id name } }`;
interface Named {
  name: string;
}
interface Answer {
  claim: { client: Named; contract?: Named; insuredName?: string };
  supplier: Named;
}
const namesIn = ({ claim: { client, contract } }: Answer): string[] => [client.name, contract!.name];

/** Client that reads from the server, and from its cache. */
interface CachingClient {
  query(document: string, id: string): Promise<Answer>;
  cached(document: string, id: string): Answer | null;
}

function openApollo(): CachingClient {
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: `${app.url}/graphql`, headers }) });
  return {
    query: async (document, id) => (await client.query<Answer>({ query: gql(document), variables: { id } })).data!,
    cached: (document, id) => client.readQuery<Answer>({ query: gql(document), variables: { id } }),
  };
}

function openUrql(): CachingClient {
  const exchanges = [cacheExchange(), fetchExchange];
  const client = new Client({ url: `${app.url}/graphql`, exchanges, fetchOptions: { headers }, preferGetMethod: false });
  return {
    query: async (document, id) => (await client.query<Answer>(document, { id })).data!,
    cached: (document, id) => client.readQuery<Answer>(document, { id }, { requestPolicy: "cache-only" })?.data ?? null,
  };
}

describe.each([
  ["Apollo's InMemoryCache", openApollo],
  ["urql's graphcache", openUrql],
])("%s with default settings", (_name, open) => {
  test("shows each insurer's name for the same code in two instances", async () => {
    const client = open();
    for (const id of ["SAME", "OTHER"]) await client.query(insured, id);
    expect(["SAME", "OTHER"].map((id) => namesIn(client.cached(insured, id)!))).toEqual([
      ["Seguros Norte", "Norte básico"],
      ["Apólice Sul", "Sul básico"],
    ]);
  });

  test("keeps a claim and a supplier with the same id apart", async () => {
    const client = open();
    await client.query(sameIds, "SAME");
    expect(client.cached(sameIds, "SAME")).toMatchObject({ claim: { insuredName: "Elena" }, supplier: { name: "Grúas Turia" } });
  });
});

describe("Relay with globalId as its id field", () => {
  let relay: Relay;
  beforeAll(async () => {
    relay = await openRelay(app.url, headers, {
      Insured: insured,
      SameIds: sameIds,
      ClaimStatus: `fragment ClaimStatus_claim on Claim @refetchable(queryName: "ClaimStatusRefetchQuery") { id version }`,
      ClaimPage: `query ClaimPageQuery($id: ID!) { claim(id: $id) { ...ClaimStatus_claim } }`,
    });
  }, 60_000);

  test("shows each insurer's name for the same code in two instances", async () => {
    for (const id of ["SAME", "OTHER"]) await relay.query("InsuredQuery", { id });
    expect(["SAME", "OTHER"].map((id) => namesIn(relay.cached("InsuredQuery", { id }) as Answer))).toEqual([
      ["Seguros Norte", "Norte básico"],
      ["Apólice Sul", "Sul básico"],
    ]);
  });

  test("keeps a claim and a supplier with the same id apart", async () => {
    await relay.query("SameIdsQuery", { id: "SAME" });
    expect(relay.cached("SameIdsQuery", { id: "SAME" })).toMatchObject({
      claim: { id: "SAME", insuredName: "Elena" },
      supplier: { id: "SAME", name: "Grúas Turia" },
    });
  });

  test("refetches a claim by its fragment", async () => {
    await relay.query("ClaimPageQuery", { id: "SAME" });
    const { globalId, version } = relay.recordOf("Claim", "SAME")!;
    await app.ingest("claims", [{ rgpresta: "SAME", version: 2, txobserva: "changed" }], await app.key("ingest"));
    await relay.refetch("ClaimStatus_claim", globalId as string);
    expect(relay.recordOf("Claim", "SAME")!.version).toBeGreaterThan(version as number);
  });
});
