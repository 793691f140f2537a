import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { type DocumentNode, Kind, parse, type OperationDefinitionNode } from "graphql";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { repeatableMutations } from "../../../schema/rules/requests/repeatedRequests";
import { createRequestIdLink, requestIdVariable } from "../../../client/apollo/requestIds";

type Outcome = "answered" | "rejected" | "unavailable" | "lost";

const answers: Record<Outcome, () => Observable<ApolloLink.Result>> = {
  answered: () => of({ data: { saveHolidayList: { id: "1" } } }),
  rejected: () => of({ errors: [{ message: "", extensions: { code: "NAME_INVALID" } }] }),
  unavailable: () => of({ errors: [{ message: "", extensions: { code: "UNAVAILABLE" } }] }),
  lost: () => new Observable((observer) => observer.error(new TypeError("Failed to fetch"))),
};
const of = (result: ApolloLink.Result) =>
  new Observable<ApolloLink.Result>((observer) => {
    observer.next(result);
    observer.complete();
  });

/** A client whose server answers with the given outcomes in turn, and the variables that it received. */
function clientWith(...outcomes: Outcome[]) {
  const received: Record<string, unknown>[] = [];
  const server = new ApolloLink(({ variables }) => {
    received.push(variables);
    return answers[outcomes[received.length - 1]!]();
  });
  const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.from([createRequestIdLink(), server]) });
  const save = (name: string) =>
    client.mutate({ mutation: saveList, variables: { input: { instanceId: "ES", name } } }).then(
      () => undefined,
      () => undefined,
    );
  return { client, received, save };
}

const saveList = gql("mutation Save($input: SaveHolidayListInput!) { saveHolidayList(input: $input) { id } }");
const idsOf = (received: readonly Record<string, unknown>[]): unknown[] =>
  received.map(({ input }) => (input as { requestId: string }).requestId);

describe("the client's request ids", () => {
  test.each<[Outcome, boolean]>([
    ["lost", true],
    ["unavailable", true],
    ["answered", false],
    ["rejected", false],
  ])("a mutation that was %s is sent again with the same id: %s", async (outcome, isSame) => {
    const { received, save } = clientWith(outcome, "answered", "answered");
    for (let times = 0; times < 3; times++) await save("Regional");
    const [first, second, third] = idsOf(received);
    expect(first).toMatch(/^[\da-f]{8}-/);
    expect(second === first).toBe(isSame);
    expect(third).not.toBe(second);
  });

  test("another input gets another id", async () => {
    const { received, save } = clientWith("lost", "lost");
    await save("Regional");
    await save("National");
    expect(new Set(idsOf(received)).size).toBe(2);
  });

  test("a mutation with separate variables gets the variable `requestId`, and other operations none", async () => {
    const { client, received } = clientWith("answered", "answered");
    const deletion = gql("mutation D($id: ID!, $requestId: ID) { deleteHolidayList(input: { id: $id, requestId: $requestId }) { id } }");
    await client.mutate({ mutation: deletion, variables: { id: "1" } });
    await client.mutate({ mutation: gql("mutation L($input: Any!) { login(input: $input) { id } }"), variables: { input: {} } });
    expect(received).toEqual([{ id: "1", requestId: expect.any(String) as string }, { input: {} }]);
  });

  test("are possible in all documents of the client that accept one", () => {
    const documents = readdirSync("client", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".graphql"))
      .flatMap((file) => separate(parse(readFileSync(`client/${file}`, "utf8"))));
    const repeatable = documents.filter(([names]) => names.some((name) => (repeatableMutations as readonly string[]).includes(name)));
    expect(repeatable.length).toBeGreaterThan(20);
    expect(repeatable.filter(([, document]) => requestIdVariable(document) === null).map(([names]) => names)).toEqual([]);
  });
});

/** One document for each mutation, with the names of its fields. */
const separate = ({ definitions }: DocumentNode): [names: string[], document: DocumentNode][] =>
  definitions
    .filter((definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION)
    .filter(({ operation }) => operation === "mutation")
    .map((definition) => [
      definition.selectionSet.selections.map((field) => (field.kind === Kind.FIELD ? field.name.value : "")),
      { kind: Kind.DOCUMENT, definitions: [definition] },
    ]);
