import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documents } from "../../client/build/documents";
import { firstFiles, saidBy } from "../../client/build/texts";

const messages = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(`${folder}/messages/en.json`, "utf8")) as Record<string, string>);

test("the first load contains only messages of the shell and the map", () => {
  const isFirst = saidBy(firstFiles());
  const [first, later] = [true, false].map((wanted) =>
    [...messages("client/i18n"), ...messages("schema")].filter((id) => isFirst(id) === wanted),
  );
  expect(first).toEqual(expect.arrayContaining(["map.canvas.title", "palette.field", "page.map", "error.unreachable", "connection.lost"]));
  expect(later).toEqual(expect.arrayContaining(["account.address", "dashboard.tiles", "errors.FORBIDDEN", "map.filters.apply"]));
  expect(first!.length).toBeLessThan(later!.length / 4);
});

test("each document and each hook is a separate module, and a hook imports its document", async () => {
  const { load } = documents() as { load: (id: string) => Promise<{ code: string }> };
  const file = `${process.cwd()}/client/gql/graphql.ts`;
  expect((await load(file)).code).toContain(`export { AccountDocument } from ${JSON.stringify(`${file}?only=AccountDocument`)};`);
  expect((await load(`${file}?only=AccountDocument`)).code).toMatch(/^export const AccountDocument = /);
  const hook = (await load(`${process.cwd()}/client/gql/hooks.ts?only=useAccountQuery`)).code;
  expect(hook).toContain(`import { AccountDocument } from ${JSON.stringify(`${file}?only=AccountDocument`)};`);
  expect(hook).not.toContain("types.");
});
