// Descriptions of the schema: each argument has one, and errors are declared once, in the directive.
import { buildSchema, isObjectType } from "graphql";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { errorExtensions, errorSentence, NO_API_KEYS } from "../../schema/errorsDirective";

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const fields = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type))
  .filter(({ name }) => !name.startsWith("__"))
  .flatMap((type) => Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, field })));

/** Codes that the directive of a field lists. */
const directiveCodes = (field: (typeof fields)[number]["field"]): string[] => {
  const argument = field.astNode?.directives?.find(({ name }) => name.value === "errors")?.arguments?.[0]?.value;
  return argument?.kind === "ListValue" ? argument.values.map((value) => (value.kind === "StringValue" ? value.value : "")) : [];
};

describe("the schema", () => {
  test("describes every argument", () => {
    const missing = fields.flatMap(({ name, field }) =>
      field.args.filter(({ description }) => !description?.trim()).map((argument) => `${name}(${argument.name})`),
    );
    expect(missing).toEqual([]);
  });

  test("lists each code of the directive in the description", () => {
    const missing = fields.flatMap(({ name, field }) => {
      const sentence = /^Errors: [^]*$/m.exec(field.description ?? "")?.[0] ?? "";
      return directiveCodes(field)
        .filter((code) => !new RegExp(`\\b${code}\\b`).test(sentence))
        .map((code) => `${name}: ${code}`);
    });
    expect(missing).toEqual([]);
  });

  test("contains no list of errors that is written by hand", () => {
    const doubled = fields.filter(({ field }) => (field.description?.match(/Errors?: /g) ?? []).length > 1);
    expect(doubled.map(({ name }) => name)).toEqual([]);
  });
});

describe("the sentence of errors", () => {
  test("sorts codes and appends conditions", () => {
    const extensions = errorExtensions([NO_API_KEYS, "NOT_ONESELF", "CHANGED_MEANWHILE", { BAD_USER_INPUT: "if the list is empty" }]);
    expect(errorSentence({ extensions })).toBe(
      "Errors: CHANGED_MEANWHILE, NOT_ONESELF; BAD_USER_INPUT if the list is empty; FORBIDDEN, also if the caller is an API key.",
    );
  });
  test("is empty without codes", () => {
    expect(errorSentence({ extensions: {} })).toBe("");
  });
});
