/** A status of claims, least urgent of the open ones. Its rule in schema/rules/claims/claimStatus.ts is written by hand. */
export const status = (name) => [
  { path: "schema/rules/lists/claims.ts", after: "export const ClaimStatus = {\n", text: `  ${name}: "${name}",\n` },
  {
    path: "schema/rules/lists/claims.ts",
    before: '  FINISHED: { code: "f"',
    text: `  ${name}: { code: "${name.toLowerCase()}", stage: "managed", timing: "waiting" },\n`,
  },
  { path: "schema/enums.ts", before: '  FINISHED: "Final;', text: `  ${name}: "Ends when another status applies.",\n` },
];
