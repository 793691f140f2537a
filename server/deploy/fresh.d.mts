/** What Node is given for a larger young generation, with which it collects garbage less often. */
export const youngGeneration: string;
/** How the product runs: what Node is given before its file. */
export const nodeFlags: readonly string[];
