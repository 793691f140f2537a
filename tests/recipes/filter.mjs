/** A filter of claims by the exact text of an existing field. */
export const filter = (name) => [
  {
    path: "schema/rules/map/filterParts.ts",
    before: "] as const;\nexport type TextFilter",
    text: `, "${name}"`,
  },
  { path: "schema/rules/fields/claimFields.ts", after: `\n  ${name}: {`, text: ` filters: { ${name}: "equals" },` },
  {
    path: "schema/lists/claimFilters.ts",
    after: "  file?: string | null;\n",
    text: `  @Field(() => String, { nullable: true, description: \`Claims with this value. Source: \${source.${name}}.\` })
  ${name}?: string | null;
`,
  },
];
