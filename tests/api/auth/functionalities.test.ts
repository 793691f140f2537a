import type { GraphQLSchema } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { functionalities, requirementsOf, type Permission } from "../../../schema/rules/access/functionalities";
import { createLog } from "../../../server/platform/log";
import { createSchema } from "../../../server/schema";
import { startTestApp, type Answer, type TestApp } from "../../fixtures/app";
import { setFunctionalities, insertNarrowedUser } from "../../fixtures/auth/profiles";
import { rootFields } from "../../fixtures/schema/rootFields";
import { fieldsOf, operationOf } from "../../fixtures/schema/rootOperations";

const schema: GraphQLSchema = await createSchema();
const fields = fieldsOf(schema);
let app: TestApp;
const logged: string[] = [];
const log = createLog("warn", { write: (line: string) => void logged.push(line) });
/** The installation's first administrator: what it is refused is for want of a functionality. */
let token: string;
beforeAll(async () => {
  app = await startTestApp({}, { log });
  token = await app.signIn("admin");
});

/** Sends it, over a socket where it subscribes; answers the first answer. */
async function ask(field: string, bearer?: string): Promise<Answer> {
  const query = operationOf(schema, field, 0);
  const variables = rootFields[field]?.variables?.() ?? {};
  if (!field.startsWith("Subscription.")) return app.graphql(query, variables, bearer);
  if (!bearer) return { data: null, errors: [{ message: "", extensions: { code: "UNAUTHENTICATED" } }] };
  const client = app.socket(bearer);
  return new Promise((answer, fail) => {
    // no answer is required: an operation that is not rejected in a while continues
    const silence = setTimeout(() => answer({ data: {} }), 700);
    const done = (value: Answer): void => {
      clearTimeout(silence);
      answer(value);
      void client.dispose();
    };
    client.subscribe(
      { query, variables },
      {
        next: (value) => done(value as unknown as Answer),
        error: (errors) =>
          Array.isArray(errors) ? done({ data: null, errors: errors as Answer["errors"] & object }) : fail(errors as Error),
        complete: () => undefined,
      },
    );
  });
}
const code = ({ errors }: Answer): string | undefined => errors?.[0]?.extensions.code;

test("each functionality has an entry point and each entry point has a functionality", () => {
  expect(Object.keys(rootFields).sort()).toEqual([...fields].sort());
});

const guarded = fields.filter((field) => Array.isArray(rootFields[field]?.needs));

describe("answers only callers with the functionality", () => {
  test.each(guarded)("%s", async (field) => {
    const needs = rootFields[field]!.needs as Permission[];
    expect(code(await ask(field))).toBe("UNAUTHENTICATED");
    // everything but these, and what cannot be without them
    const without = functionalities.filter((one) => ![one, ...requirementsOf(one)].some((other) => needs.includes(other)));
    await setFunctionalities(app, "LOCALADMIN", without);
    logged.length = 0;
    expect(code(await ask(field, token))).toBe("FORBIDDEN");
    expect(logged.join("")).toMatch(new RegExp(`"(user|openedBy)":"[0-9a-f-]{36}".*"needs":"${needs.join(" ")}".*rejected`));
    for (const one of functionalities.filter((functionality) => needs.includes(functionality))) {
      await setFunctionalities(app, "LOCALADMIN", [one, ...requirementsOf(one)]);
      expect(["FORBIDDEN", "UNAUTHENTICATED", "BAD_USER_INPUT", "UNKNOWN"]).not.toContain(code(await ask(field, token)));
    }
  });

  test.each(fields.filter((field) => rootFields[field]?.needs === "signed in"))("%s requires a signed-in caller", async (field) => {
    expect(code(await ask(field))).toBe("UNAUTHENTICATED");
    await setFunctionalities(app, "SUPERVISOR", []);
    const anybody = await app.signIn((await insertNarrowedUser(app, { profileType: "SUPERVISOR" })).user);
    expect(["FORBIDDEN", "UNAUTHENTICATED"]).not.toContain(code(await ask(field, anybody)));
  });

  test.each(fields.filter((field) => rootFields[field]?.needs === "anybody"))("%s also answers signed-out callers", async (field) => {
    expect(["FORBIDDEN", "UNAUTHENTICATED"]).not.toContain(code(await ask(field)));
  });
});
