// What a build divides so that the map does not wait for it (client/build).
import { expect, test } from "vitest";
import { documents } from "../../client/build/documents";

test("a document is a module of its own, and so is a hook, which names its document", async () => {
  const { load } = documents() as { load: (id: string) => Promise<{ code: string }> };
  const file = `${process.cwd()}/client/gql/graphql.ts`;
  expect((await load(file)).code).toContain(`export { AccountDocument } from ${JSON.stringify(`${file}?only=AccountDocument`)};`);
  expect((await load(`${file}?only=AccountDocument`)).code).toMatch(/^export const AccountDocument = /);
  const hook = (await load(`${process.cwd()}/client/gql/hooks.ts?only=useAccountQuery`)).code;
  expect(hook).toContain(`import { AccountDocument } from ${JSON.stringify(`${file}?only=AccountDocument`)};`);
  expect(hook).not.toContain("types.");
});
