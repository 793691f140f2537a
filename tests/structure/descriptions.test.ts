// Descriptions of the schema: each argument has one, and errors are declared once, in the directive.
import { buildSchema, isEnumType, isObjectType, isScalarType, isSpecifiedScalarType } from "graphql";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { claimActions } from "../../schema/rules/claims/actions";
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

const stopWords = new Set("a an the of in by is it to for or and with all any at from".split(" "));
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
/** Words of a description that its name does not contain. Codes and fields in code spans do not count. */
const newWords = (name: string, description: string): string[] => {
  const stems = wordsOf(name.replaceAll("_", " ")).map((word) => word.slice(0, 5));
  const text = description.replace(/(Source|Source code|Short code) [\w, ]+\.$/, "").replace(/`[^`]*`/g, "");
  return wordsOf(text).filter((word) => !stopWords.has(word) && !stems.includes(word.slice(0, 5)));
};

describe("the schema", () => {
  test("describes every argument", () => {
    const missing = fields.flatMap(({ name, field }) =>
      field.args.filter(({ description }) => !description?.trim()).map((argument) => `${name}(${argument.name})`),
    );
    expect(missing).toEqual([]);
  });

  test("names the specification of each scalar that is one JSON value", () => {
    const scalars = Object.values(schema.getTypeMap())
      .filter(isScalarType)
      .filter((type) => !isSpecifiedScalarType(type));
    // SettingValue is a number or a boolean.
    expect(scalars.filter(({ specifiedByURL }) => !specifiedByURL).map(({ name }) => name)).toEqual(["SettingValue"]);
  });

  test("says more about each enum value than its name", () => {
    const values = Object.values(schema.getTypeMap()).flatMap((type) =>
      isEnumType(type) && !type.name.startsWith("__") ? type.getValues().map((value) => ({ type: type.name, ...value })) : [],
    );
    const repeats = values.filter(({ name, description }) => newWords(name, description ?? "").length < 2);
    expect(repeats.map(({ type, name, description }) => `${type}.${name}: ${description}`)).toEqual([]);
  });

  test("says of each claim status when it ends and which actions it allows", () => {
    const status = schema.getType("ClaimStatus");
    const values = isEnumType(status) ? status.getValues() : [];
    expect(values).toHaveLength(14);
    for (const { name, description } of values) {
      expect([name, /Ends |Final/.test(description!)]).toEqual([name, true]);
      const allowed = Object.entries(claimActions).filter(([, rule]) => (rule.allowedIn as readonly string[] | null)?.includes(name));
      expect([name, /Actions: ([^.]*)\./.exec(description!)?.[1] ?? ""]).toEqual([name, allowed.map(([action]) => action).join(", ")]);
    }
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

  test("describes operations in at most 400 characters without their errors, and other names in 200", () => {
    const operations = new Set(
      [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap((type) => Object.values(type!.getFields())),
    );
    const types = Object.values(schema.getTypeMap()).filter(({ name }) => !/^(__|DateTimeISO$|ID$)/.test(name));
    const members = types.flatMap((type) => [
      type,
      ...("getFields" in type ? Object.values(type.getFields()) : []),
      ...(isEnumType(type) ? type.getValues() : []),
    ]);
    const isTooLong = (member: (typeof members)[number]): boolean => {
      const text = (member.description ?? "").replace(/\s+/g, " ").replace(/ ?Errors: .*$/, "");
      return text.length > (operations.has(member as never) ? 400 : 200);
    };
    expect(members.filter(isTooLong).map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
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
