/** How the product runs: what Node is given before its file. */
export const nodeFlags: readonly string[];
