/** An indicator that counts claims at an instant. */
export const indicator = (name) => [
  {
    path: "schema/rules/indicators/indicators.ts",
    before: "] as const satisfies readonly IndicatorDefinition[];",
    text: `  {
    key: "${name}",
    description: "Claims that occurred.",
    unit: "CLAIMS",
    figure: { kind: "COUNT", measure: "${name}" },
    subject: "CLAIM",
    isNeutral: true,
    tellsOf: ["occurredAt"],
  },
`,
  },
  {
    path: "schema/rules/indicators/measures.ts",
    before: "} as const satisfies Record<string, CountRule>;",
    text: `  ${name}: { at: "occurredAt" },\n`,
  },
  { path: "server/figures/README.md", afterLast: /^\| `/, text: `| \`${name}\` | claims | occurrence | claims | |` },
];
