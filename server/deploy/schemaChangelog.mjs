// npm run schema:changelog: prints what the schema adds, changes and removes since schema/released.graphql.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { buildSchema, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from "graphql";

/** Returns each element as its coordinate with its type and its deprecation: `Query.claims(first:)` → `Int`. */
function elementsOf(text) {
  const elements = new Map();
  const note = (coordinate, { type, deprecationReason }) => {
    elements.set(coordinate, `${type ?? ""}${deprecationReason == null ? "" : ` deprecated: ${deprecationReason}`}`);
  };
  for (const type of Object.values(buildSchema(text).getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    note(type.name, {});
    if (isEnumType(type)) for (const value of type.getValues()) note(`${type.name}.${value.name}`, { ...value, type: undefined });
    if (isInputObjectType(type) || isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        note(`${type.name}.${field.name}`, field);
        for (const arg of field.args ?? []) note(`${type.name}.${field.name}(${arg.name}:)`, arg);
      }
  }
  return elements;
}

/** True if the type or field that contains this member is listed too. */
const isInside = (coordinate, whole) => [/^\w+(?=\.)/, /^\w+\.\w+(?=\()/].some((parent) => whole.has(parent.exec(coordinate)?.[0]));

/** Returns the coordinates that differ. A new or removed type or field is listed without its members. */
export function schemaChanges(released, current) {
  const [before, after] = [elementsOf(released), elementsOf(current)];
  const missingIn = (elements, other) => {
    const coordinates = [...elements.keys()].filter((coordinate) => !other.has(coordinate));
    const whole = new Set(coordinates);
    return coordinates.filter((coordinate) => !isInside(coordinate, whole)).sort();
  };
  const changed = [...before.keys()].filter((coordinate) => after.has(coordinate) && after.get(coordinate) !== before.get(coordinate));
  return {
    added: missingIn(after, before),
    changed: changed.sort().map((coordinate) => `${coordinate}: ${before.get(coordinate) || "-"} → ${after.get(coordinate) || "-"}`),
    removed: missingIn(before, after),
  };
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file) => readFileSync(join(fileURLToPath(new URL("../../schema", import.meta.url)), file), "utf8");
  const changes = schemaChanges(read("released.graphql"), read("schema.graphql"));
  for (const [kind, lines] of Object.entries(changes))
    console.log([`${kind} (${lines.length})`, ...lines.map((line) => `  ${line}`)].join("\n"));
}
