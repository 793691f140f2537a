import { password } from "../../../fixtures/app";
import { Browser, codeOf, type Info, insertUser, type Setup } from "../../../fixtures/auth/accounts";
import type { Example, ExampleSender } from "./sender";

const other = "Nieve-clara7!";

/** Sign-in, and what a user does with the own account. */
export async function* ownAccountExamples({ app, ask }: ExampleSender): AsyncGenerator<Example> {
  const eva = await insertUser(app);
  const browser = new Browser(app);
  yield { mutation: "login", leaves: ["session.begin"], done: () => browser.login(eva.user) };
  const { jwt } = (await browser.login(eva.user)) as Info;
  const own = <T>(text: string, variables: object = {}): Promise<T> => ask(browser, text, variables, jwt!);
  const speak = () => own("mutation { changeMyLanguage(input: { language: fr }) { id } }");
  yield { mutation: "changeMyLanguage", leaves: ["user.changeOwn"], done: speak, again: speak };
  const prefer = () => own("mutation { changeMyPreferences(input: { timeFormat: H12 }) { id } }");
  yield { mutation: "changeMyPreferences", leaves: ["user.changeOwn"], done: prefer, again: prefer };
  const arrange = () => own('mutation { saveListLayout(input: { list: CLAIMS, columns: [{ field: "plate" }] }) { id } }');
  yield { mutation: "saveListLayout", leaves: ["user.changeOwn"], done: arrange, again: arrange };
  const arrangeTiles = () => own("mutation { saveDashboardLayout(input: { order: [ALARMS], putAway: [] }) { order } }");
  yield { mutation: "saveDashboardLayout", leaves: ["user.changeOwn"], done: arrangeTiles, again: arrangeTiles };
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
    mutation: "confirmPassword",
    leaves: ["password.confirm"],
    done: () => own("mutation($password: String!) { confirmPassword(input: { password: $password }) { until } }", { password }),
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
}
