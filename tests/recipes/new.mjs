// npm run new -- KIND NAME: writes the skeleton of an addition and lists what remains to be written.
import { spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { applyRecipe, recipes } from "./recipes.mjs";

/** Tests that list missing parts, by kind. */
const checks = {
  field: ["test:rules -- tests/structure/fields.test.ts", "test:api -- tests/api/threats/11-hiddenFields.test.ts"],
  filter: ["test:ui -- tests/ui/map/filterControls.test.tsx"],
  indicator: ["test:rules -- tests/structure/indicators.test.ts"],
  list: [
    "test:rules -- tests/structure/retention.test.ts tests/structure/errors.test.ts",
    "test:api -- tests/api/auth/credentials.test.ts tests/api/threats/11-hiddenFields.test.ts",
  ],
  action: ["test:rules -- tests/structure/mutations.test.ts tests/structure/errors.test.ts"],
  status: ["test:rules -- tests/structure/specified.test.ts"],
};
const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
const kinds = Object.keys(recipes);
const [kind, name] = process.argv.slice(2);
const pattern = kind === "status" ? /^[A-Z][A-Z_]*$/ : /^[a-z][A-Za-z]*$/;
if (!kinds.includes(kind) || !pattern.test(name ?? "")) {
  console.error(`Usage: npm run new -- ${kinds.join("|")} NAME\nNAME is in camel case, that of a status in upper case.`);
  process.exit(1);
}
const paths = applyRecipe(root, kind, name);
spawnSync("npx", ["oxfmt", ...paths.filter((path) => !path.endsWith(".graphql"))], { cwd: root, stdio: "inherit" });
console.log(`Written:\n${paths.map((path) => `  ${path}`).join("\n")}

Next:
  1. Replace the placeholders in these files; .github/CONTRIBUTING.md describes each of them.
  2. Run npm run codegen, and npm run db:generate if a table or an enum changed.
  3. Write the texts in the other languages; npm run i18n:check lists them.
  4. Run npm run typecheck; errors in tests name the tables that need a line.
  5. Run the tests that list other missing parts:
${checks[kind].map((check) => `     npm run ${check}`).join("\n")}
  6. Write the tests; npm test -- --changed runs all that the addition touches.`);
