import { randomUUID } from "node:crypto";
import { password } from "../../../fixtures/app";
import { Browser, codeOf, enrol, type Info, insertUser, linkTo, type Setup } from "../../../fixtures/auth/accounts";
import type { Example, ExampleSender } from "./sender";

const other = "Nieve-clara7!";

/** A forgotten password, and the steps between a password and a session. */
export async function* signInExamples({ app, admin, ask, byId }: ExampleSender): AsyncGenerator<Example> {
  const browser = new Browser(app);
  const profileId = randomUUID();
  const ida = await insertUser(app);
  // Also for unknown users, because the duration must not disclose whether a user exists.
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
    `insert into specific_profiles (id, name, profile_type, requires_two_factor, created_at, updated_at) values ('${profileId}', 'Two', 'OPERADOR', true, now(), now())`,
  );
  const leo = await insertUser(app, { specificProfileId: profileId });
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
  const max = await insertUser(app, { specificProfileId: profileId });
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
