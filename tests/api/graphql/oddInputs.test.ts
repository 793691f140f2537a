// Sends unusual values to every root field as each kind of caller. An INTERNAL_SERVER_ERROR is a bug.
import type { GraphQLObjectType } from "graphql";
import type { Client } from "graphql-ws";
import { beforeAll, describe, expect, test } from "vitest";
import { ProfileType } from "../../../schema/rules/access/profiles";
import { createSchema } from "../../../server/schema";
import { startTestApp, type Answer, type TestApp } from "../../fixtures/app";
import { insertUser } from "../../fixtures/auth/accounts";
import { claimRecord, supplierRecord } from "../../fixtures/claims/intake";
import { inRequestBatches } from "../../fixtures/requestBatches";
import { oddValues, oddVariables } from "../../fixtures/schema/oddInputs";
import { fieldsOf, operationOf } from "../../fixtures/schema/rootOperations";

const schema = await createSchema();
/** Mutations that end the caller's session. */
const excluded = ["Mutation.logout", "Mutation.endSession", "Mutation.endOtherSessions"];
const fields = fieldsOf(schema).filter((name) => !excluded.includes(name));
const kinds = Object.keys(oddValues);

const argumentsOf = (name: string) => {
  const [root, field] = name.split(".") as [string, string];
  return (schema.getType(root) as GraphQLObjectType).getFields()[field]!.args;
};
const requests = fields.flatMap((name) =>
  (argumentsOf(name).length ? kinds : ["absent"]).map((kind) => ({
    name,
    kind,
    query: operationOf(schema, name, 1, true),
    variables: oddVariables(argumentsOf(name), kind),
  })),
);
type Request = (typeof requests)[number];

const faultsIn = (caller: string, { name, kind }: Request, { errors = [] }: Pick<Answer, "errors">): string[] =>
  errors.some(({ extensions }) => extensions.code === "INTERNAL_SERVER_ERROR") ? [`${name} with ${kind} values as ${caller}`] : [];

let app: TestApp;
let callers: Record<string, string | undefined>;
beforeAll(async () => {
  app = await startTestApp({ EXPORTS_AT_ONCE: "0" });
  const feed = await app.key("ingest");
  await app.ingest("suppliers", [supplierRecord()], feed);
  await app.ingest("claims", [claimRecord()], feed);
  const sessionOf = async (profileType: ProfileType): Promise<string> => app.signIn((await insertUser(app, { profileType })).user);
  callers = {
    nobody: undefined,
    ingest: feed,
    read: await app.key("read"),
    act: await app.key("act"),
    ...Object.fromEntries(await Promise.all(Object.values(ProfileType).map(async (type) => [type, await sessionOf(type)] as const))),
    admin: await app.signIn("admin"),
  };
});

/** Callers with the widest access get every kind of value; the others a part, which covers what differs by caller. */
const widest = ["act", "admin"];
const requestsOf = (caller: string): Request[] =>
  requests.filter(({ kind }) => widest.includes(caller) || ["absent", "codes"].includes(kind));
const isSubscription = ({ name }: Request): boolean => name.startsWith("Subscription.");

describe("unusual inputs", () => {
  test("never cause an internal error of a query or mutation", { timeout: 500_000 }, async () => {
    const faults: string[] = [];
    for (const [caller, bearer] of Object.entries(callers)) {
      const own = requestsOf(caller).filter((request) => !isSubscription(request));
      const answers = await inRequestBatches(own.length, (n) => app.graphql(own[n]!.query, own[n]!.variables, bearer), 8);
      answers.forEach((answer, n) => faults.push(...faultsIn(caller, own[n]!, answer)));
    }
    expect(faults).toEqual([]);
    // A caller that had lost its access would have been refused everything after that.
    const admin = await app.graphql("{ userInfo { name } indicatorSettings { key } }", {}, callers["admin"]);
    expect(admin.errors).toBeUndefined();
    expect((await app.graphql("{ claims { totalCount } }", {}, callers["act"])).errors).toBeUndefined();
  });

  test("never cause an internal error of a subscription", async () => {
    const faults: string[] = [];
    for (const [caller, bearer] of Object.entries(callers)) {
      const client = app.socket(bearer ?? "");
      for (const request of requestsOf(caller).filter(isSubscription)) {
        const answer = await firstAnswer(client, request);
        faults.push(...faultsIn(caller, request, answer));
      }
      // rejects if the socket was refused
      await Promise.resolve(client.dispose()).catch(() => undefined);
    }
    expect(faults).toEqual([]);
  });
});

/** Returns the first message of a subscription, or an answer without errors if the subscription is accepted and stays silent. */
const firstAnswer = (client: Client, { query, variables }: Request): Promise<Pick<Answer, "errors">> =>
  new Promise((resolve) => {
    const end = (answer: Pick<Answer, "errors">): void => {
      clearTimeout(silence);
      unsubscribe();
      resolve(answer);
    };
    const silence = setTimeout(() => end({}), 150);
    const unsubscribe = client.subscribe(
      { query, variables },
      {
        next: (answer) => setImmediate(end, answer as unknown as Answer),
        error: (errors) => setImmediate(end, Array.isArray(errors) ? { errors: errors as Answer["errors"] } : {}),
        complete: () => undefined,
      },
    );
  });
