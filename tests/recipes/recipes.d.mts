export type RecipeKind = "field" | "filter" | "indicator" | "list" | "action" | "status";
export function applyRecipe(root: string, kind: RecipeKind, name: string): string[];
