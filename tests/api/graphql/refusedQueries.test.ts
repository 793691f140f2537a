import { beforeAll, describe, expect, test } from "vitest";
import { createSchema } from "../../../server/schema";
import { type Answer, startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser, setFunctionalities } from "../../fixtures/auth/profiles";
import { rootFields } from "../../fixtures/schema/rootFields";
import { operationOf } from "../../fixtures/schema/rootOperations";

const schema = await createSchema();
const queries = Object.keys(schema.getQueryType()!.getFields()).map((field) => `Query.${field}`);

let app: TestApp;
let administrator: string;
let withoutFunctionalities: string;
beforeAll(async () => {
  app = await startTestApp();
  administrator = await app.signIn("admin");
  await setFunctionalities(app, "SUPERVISOR", []);
  withoutFunctionalities = await app.signIn((await insertNarrowedUser(app, { profileType: "SUPERVISOR" })).user);
});

const ask = (name: string, bearer: string, neighbour = ""): Promise<Answer> => {
  const field = name.split(".")[1]!;
  const operation = operationOf(schema, name, 0).replace(` { ${field}`, ` { ${neighbour} ${field}`);
  return app.graphql(operation, rootFields[name]?.variables?.() ?? {}, bearer);
};

describe("a refused query", () => {
  test.each(queries.filter((name) => Array.isArray(rootFields[name]?.needs)))("keeps the data next to %s", async (name) => {
    const field = name.split(".")[1]!;
    const { data, errors } = await ask(name, withoutFunctionalities, "viewer { __typename }");
    expect(data).toEqual({ viewer: { __typename: "Viewer" }, [field]: null });
    expect(errors).toMatchObject([{ path: [field], extensions: { code: "FORBIDDEN" } }]);
  });
});

describe("a query for a missing object", () => {
  test("returns null and no error, for each query", async () => {
    const answers: { name: string; answer: Answer }[] = [];
    for (const name of queries) answers.push({ name, answer: await ask(name, administrator) });
    expect(answers.filter(({ answer }) => answer.errors?.some(({ extensions }) => extensions.code === "NOT_FOUND"))).toEqual([]);
    const missing = answers.filter(({ name, answer }) => !answer.errors && answer.data?.[name.split(".")[1]!] === null);
    expect(missing.map(({ name }) => name.split(".")[1])).toEqual(
      expect.arrayContaining(["claim", "supplier", "user", "contactList", "mapConfiguration", "specificProfile", "holidayProposals"]),
    );
  });
});
