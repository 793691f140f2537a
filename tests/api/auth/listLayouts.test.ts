import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { insertNarrowedUser } from "../../fixtures/auth/profiles";

let app: TestApp;
let operator: string;
beforeAll(async () => {
  app = await startTestApp();
  operator = await app.signIn();
});

interface Layout {
  list: string;
  columns: { field: string; width: number | null }[];
  density: string;
}
const fields = "listLayouts { list columns { field width } density }";
const layoutsOf = async (token: string): Promise<Layout[]> =>
  (await app.graphql<{ myAccount: { listLayouts: Layout[] } }>(`{ myAccount { ${fields} } }`, {}, token)).data!.myAccount.listLayouts;
const save = async (token: string, input: object): Promise<string | Layout[]> => {
  const { data, errors } = await app.graphql<{ saveListLayout: { listLayouts: Layout[] } }>(
    `mutation($input: SaveListLayoutInput!) { saveListLayout(input: $input) { ${fields} } }`,
    { input },
    token,
  );
  return errors ? (errors[0]!.extensions.code as string) : data!.saveListLayout.listLayouts;
};

describe("a user's list layout", () => {
  const layout = {
    list: "CLAIMS",
    columns: [
      { field: "plate", width: 90 },
      { field: "status", width: null },
    ],
    density: "COMPACT",
  };

  test("is stored per user for every browser", async () => {
    expect(await layoutsOf(operator)).toEqual([]);
    expect(await save(operator, layout)).toEqual([layout]);
    expect(await layoutsOf(await app.signIn())).toEqual([layout]);
    expect(await layoutsOf(await app.signIn("supervisor"))).toEqual([]);
  });

  test("is stored per list with the last save, and null restores the default", async () => {
    const bases = { list: "BASES", columns: [{ field: "address", width: null }], density: "NORMAL" };
    expect(await save(operator, { ...bases, density: undefined })).toEqual([bases, layout]);
    expect(await save(operator, { list: "CLAIMS", columns: null })).toEqual([bases]);
  });

  test.each([
    ["a field that the list does not have", [{ field: "nothing" }]],
    ["a field of another list", [{ field: "baseName" }]],
    ["what is no column", [{ field: "milestones" }]],
    ["a column twice", [{ field: "plate" }, { field: "plate" }]],
    ["no column", []],
    ["a width that no table takes", [{ field: "plate", width: 10_000 }]],
  ])("rejects %s", async (_what, columns) => {
    expect(await save(operator, { list: "CLAIMS", columns })).toBe("BAD_USER_INPUT");
  });

  test("omits columns that the user's profile hides", async () => {
    const user = await insertNarrowedUser(app, { profileType: "OPERADOR", hiddenFields: { INCIDENTS: ["plate"] } });
    const [answered] = (await save(await app.signIn(user.user), layout)) as Layout[];
    expect(answered!.columns).toEqual([{ field: "status", width: null }]);
  });

  test("is deleted with the user", async () => {
    const [{ gone }] = (await app.db.execute(
      sql`select confdeltype = 'c' as gone from pg_constraint where conrelid = 'list_layouts'::regclass and contype = 'f'`,
    )) as unknown as [{ gone: boolean }];
    expect(gone).toBe(true);
  });
});
