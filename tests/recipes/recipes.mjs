// Recipes of .github/CONTRIBUTING.md as steps. tests/structure/recipes.test.ts executes each of them on a copy.
import { action } from "./action.mjs";
import { field } from "./field.mjs";
import { filter } from "./filter.mjs";
import { indicator } from "./indicator.mjs";
import { list } from "./list.mjs";
import { status } from "./status.mjs";
import { applySteps } from "./steps.mjs";

/** Steps of each kind of addition. */
export const recipes = { field, filter, indicator, list, action, status };

/** Writes the skeleton of an addition into `root` and returns the paths that it wrote. */
export function applyRecipe(root, kind, name) {
  const steps = recipes[kind](name);
  applySteps(root, steps);
  return [...new Set(steps.map(({ path }) => path))];
}
