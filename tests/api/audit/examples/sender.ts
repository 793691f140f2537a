import { type Answer, password, type TestApp } from "../../../fixtures/app";
import { confirmPasswordMutation } from "../../../fixtures/graphqlClient";

/** One example of a mutation: what it leaves in the audit, and that it leaves nothing where it changes nothing. */
export interface Example {
  mutation: string;
  /** All prerequisites exist; `done` performs the mutation only. */
  done(): Promise<unknown>;
  /** The actions of the rows that it leaves, in their order. */
  leaves: string[];
  /** The same, or one that changes nothing, once more: it leaves no row. */
  again?(): Promise<unknown>;
}

/** Sends the examples' mutations, as an administrator unless said otherwise. */
export interface ExampleSender {
  app: TestApp;
  admin: string;
  operator: string;
  /** The field's answer; throws where it was refused. */
  ask<T = { id: string }>(sender: Pick<TestApp, "graphql">, text: string, variables: object, bearer?: string): Promise<T>;
  send<T = { id: string }>(field: string, type: string, input: object, answer?: string, bearer?: string): Promise<T>;
  byId<T>(field: string, id: string): Promise<T>;
}

/** Sends one request of an example. */
export type Perform = (...args: [sender: Pick<TestApp, "graphql">, text: string, variables: object, bearer?: string]) => Promise<Answer>;

const performOnce: Perform = (sender, text, variables, bearer) => sender.graphql(text, variables, bearer);

export async function exampleSender(app: TestApp, perform = performOnce): Promise<ExampleSender> {
  const [admin, operator] = [await app.signIn("admin"), await app.signIn("operator")];
  // Confirmed beforehand, so that no example leaves the row of a confirmation.
  await app.graphql(confirmPasswordMutation, { password }, admin);
  const ask: ExampleSender["ask"] = async <T>(sender: Pick<TestApp, "graphql">, text: string, variables: object, bearer?: string) => {
    const { data, errors } = (await perform(sender, text, variables, bearer)) as Answer<Record<string, T>>;
    if (errors) throw new Error(JSON.stringify(errors));
    return Object.values(data!)[0]!;
  };
  return {
    app,
    admin,
    operator,
    ask,
    send: (field, type, input, answer = "{ id }", bearer = admin) =>
      ask(app, `mutation($input: ${type}!) { ${field}(input: $input) ${answer} }`, { input }, bearer),
    byId: (field, id) => ask(app, `mutation($id: ID!) { ${field}(input: { id: $id }) { id } }`, { id }, admin),
  };
}
