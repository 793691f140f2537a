import { titleOf } from "./names.mjs";

/** A text of a claim that records contain, shown in the group "service" of the detail and in the register. */
export const field = (name) => [
  {
    path: "schema/rules/fields/claimFields.ts",
    before: "} as const satisfies Fields;",
    text: `  ${name}: { code: "${name.toLowerCase()}", type: "text100", shown: ["general"], section: "service", omitEmpty: true },\n`,
  },
  { path: "server/db/tables/claims.ts", after: "    otherFile: text(),\n", text: `    ${name}: text(),\n` },
  {
    path: "schema/claims/claims.ts",
    after: "  otherFile!: string | null;\n",
    text: `  @Field(() => String, { nullable: true, description: \`Value in the source system. Source: \${source.${name}}.\` })
  ${name}!: string | null;
`,
  },
  ...["client/live/ClaimChanged", "client/claims/detail/ClaimGeneral", "client/registers/ClaimRegister"].map((document) => ({
    path: `${document}.graphql`,
    afterLast: /^ +otherFile$/,
    text: `  ${name}`,
  })),
  { path: "schema/messages/en.json", texts: { [`field.${name}`]: titleOf(name) } },
];
