import { pascal, titleOf, upperSnake } from "./names.mjs";

/** An action that takes effect when the assistance system accepts it, with a reason, in the menu of a claim. */
export const action = (name) => {
  const [type, failure, title] = [pascal(name), `${upperSnake(name)}_FAILED`, titleOf(name)];
  const definition = `import { ACTION_SOURCE, isOver } from "./applyAction";
import type { AwaitedAction } from "./definition";

export const ${name}: AwaitedAction = {
  description: "Performs the action if the assistance system agrees.",
  errors: ["${failure}", "INTEGRATION_REJECTED"],
  failureCode: "${failure}",
  apply: (before, _action, { now }) =>
    isOver(before.row) ? null : { ...before, row: { ...before.row, cancelledAt: now, closedBy: ACTION_SOURCE } },
};
`;
  const entry = `const ${name}: ActionEntry = {
  ...defineMessages({
    label: { id: "claim.action.${name}", defaultMessage: "${title}" },
    title: { id: "claim.dialog.${name}", defaultMessage: "${title}: {id}" },
    pending: { id: "claim.pending.${name}", defaultMessage: "${title}…" },
    done: { id: "claim.done.${name}", defaultMessage: "${title} · {id}" },
  }),
  Form: (props) => (
    <CancelForm {...props} submitLabel={<FormattedMessage {...${name}.label} />}>
      {null}
    </CancelForm>
  ),
  mutation: documents.${type}Document,
};

`;
  const mutation = `
mutation ${type}($input: ${type}Input!) {
  ${name}(input: $input) {
    ...ActionResult_claim @unmask
  }
}
`;
  return [
    {
      path: "schema/rules/claims/actions.ts",
      before: "} as const;\nexport const AssistanceOperation",
      text: `  ${name}: { description: "${title}." },\n`,
    },
    {
      path: "schema/rules/claims/actions.ts",
      before: "} as const satisfies Record<string, HeldActionRule | AwaitedActionRule>;",
      text: `  ${name}: { description: "${title}.", allowedIn: null, operation: "${name}", isFulfilled: ({ isCancelled }) => isCancelled },\n`,
    },
    { path: "schema/rules/errors.ts", before: "  SERVICE_CANCELLATION_FAILED", text: `  ${failure}: 502,\n` },
    {
      path: "schema/claims/claimActions.ts",
      after: "export class CancelProviderInput extends Cancellation {}\n",
      text: `@InputType({ description: "Input of the action." })\nexport class ${type}Input extends Cancellation {}\n`,
    },
    { path: `server/claims/actions/${name}.ts`, create: definition },
    {
      path: "server/claims/actions/actionDefinitions.ts",
      after: 'import { manageDelay } from "./manageDelay";\n',
      text: `import { ${name} } from "./${name}";\n`,
    },
    { path: "server/claims/actions/actionDefinitions.ts", after: "  cancelService,\n", text: `  ${name},\n` },
    {
      path: "server/integrations/assistance/operations.ts",
      before: "  cancelService: { path",
      text: `  ${name}: { path: "${name}", simulatedRejection: rejectionOfCancelled },\n`,
    },
    { path: "client/claims/actions/actionCatalogue.tsx", before: "export const heldActionCatalogue", text: entry },
    { path: "client/claims/actions/actionCatalogue.tsx", after: "  cancelService,\n", text: `  ${name},\n` },
    { path: "client/claims/actions/actionRequests.graphql", atEnd: mutation },
    {
      path: "tests/fixtures/claims/actions.ts",
      before: '  cancelService: { reason: "no longer needed" },',
      text: `  ${name}: { reason: "no longer needed" },\n`,
    },
    {
      path: "tests/fixtures/schema/mutationFields.ts",
      before: '  "Mutation.cancelService": {',
      text: `  "Mutation.${name}": { needs: ["claim.${name}"], variables: claimActionInput({ reason: "not needed" }) },\n`,
    },
    {
      path: "schema/messages/en.json",
      texts: { [`functionality.claim.${name}`]: title, [`errors.${failure}`]: `${title} failed. Try again.` },
    },
    {
      path: "client/i18n/messages/en.json",
      texts: {
        [`claim.action.${name}`]: title,
        [`claim.dialog.${name}`]: `${title}: {id}`,
        [`claim.pending.${name}`]: `${title}…`,
        [`claim.done.${name}`]: `${title} · {id}`,
      },
    },
  ];
};
