import { sql } from "drizzle-orm";
import { password } from "../../../fixtures/app";
import { insertUser } from "../../../fixtures/auth/accounts";
import { specificProfile } from "./profiles";
import type { Example, ExampleSender } from "./sender";

export async function* userExamples({ app, admin, ask, send, byId }: ExampleSender): AsyncGenerator<Example> {
  const person = { name: "Ana", language: "en", profileType: "OPERADOR", allInstances: true, instanceIds: [] as string[] };
  const ana = { id: "", updatedAt: "" };
  yield {
    mutation: "createUser",
    leaves: ["user.create"],
    done: async () =>
      Object.assign(
        ana,
        await send("createUser", "CreateUserInput", { ...person, user: "ana", email: "ana@example.test" }, "{ id updatedAt }"),
      ),
  };
  const change = () =>
    send(
      "changeUser",
      "ChangeUserInput",
      { ...person, ...ana, name: "Ana Vega", mustChangePassword: false, email: "ana@example.test" },
      "{ updatedAt }",
    );
  yield {
    mutation: "changeUser",
    leaves: ["user.change"],
    done: async () => Object.assign(ana, await change()),
    again: change,
  };
  const many = (field: string) => () =>
    ask(app, `mutation($ids: [ID!]!) { ${field}(input: { ids: $ids }) { id } }`, { ids: [ana.id] }, admin);
  yield { mutation: "disableUsers", leaves: ["user.disable"], done: many("disableUsers"), again: many("disableUsers") };
  yield { mutation: "enableUsers", leaves: ["user.enable"], done: many("enableUsers"), again: many("enableUsers") };
  yield { mutation: "sendPasswordReset", leaves: ["password.link"], done: () => byId("sendPasswordReset", ana.id) };
  const [first, second] = [await insertUser(app, { profileType: "LOCALADMIN" }), await insertUser(app, { profileType: "LOCALADMIN" })];
  const email = { id: first.id, email: "first@example.test", repeated: "first@example.test", password };
  const mail = () => send("changeLocalAdminEmail", "ChangeLocalAdminEmailInput", email);
  yield { mutation: "changeLocalAdminEmail", leaves: ["localAdmin.email"], done: mail, again: mail };
  const owned = await insertUser(app, { ownerId: first.id });
  const move = () =>
    ask(app, "mutation($id: ID!, $to: ID!) { moveUser(input: { id: $id, ownerId: $to }) { id } }", { id: owned.id, to: second.id }, admin);
  yield { mutation: "moveUser", leaves: ["user.move"], done: move, again: move };
  const moved = await send<{ id: string }>(
    "saveSpecificProfile",
    "SaveSpecificProfileInput",
    { ...specificProfile, name: "Moved" },
    "{ id }",
  );
  const moveProfile = () =>
    ask(
      app,
      "mutation($id: ID!, $to: ID!) { moveSpecificProfile(input: { id: $id, ownerId: $to }) { id } }",
      { id: moved.id, to: second.id },
      admin,
    );
  yield { mutation: "moveSpecificProfile", leaves: ["specificProfile.move"], done: moveProfile, again: moveProfile };
  await insertUser(app, { ownerId: first.id });
  const transfer = () =>
    ask(
      app,
      "mutation($id: ID!, $to: ID!) { transferLocalAdmin(input: { id: $id, replacementId: $to }) { id } }",
      { id: first.id, to: second.id },
      admin,
    );
  yield { mutation: "transferLocalAdmin", leaves: ["localAdmin.transfer"], done: transfer, again: transfer };
  yield {
    mutation: "deleteLocalAdmin",
    leaves: ["localAdmin.delete"],
    done: () =>
      ask(
        app,
        "mutation($id: ID!, $to: ID!) { deleteLocalAdmin(input: { id: $id, replacementId: $to }) { replacement { id } } }",
        { id: first.id, to: second.id },
        admin,
      ),
  };
  const key = {
    name: "Audited",
    scopes: ["READ"],
    profileType: "OPERADOR",
    allInstances: true,
    instanceIds: [],
    expiresAt: new Date(app.clock.now() + 86_400_000),
  };
  let keyId = "";
  yield {
    mutation: "createApiKey",
    leaves: ["apiKey.create"],
    done: async () =>
      (keyId = (await send<{ apiKey: { id: string } }>("createApiKey", "CreateApiKeyInput", key, "{ apiKey { id } }")).apiKey.id),
  };
  await app.db.execute(sql`update api_keys set unconfirmed_since = now() where id = ${keyId}`);
  const confirm = () => byId("confirmApiKey", keyId);
  yield { mutation: "confirmApiKey", leaves: ["apiKey.confirm"], done: confirm, again: confirm };
  const revoke = () => byId("revokeApiKey", keyId);
  yield { mutation: "revokeApiKey", leaves: ["apiKey.revoke"], done: revoke, again: revoke };
}
