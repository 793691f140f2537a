import { buildSchema, type GraphQLNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { errorStatus } from "../../../schema/rules/errors";
import { examples, nameOf } from "../../../schema/rules/requests/examples";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { queryFields } from "../../fixtures/schema/queryFields";

let app: TestApp;
let page: string;
let anchors: Set<string>;
beforeAll(async () => {
  app = await startTestApp();
  page = await (await fetch(`${app.url}/docs/api`)).text();
  anchors = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));
});

/** Names of a type and its fields, values and arguments of root fields, as anchors. */
function namesOf(type: GraphQLNamedType): string[] {
  if (isEnumType(type)) return [type.name, ...type.getValues().map(({ name }) => `${type.name}.${name}`)];
  if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) return [type.name];
  const fields = Object.keys(type.getFields()).map((name) => `${type.name}.${name}`);
  return ["Query", "Mutation", "Subscription"].includes(type.name) ? fields : [type.name, ...fields];
}

describe("the API reference", () => {
  test("is public, cached by its tag, and executes only its own script", async () => {
    const first = await fetch(`${app.url}/docs/api`);
    expect([first.status, first.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(first.headers.get("content-security-policy")).toContain("default-src 'none'; script-src 'self'");
    const again = await fetch(`${app.url}/docs/api`, { headers: { "if-none-match": first.headers.get("etag")! } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await fetch(`${app.url}/docs/api.js`)).headers.get("content-type")).toContain("javascript");
    expect((await fetch(`${app.url}/docs/api.css`)).headers.get("content-type")).toContain("css");
  });

  test.each(["schema", "released"])("has an anchor for each type, field and value of %s.graphql", (name) => {
    const schema = buildSchema(readFileSync(`schema/${name}.graphql`, "utf8"));
    const types = Object.values(schema.getTypeMap()).filter((type) => !/^(__|(String|Int|Float|Boolean|ID)$)/.test(type.name));
    expect(types.length).toBeGreaterThan(250);
    expect(types.flatMap(namesOf).filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  test("has each anchor once, and links to existing ones only", () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    expect(targets.filter((id) => !anchors.has(id))).toEqual([]);
  });

  test("explains each error code and contains the examples that tests execute", () => {
    expect(Object.keys(errorStatus).filter((code) => !anchors.has(`error-${code}`))).toEqual([]);
    for (const example of examples) expect(page).toContain(`id="example-${nameOf(example).split(" ")[1]}"`);
  });

  test("lists the errors of an operation once, each with a link", () => {
    const articles = [...page.matchAll(/<article id="(?:Query|Mutation|Subscription)\.[^"]+">(.*?)<\/article>/gs)].map(([, text]) => text!);
    expect(articles.length).toBeGreaterThan(150);
    expect(articles.filter((text) => text.split("<p>Errors: ").length > 2)).toEqual([]);
    const paragraphs = articles.flatMap((text) => /<p>Errors: (.*?)<\/p>/.exec(text)?.[1] ?? []);
    const codesOf = (text: string) => (text.match(/\b[A-Z][A-Z_]+\b/g) ?? []).filter((word) => Object.hasOwn(errorStatus, word));
    expect(paragraphs.filter((text) => codesOf(text.replace(/<a .*?<\/a>/g, "")).length)).toEqual([]);
    expect(page).toContain('<a href="#error-CONTACT_LIST_CENTRE">CONTACT_LIST_CENTRE</a> if the centre does not exist');
  });

  test("names the permission that a query needs", () => {
    for (const [id, { needs }] of Object.entries(queryFields).filter(([name]) => name.startsWith("Query."))) {
      const [, text] = new RegExp(`<article id="${id}">(.*?)</article>`, "s").exec(page)!;
      if (Array.isArray(needs)) for (const name of needs) expect([id, text]).toEqual([id, expect.stringContaining(`<code>${name}</code>`)]);
    }
  });

  test("does not interpret text of descriptions as HTML", () => {
    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).not.toMatch(
      /<(?!\/?(?:!doctype|html|head|meta|title|link|script|body|nav|label|input|p|details|summary|a|small|ul|li|main|h1|h2|h3|h4|section|article|code|dl|dt|dd|pre|strong)\b)/,
    );
  });
});
