// One example of each mutation: what it leaves in the audit, and that it leaves nothing where it changes nothing.
import { randomUUID } from "node:crypto";
import { Browser, codeOf, enrol, insertUser, type Info, linkTo, type Setup } from "../../fixtures/auth/accounts";
import { type Answer, type TestApp, password } from "../../fixtures/app";
import { type ActionOrUndo, createActionFixture, request } from "../../fixtures/claims/actions";

export interface Example {
  mutation: string;
  /** Everything it needs is there already; `done` does nothing but the mutation. */
  done(): Promise<unknown>;
  /** The actions of the rows that it leaves, in their order. */
  leaves: string[];
  /** The same, or one that changes nothing, once more: it leaves no row. */
  again?(): Promise<unknown>;
}

const other = "Nieve-clara7!";

/** In this order: each may rest on those before it. */
export async function* examplesOf(app: TestApp): AsyncGenerator<Example> {
  const admin = await app.signIn("admin");
  const operator = await app.signIn("operator");
  /** The field's answer; throws where it was refused. */
  const ask = async <T = { id: string }>(
    sender: Pick<TestApp, "graphql">,
    text: string,
    variables: object,
    bearer?: string,
  ): Promise<T> => {
    const { data, errors } = (await sender.graphql(text, variables, bearer)) as Answer<Record<string, T>>;
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data!)[0]!;
  };
  const send = <T = { id: string }>(field: string, type: string, input: object, answer = "{ id }", bearer = admin): Promise<T> =>
    ask(app, `mutation($input: ${type}!) { ${field}(input: $input) ${answer} }`, { input }, bearer);
  const byId = <T>(field: string, id: string, answer = "{ id }", bearer = admin): Promise<T> =>
    ask(app, `mutation($id: ID!) { ${field}(input: { id: $id }) ${answer} }`, { id }, bearer);

  // Claims
  const actionFixture = createActionFixture(app);
  const actionExample = (
    mutation: ActionOrUndo,
    id: string,
    leaves = [`claim.${mutation}`, `claim.${mutation}.done`],
    requestId = request(),
  ): Example => {
    const done = () => actionFixture.actSuccessfully(operator, mutation, id, { requestId });
    return { mutation, leaves, done, again: done };
  };
  const delayed = await actionFixture.claimIn(operator, "PENDING_ARRIVAL");
  const delay = request();
  yield actionExample("manageDelay", delayed, ["claim.manageDelay"], delay);
  yield actionExample("undoManageDelay", delayed, ["claim.undoManageDelay"], delay);
  yield actionExample("confirmArrival", await actionFixture.claimIn(operator, "PENDING_ARRIVAL"));
  yield actionExample("confirmCompletion", await actionFixture.claimIn(operator, "NO_FINISHED"));
  yield actionExample("cancelService", await actionFixture.claimIn(operator, "NO_SUPPLIER"));
  yield actionExample("cancelProvider", await actionFixture.claimIn(operator, "PENDING_ARRIVAL"));
  yield {
    mutation: "registerVisit",
    leaves: ["claim.visit"],
    done: () => send("registerVisit", "RegisterVisitInput", { claimId: delayed }, "{ id }", operator),
  };

  // Configuration
  const list = { instanceId: "ES", clientId: "AUDIT", listId: "L", name: "Audited" };
  const saved = { id: "" };
  yield {
    mutation: "saveContactList",
    leaves: ["contactList.save"],
    done: async () => Object.assign(saved, await send("saveContactList", "SaveContactListInput", list)),
    again: () => send("saveContactList", "SaveContactListInput", { ...list, ...saved }),
  };
  yield { mutation: "deleteContactList", leaves: ["contactList.delete"], done: () => byId("deleteContactList", saved.id) };
  const values = [{ key: "MOBILE_DELAY", value: 11 }];
  const settings = () =>
    send("changeKpiSettings", "ChangeKpiSettingsInput", { instanceId: "ES", requestId: randomUUID(), values }, "{ key }");
  yield { mutation: "changeKpiSettings", leaves: ["kpiSettings.change"], done: settings, again: settings };
  const behave = () => send("setSimulator", "SetSimulatorInput", { integration: "ASSISTANCE", slowMs: 1 }, "{ integration }");
  yield { mutation: "setSimulator", leaves: ["standIn.set"], done: behave, again: behave };

  // Profiles
  const { functionalities } = (
    await app.graphql<{ genericProfiles: { profileType: string; functionalities: string[] }[] }>(
      "{ genericProfiles { profileType functionalities } }",
      {},
      admin,
    )
  ).data!.genericProfiles.find(({ profileType }) => profileType === "PROVEEDOR")!;
  const generic = () =>
    send(
      "changeGenericProfile",
      "ChangeGenericProfileInput",
      { profileType: "PROVEEDOR", functionalities: [...functionalities, "dashboard"], requiresTwoFactor: false },
      "{ profileType }",
    );
  yield { mutation: "changeGenericProfile", leaves: ["genericProfile.change"], done: generic, again: generic };
  const nothing = { contracts: [], hiddenFields: [], hiddenIndicators: [], hiddenLayers: [], supplierIds: [] };
  const specific = { ...nothing, name: "Audited", profileType: "OPERADOR", instanceIds: ["ES"], requiresTwoFactor: false };
  const profile = { id: "", updatedAt: "" };
  yield {
    mutation: "saveSpecificProfile",
    leaves: ["specificProfile.create"],
    done: async () => Object.assign(profile, await send("saveSpecificProfile", "SaveSpecificProfileInput", specific, "{ id updatedAt }")),
    again: () => send("saveSpecificProfile", "SaveSpecificProfileInput", { ...specific, ...profile }),
  };
  yield { mutation: "deleteSpecificProfile", leaves: ["specificProfile.delete"], done: () => byId("deleteSpecificProfile", profile.id) };

  // Users
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
  const moved = await send<{ id: string }>("saveSpecificProfile", "SaveSpecificProfileInput", { ...specific, name: "Moved" }, "{ id }");
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
  const revoke = () => byId("revokeApiKey", keyId);
  yield { mutation: "revokeApiKey", leaves: ["apiKey.revoke"], done: revoke, again: revoke };

  // Sign-in, one's own account
  const eva = await insertUser(app);
  const browser = new Browser(app);
  yield { mutation: "login", leaves: ["session.begin"], done: () => browser.login(eva.user) };
  const { jwt } = (await browser.login(eva.user)) as Info;
  const own = <T>(text: string, variables: object = {}): Promise<T> => ask(browser, text, variables, jwt!);
  const speak = () => own('mutation { changeMyLanguage(input: { language: "fr" }) { id } }');
  yield { mutation: "changeMyLanguage", leaves: ["user.changeOwn"], done: speak, again: speak };
  const [centre] = (await app.db.execute<{ id: string; instanceId: string }>(
    `select id, instance_id as "instanceId" from centres limit 1`,
  )) as unknown as { id: string; instanceId: string }[];
  if (!centre) await app.db.execute("insert into centres (instance_id, id, name) values ('ES', 'AUDIT', 'Audited')");
  const at = centre ?? { id: "AUDIT", instanceId: "ES" };
  const sit = () =>
    own(
      "mutation($id: ID!, $instanceId: ID!) { changeMyDefaultCentre(input: { centre: { id: $id, instanceId: $instanceId } }) { id } }",
      at,
    );
  yield { mutation: "changeMyDefaultCentre", leaves: ["user.changeOwn"], done: sit, again: sit };
  await new Browser(app).login(eva.user);
  const foreign = (await own<{ id: string; current: boolean }[]>("{ mySessions { id current } }")).find(({ current }) => !current)!;
  yield {
    mutation: "endSession",
    leaves: ["session.end"],
    done: () => own("mutation($id: ID!) { endSession(input: { id: $id }) { id } }", { id: foreign.id }),
  };
  await new Browser(app).login(eva.user);
  const others = () => own("mutation { endOtherSessions { id } }");
  yield { mutation: "endOtherSessions", leaves: ["session.endOthers"], done: others, again: others };
  let factor: Setup;
  yield {
    mutation: "enrolSecondFactor",
    leaves: ["secondFactor.show"],
    done: async () =>
      (factor = await own("mutation($p: String!) { enrolSecondFactor(input: { password: $p }) { uri secret qr } }", { p: password })),
  };
  yield {
    mutation: "confirmEnrolment",
    leaves: ["secondFactor.on"],
    done: () => own("mutation($c: String!) { confirmEnrolment(input: { code: $c }) { id } }", { c: codeOf(app, factor) }),
  };
  yield {
    mutation: "removeSecondFactor",
    leaves: ["secondFactor.off"],
    done: () =>
      own("mutation($c: String!, $p: String!) { removeSecondFactor(input: { code: $c, password: $p }) { id } }", {
        c: codeOf(app, factor, 1),
        p: password,
      }),
  };
  yield {
    mutation: "changePassword",
    leaves: ["password.change"],
    done: () =>
      own("mutation($input: ChangePasswordInput!) { changePassword(input: $input) { id } }", {
        input: { current: password, password: other, repeated: other },
      }),
  };
  yield {
    mutation: "logout",
    leaves: ["session.end"],
    done: () => own("mutation { logout }"),
    again: () => app.graphql("mutation { logout }"),
  };

  const ida = await insertUser(app);
  // Also for somebody who is unknown: the time it takes must not reveal it.
  yield { mutation: "requestPasswordReset", leaves: ["password.ask"], done: () => browser.forgot(ida.user) };
  const token = await linkTo(app, ida.email);
  yield {
    mutation: "resetPassword",
    leaves: ["password.reset"],
    done: () => browser.reset(token, other),
    again: () => browser.reset(token, other),
  };
  const ivo = await insertUser(app, { mustChangePassword: true });
  const { challenge } = (await browser.login(ivo.user)) as Info;
  yield { mutation: "choosePassword", leaves: ["password.change", "session.begin"], done: () => browser.choose(challenge!, other) };
  await app.db.execute(
    `insert into specific_profiles (id, name, profile_type, requires_two_factor, created_at, updated_at) values ('${profile.id}', 'Two', 'OPERADOR', true, now(), now())`,
  );
  const leo = await insertUser(app, { specificProfileId: profile.id });
  const step = (await browser.login(leo.user)) as Info;
  let setup: Setup;
  yield {
    mutation: "setUpSecondFactor",
    leaves: ["secondFactor.show"],
    done: async () => (setup = (await browser.setUp(step.challenge!)) as Setup),
  };
  yield {
    mutation: "confirmSecondFactor",
    leaves: ["secondFactor.on", "session.begin"],
    done: () => browser.confirm(step.challenge!, codeOf(app, setup)),
  };
  const end = () => byId("endUserSessions", leo.id);
  yield { mutation: "endUserSessions", leaves: ["user.endSessions"], done: end, again: end };
  const max = await insertUser(app, { specificProfileId: profile.id });
  await enrol(new Browser(app), max.user);
  yield {
    mutation: "resetSecondFactor",
    leaves: ["secondFactor.reset"],
    done: () =>
      ask(
        app,
        "mutation($id: ID!, $p: String!) { resetSecondFactor(input: { id: $id, password: $p }) { id } }",
        { id: max.id, p: password },
        admin,
      ),
  };
}
