// npm run schema:release: copies the schema to schema/released.graphql. Rejects breaking changes: an element must first be released as
// deprecated, with an end date.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { fileURLToPath } from "node:url";
import { buildASTSchema, buildSchema, findBreakingChanges, Kind, parse, visit } from "graphql";

const roots = ["Query", "Mutation", "Subscription"];

/** End date in a deprecation reason, "2027-01-31" for `Use other. Stays until 2027-01-31.`; `undefined` without one. */
export const lastDayIn = (reason) => /\buntil (\d{4}-\d{2}-\d{2})\.?$/.exec(reason ?? "")?.[1];

function deprecationReason({ directives = [] }) {
  const deprecated = directives.find(({ name }) => name.value === "deprecated");
  return deprecated && (deprecated.arguments?.find(({ name }) => name.value === "reason")?.value.value ?? "");
}

export function deprecatedElements(text) {
  const files = [];
  const note = (node) => {
    const reason = deprecationReason(node);
    if (reason !== undefined) files.push([node.name.value, reason]);
  };
  visit(parse(text), { [Kind.FIELD_DEFINITION]: note, [Kind.INPUT_VALUE_DEFINITION]: note, [Kind.ENUM_VALUE_DEFINITION]: note });
  return files;
}

/** Removes deprecated elements after their end date, and types that only those used. */
function withoutExpired(text, today) {
  const drop = (node) => {
    const reason = deprecationReason(node);
    const lastDay = reason === undefined ? undefined : lastDayIn(reason);
    return lastDay !== undefined && lastDay < today ? null : undefined;
  };
  const keptDocument = visit(parse(text), {
    [Kind.FIELD_DEFINITION]: drop,
    [Kind.INPUT_VALUE_DEFINITION]: drop,
    [Kind.ENUM_VALUE_DEFINITION]: drop,
  });
  const byName = new Map(keptDocument.definitions.map((definition) => [definition.name?.value, definition]));
  const used = new Set();
  const use = (name) => {
    const definition = byName.get(name);
    if (!definition || used.has(definition)) return;
    used.add(definition);
    visit(definition, { [Kind.NAMED_TYPE]: (type) => use(type.name.value) });
  };
  for (const definition of keptDocument.definitions)
    if (roots.includes(definition.name?.value) || definition.kind === Kind.DIRECTIVE_DEFINITION) use(definition.name.value);
  return buildASTSchema(
    { ...keptDocument, definitions: keptDocument.definitions.filter((definition) => used.has(definition)) },
    { assumeValidSDL: true },
  );
}

/** Descriptions of breaking changes by graphql-js; empty if there are none. `today`: "2027-01-31". */
export const breakingChanges = (released, current, today) =>
  findBreakingChanges(withoutExpired(released, today), buildSchema(current)).map(({ description }) => description);

if (argv[1] === fileURLToPath(import.meta.url)) {
  const folder = fileURLToPath(new URL("../../schema", import.meta.url));
  const [releasedFile, currentFile] = ["released.graphql", "schema.graphql"].map((name) => join(folder, name));
  const current = readFileSync(currentFile, "utf8");
  const today = new Date().toISOString().slice(0, 10);
  const breaking = existsSync(releasedFile) ? breakingChanges(readFileSync(releasedFile, "utf8"), current, today) : [];
  if (breaking.length) {
    console.error(`Not released, as it would break what is written against schema/released.graphql:\n  ${breaking.join("\n  ")}`);
    process.exit(1);
  }
  writeFileSync(releasedFile, current);
  console.log("schema/released.graphql is the schema as it is now.");
}
