import { insertUser } from "../../fixtures/auth/accounts";
import { codeOf } from "../../fixtures/auth/administration";
import type { Answer, TestApp } from "../../fixtures/app";

export interface Configuration {
  id: string;
  name: string;
  address: string;
  tab: string;
  foldedPanels: string[];
  traffic: boolean;
  isDefault: boolean;
  isOwn: boolean;
  ownerName: string;
  sharedInstance: { id: string } | null;
  sharedProfile: { id: string } | null;
  updatedAt: string;
}

export function configurationCalls(app: TestApp) {
  const fields =
    "{ id name address tab foldedPanels traffic isDefault isOwn ownerName sharedInstance { id } sharedProfile { id } updatedAt }";
  const input = (more: object = {}) => ({
    name: "Night shift",
    address: "layers=incidents&at=40.4,-3.7,9.5",
    tab: "PROVIDERS",
    foldedPanels: ["TRACKING"],
    traffic: true,
    ...more,
  });
  const mutate = <T = Configuration>(token: string, name: string, type: string, value: object) =>
    app.graphql<Record<string, T>>(`mutation($input: ${type}!) { ${name}(input: $input) ${fields} }`, { input: value }, token);
  const save = (token: string, more: object = {}) => mutate(token, "saveMapConfiguration", "SaveMapConfigurationInput", input(more));
  async function saved(token: string, more: object = {}): Promise<Configuration> {
    const answer = await save(token, more);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.saveMapConfiguration!;
  }
  const remove = (token: string, id: string) => mutate(token, "deleteMapConfiguration", "DeleteMapConfigurationInput", { id });
  const makeDefault = (token: string, id: string | null) =>
    mutate<Configuration[]>(token, "makeDefaultMapConfiguration", "MakeDefaultMapConfigurationInput", { id });
  const share = (token: string, id: string, audience: object) =>
    mutate(token, "shareMapConfiguration", "ShareMapConfigurationInput", { id, ...audience });
  const unshare = (token: string, id: string) => mutate(token, "unshareMapConfiguration", "UnshareMapConfigurationInput", { id });
  const listOf = async (token: string): Promise<Configuration[]> => {
    const answer = await app.graphql<{ mapConfigurations: Configuration[] }>(`{ mapConfigurations ${fields} }`, {}, token);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.mapConfigurations;
  };
  const one = (token: string, id: string) =>
    app.graphql<{ mapConfiguration: Configuration }>(`query($id: ID!) { mapConfiguration(id: $id) ${fields} }`, { id }, token);
  const defaultOf = async (token: string): Promise<string | null> => (await listOf(token)).find(({ isDefault }) => isDefault)?.name ?? null;
  const codes = (answers: Answer<unknown>[]) => answers.map((answer) => codeOf(answer as Answer));

  async function person(more: Parameters<typeof insertUser>[1] = {}): Promise<{ id: string; token: string }> {
    const { id, user } = await insertUser(app, more);
    return { id, token: await app.signIn(user) };
  }

  return { input, save, saved, remove, makeDefault, share, unshare, listOf, one, defaultOf, codes, person };
}
export type ConfigurationCalls = ReturnType<typeof configurationCalls>;
