import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
let operator: string;
beforeAll(async () => {
  app = await startTestApp();
  operator = await app.signIn();
});

const fields = "preferences { theme density timeFormat soundVolume soundMuted tourLeft }";
const none = { theme: null, density: null, timeFormat: null, soundVolume: null, soundMuted: null, tourLeft: null };
const preferences = async (token: string) =>
  (await app.graphql<{ myAccount: { preferences: object } }>(`{ myAccount { ${fields} } }`, {}, token)).data!.myAccount.preferences;
const change = (input: object, token = operator) =>
  app.graphql<{ changeMyPreferences: { preferences: object } }>(
    `mutation($input: ChangeMyPreferencesInput!) { changeMyPreferences(input: $input) { ${fields} } }`,
    { input },
    token,
  );

test("stores the screen preferences per user for every browser", async () => {
  expect(await preferences(operator)).toEqual(none);
  await change({ theme: "LIGHT", soundVolume: 40 });
  const changed = await change({ timeFormat: "H12", density: "COMPACT", soundMuted: true, tourLeft: true });
  const all = { theme: "LIGHT", density: "COMPACT", timeFormat: "H12", soundVolume: 40, soundMuted: true, tourLeft: true };
  expect(changed.data!.changeMyPreferences.preferences).toEqual(all);
  expect(await preferences(await app.signIn())).toEqual(all);
  expect(await preferences(await app.signIn("supervisor"))).toEqual(none);
  await change({ theme: null, soundMuted: null });
  expect(await preferences(operator)).toEqual({ ...all, theme: null, soundMuted: null });
});

test("accepts a volume in whole per cent and has no preferences for keys", async () => {
  for (const soundVolume of [-1, 101]) expect((await change({ soundVolume })).errors![0]!.extensions.code).toBe("BAD_USER_INPUT");
  expect((await change({ theme: "DARK" }, await app.key("act"))).errors![0]!.extensions.code).toBe("FORBIDDEN");
});
