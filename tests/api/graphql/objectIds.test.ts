import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { print } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
let bearer: string;

const codes = { cdservicio: "TOW", cdcentro: "01", cdcliente: "0042", cdcontrato: "B" };
const named = (nbservicio: string, nbcentro: string, nbcliente: string, nbcontrato: string) => ({
  ...codes,
  ...{ nbservicio, nbcentro, nbcliente, nbcontrato },
});

beforeAll(async () => {
  app = await startTestApp();
  bearer = await app.signIn("operator");
  const records = [
    claimRecord("ID-ES", named("Grúa", "Valencia Centro", "Seguros Norte", "Norte básico")),
    claimRecord("ID-PT", { ...named("Reboque", "Lisboa", "Apólice Sul", "Sul básico"), cdama: "PT" }),
  ];
  expect(await app.ingest("claims", records, await app.key("ingest"))).toMatchObject({ body: { accepted: 2 } });
});

const document = gql`
  query Insured($id: ID!) {
    claim(id: $id) {
      id
      service {
        id
        code
        name
      }
      centre {
        id
        code
        name
      }
      client {
        id
        code
        name
      }
      contract {
        id
        code
        name
      }
    }
  }
`;

interface Reference {
  id: string;
  code: string;
  name: string;
}
type Insured = Record<"service" | "centre" | "client" | "contract", Reference>;

const namesIn = ({ service, centre, client, contract }: Insured): string[] => [service, centre, client, contract].map(({ name }) => name);

describe("ids of services, centres, clients and contracts", () => {
  test("keep the names of two insurers with the same code apart in Apollo's default cache", async () => {
    const link = new ApolloLink(
      ({ query, variables }) =>
        new Observable((observer) => {
          void app.graphql(print(query), variables, bearer).then((answer) => {
            observer.next(answer as never);
            observer.complete();
          });
        }),
    );
    const client = new ApolloClient({ link, cache: new InMemoryCache() });
    for (const id of ["ID-ES", "ID-PT"]) await client.query({ query: document, variables: { id } });
    const cached = (id: string) => client.readQuery<{ claim: Insured }>({ query: document, variables: { id } })!.claim;
    expect([namesIn(cached("ID-ES")), namesIn(cached("ID-PT"))]).toEqual([
      ["Grúa", "Valencia Centro", "Seguros Norte", "Norte básico"],
      ["Reboque", "Lisboa", "Apólice Sul", "Sul básico"],
    ]);
  });

  test("differ over all types, and the code of the source system is a field", async () => {
    const claims = await Promise.all(
      ["ID-ES", "ID-PT"].map(async (id) => (await app.graphql<{ claim: Insured }>(print(document), { id }, bearer)).data!.claim),
    );
    const references = claims.flatMap(({ service, centre, client, contract }) => [service, centre, client, contract]);
    expect(new Set(references.map(({ id }) => id)).size).toBe(8);
    expect(references.map(({ code }) => code)).toEqual(["TOW", "01", "0042", "B", "TOW", "01", "0042", "B"]);
  });

  test.each([
    ["client", "query($id: ID!) { claims(filter: { clientIds: [$id] }) { totalCount } }", "filter.clientIds.0"],
    ["contract", "query($id: ID!) { claims(filter: { contractIds: [$id] }) { totalCount } }", "filter.contractIds.0"],
    ["centre", "query($id: ID!) { claims(filter: { centreIds: [$id] }) { totalCount } }", "filter.centreIds.0"],
    ["service", 'query($id: ID!) { supplierFilter(input: { instanceId: "ES", serviceId: $id }) { callId } }', "input.serviceId"],
  ] as const)("are rejected where the code of a %s is expected", async (type, query, path) => {
    const { data } = await app.graphql<{ claim: Insured }>(print(document), { id: "ID-ES" }, bearer);
    const { id, code } = data!.claim[type];
    const { errors } = await app.graphql(query, { id }, bearer);
    expect(errors?.map(({ extensions }) => [extensions.code, extensions.values?.["path"]])).toEqual([["ID_NOT_CODE", path]]);
    expect((await app.graphql(query, { id: code }, bearer)).errors?.[0]?.extensions.code).not.toBe("ID_NOT_CODE");
  });
});
