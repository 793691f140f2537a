// Specification, sections 5 and 8: breaks each rule of the API and each numbered error of the assistance system once, in two languages.
// Messages of screens: tests/ui/app/messages.
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { upperSnake } from "../../../schema/rules/apiEnums";
import type { ErrorCode } from "../../../schema/rules/errors";
import { users } from "../../../server/db/tables/users";
import { text } from "../../../server/platform/texts";
import { type Answer, password, startTestApp, type TestApp } from "../../fixtures/app";
import { administration, named, userFields } from "../../fixtures/auth/administration";
import { createActionFixture } from "../../fixtures/claims/actions";
import { minutes } from "../../fixtures/records";

type Refused = Pick<Answer<unknown>, "errors">;
let app: TestApp;
let [admin, operator] = ["", ""];
beforeAll(async () => {
  app = await startTestApp();
  [admin, operator] = [await app.signIn("admin"), await app.signIn()];
});

/** The product as a page in this language asks it. */
function speaking(language: string): TestApp {
  const graphql = async (query: string, variables?: object, bearer?: string) => {
    const headers = {
      "content-type": "application/json",
      "accept-language": language,
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    };
    const answer = await fetch(`${app.url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) });
    return (await answer.json()) as never;
  };
  return { ...app, graphql };
}

const mutation = (on: TestApp, name: string, input: object, answer: string, bearer?: string): Promise<Refused> =>
  on.graphql(`mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) ${answer} }`, { input }, bearer);
const changePassword = (on: TestApp, chosen: string, repeated = chosen): Promise<Refused> =>
  mutation(on, "changePassword", { current: password, password: chosen, repeated }, "{ user }", operator);

async function holidayList(): Promise<string> {
  const name = named("Days ");
  const input = { name, instanceId: "ES" };
  const made = (await mutation(app, "saveHolidayList", input, "{ id }", admin)) as { data: { saveHolidayList: { id: string } } };
  return made.data.saveHolidayList.id;
}
const saveDay = (on: TestApp, listId: string, day: string): Promise<Refused> =>
  mutation(on, "saveHoliday", { listId, day, name: "Navidad" }, "{ id }", admin);

/** Section 5, and what breaks it. */
const rules: [code: ErrorCode, broken: string, breakIt: (on: TestApp) => Promise<Refused>][] = [
  ["USER_NAME_REQUIRED", "no user name", (on) => mutation(on, "login", { user: "", password }, "{ jwt }")],
  ["PASSWORD_RULES", "a password without a capital, a number and a sign", (on) => changePassword(on, "nothing-else")],
  ["PASSWORDS_DIFFER", "the two entries", (on) => changePassword(on, "Nieve-clara8!", "Nieve-clara9!")],
  ["NAME_INVALID", "a sign in a name", (on) => administration(on).create(admin, { name: "O'Brien" })],
  ["INTERNAL_USER", "an internal user made external", internalUser],
  ["EMAILS_DIFFER", "the two e-mails", differingEmails],
  ["HOLIDAY_DAY_EMPTY", "a holiday without its day", async (on) => saveDay(on, await holidayList(), " ")],
  ["HOLIDAY_DAY_EXISTS", "a day twice", sameDayTwice],
  ["PROFILE_ALL_CONTRACTS", "all of a client's contracts", allContracts],
  ["FUNCTIONALITY_NEEDED", "a functionality that others need", neededFunctionality],
  ["ARRIVAL_IN_FUTURE", "an arrival in the future", (on) => arrival(on, "PENDING_ARRIVAL_INTIME", minutes(1))],
  ["ARRIVAL_BEFORE_ASSIGNMENT", "an arrival before the planning date", (on) => arrival(on, "PENDING_ARRIVAL_INTIME", minutes(-6))],
  ["ARRIVAL_ALREADY_NOTIFIED", "a second arrival", (on) => arrival(on, "NO_FINISHED", minutes(-1))],
];

async function internalUser(on: TestApp): Promise<Refused> {
  const made = await administration(app).user(admin);
  await app.db.update(users).set({ internal: true }).where(eq(users.id, made.id));
  const { data } = await administration(app).ask<{ user: typeof made }>(admin, `user(id: "${made.id}") { ${userFields} }`);
  return administration(on).change(admin, data!.user, { mustChangePassword: true });
}
async function differingEmails(on: TestApp): Promise<Refused> {
  const person = await administration(app).person(admin, { profileType: "LOCALADMIN", email: `${named("old")}@example.org` });
  const input = { id: person.id, email: "one@example.org", repeated: "other@example.org", password };
  return mutation(on, "changeLocalAdminEmail", input, "{ email }", admin);
}
async function sameDayTwice(on: TestApp): Promise<Refused> {
  const list = await holidayList();
  await saveDay(app, list, "2026-12-25");
  return saveDay(on, list, "2026-12-25");
}
async function allContracts(on: TestApp): Promise<Refused> {
  const clientId = await administration(app).contracts("ES", "A", "B");
  const contracts = ["A", "B"].map((contractId) => ({ instanceId: "ES", clientId, contractId }));
  return administration(on).saveProfile(admin, { contracts });
}
async function neededFunctionality(on: TestApp): Promise<Refused> {
  const { data } = await administration(app).ask<{ genericProfiles: { profileType: string; updatedAt: string }[] }>(
    admin,
    "genericProfiles { profileType updatedAt }",
  );
  const { updatedAt } = data!.genericProfiles.find(({ profileType }) => profileType === "CLIENTE")!;
  const input = { profileType: "CLIENTE", functionalities: ["map", "claim.viewers"], updatedAt, requiresTwoFactor: false };
  return mutation(on, "changeGenericProfile", input, "{ profileType }", admin);
}
async function arrival(on: TestApp, status: "PENDING_ARRIVAL_INTIME" | "NO_FINISHED", at: string): Promise<Refused> {
  const id = await createActionFixture(app).claimIn(operator, status);
  return createActionFixture(on).act(operator, "confirmArrival", id, { at });
}

/** Section 8: errors 1 to 7 of arrivals, 1 and 2 of completions. */
const rejections = {
  confirmArrival: [
    ...(["ARRIVAL_SERVICE_UNKNOWN", "ARRIVAL_NOT_MANUAL", "ARRIVAL_ALREADY_NOTIFIED", "ARRIVAL_AFTER_COMPLETION"] as const),
    ...(["ARRIVAL_BEFORE_ASSIGNMENT", "ARRIVAL_SERVICE_CANCELLED", "ARRIVAL_IN_FUTURE"] as const),
  ],
  confirmCompletion: ["COMPLETION_REQUEST_MISMATCH", "COMPLETION_STATUS_INVALID"],
} as const satisfies Record<string, readonly ErrorCode[]>;

describe.each(["es", "el"] as const)("in %s", (language) => {
  function expectSaid({ errors }: Refused, code: ErrorCode): void {
    const [{ message, extensions }] = errors as [NonNullable<Refused["errors"]>[number]];
    expect(extensions.code).toBe(code);
    const values = extensions.values as Record<string, string> | undefined;
    // a time among the values uses the zone of the claim; the preceding word depends on the language
    const said = text(language, `errors.${code}`, values);
    expect(message.slice(0, 20)).toBe(said.slice(0, 20));
    if (!values?.["moment"]) expect(message).toBe(said);
  }

  test.each(rules)("%s: %s", async (code, _, breakIt) => expectSaid(await breakIt(speaking(language)), code));

  test.each(
    Object.entries(rejections).flatMap(([action, codes]) => codes.map((code) => [code, action as keyof typeof rejections] as const)),
  )("%s: the assistance system rejects %s", async (code, action) => {
    const fixture = createActionFixture(app);
    const id = await fixture.claimIn(operator, action === "confirmArrival" ? "PENDING_ARRIVAL_INTIME" : "NO_FINISH_ARRIVAL_INTIME");
    await fixture.assistance({ rejections: [{ code, operation: upperSnake(action), claimId: id }] });
    expectSaid(await createActionFixture(speaking(language)).act(operator, action, id), code);
    await fixture.assistance();
  });
});

test("every error has different texts in both languages", () => {
  const codes = [...rules.map(([code]) => code), ...Object.values(rejections).flat()];
  for (const code of codes) expect(text("es", `errors.${code}`, randomValues)).not.toBe(text("el", `errors.${code}`, randomValues));
});
const randomValues = new Proxy({} as Record<string, string>, { get: () => randomUUID(), has: () => true });
