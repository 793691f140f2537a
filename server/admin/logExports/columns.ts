// Columns of exported logs, as on their pages (client/admin/audit, apiErrors, filterCalls), with codes in addition to texts.
import type { ActorKind } from "../../../schema/rules/access/actors";
import { serviceKindOfCode } from "../../../schema/rules/fields/sourceCodes";
import type { CellContext, OwnColumn, Row } from "../../exports/columns/ownColumn";
import { auditedAction, auditedKind } from "./auditTexts";

type Column = Required<OwnColumn>;
type Seen = { kind: ActorKind; name: string } | null;

const plain = (field: string, heading: string): Column => ({
  heading,
  selects: field,
  cell: (row) => row[field] as string | number | null,
});

/** Milliseconds are kept as text, so that spreadsheets neither round nor reorder it. */
const at: Column = { heading: "audit.utc", selects: "at", cell: (row) => new Date(row.at as string).toISOString() };

/** Distinguishes a key or the system from a user with the same name. */
function actorText({ actor }: Row, { say, sayIfKnown, sayWith }: CellContext): string | null {
  const visibleActor = actor as Seen;
  if (visibleActor === null) return null;
  const { kind, name } = visibleActor;
  if (kind === "KEY") return sayWith("actor.key", { name });
  if (kind === "SYSTEM") return say("actor.kind.SYSTEM");
  return (kind === "OUTSIDE" ? sayIfKnown(`actor.${name}`) : null) ?? name;
}
const actor: Column = { heading: "audit.actor", selects: "actor { kind name }", cell: actorText };

const meaning = (heading: string, otherwise: (code: string | null, context: CellContext) => string | null): Column => ({
  heading,
  selects: "code",
  cell: ({ code }, context) =>
    (code === null ? null : context.sayIfKnown(`errors.${code as string}`)) ?? otherwise(code as string | null, context),
});

export const auditColumns: readonly Column[] = [
  at,
  actor,
  { heading: "audit.action", selects: "action", cell: ({ action }, context) => auditedAction(action as string, context) },
  plain("action", "audit.code"),
  { heading: "audit.model", selects: "model", cell: ({ model }, context) => auditedKind(model as string, context) },
  plain("entityId", "audit.entity"),
  plain("origin", "audit.origin"),
  plain("requestId", "audit.request"),
  plain("before", "audit.before"),
  plain("after", "audit.after"),
];

const integrationWord = (field: "integration" | "operation", heading: string): Column => ({
  heading,
  selects: field,
  cell: (row, { say }) => say(`integration.${row[field] as string}`),
});

export const apiErrorColumns: readonly Column[] = [
  at,
  integrationWord("integration", "apiErrors.integration"),
  integrationWord("operation", "apiErrors.operation"),
  plain("code", "audit.code"),
  meaning("apiErrors.meaning", (_, { say }) => say("apiErrors.noAnswer")),
  plain("claimId", "audit.model.claim"),
  plain("instanceId", "apiErrors.instance"),
  plain("attempt", "apiErrors.attempt"),
  plain("path", "apiErrors.path"),
  plain("input", "apiErrors.input"),
  plain("output", "apiErrors.output"),
];

export const filterCallColumns: readonly Column[] = [
  at,
  actor,
  plain("instanceId", "filterCalls.instance"),
  plain("claimId", "filterCalls.claim"),
  {
    heading: "filterCalls.service",
    selects: "serviceId",
    cell: ({ serviceId }, { say }) => {
      const kind = serviceKindOfCode[serviceId as string];
      return kind ? `${serviceId as string} ${say(`kind.${kind}`)}` : (serviceId as string);
    },
  },
  plain("candidates", "filterCalls.candidates"),
  plain("excluded", "filterCalls.excluded"),
  plain("durationMs", "filterCalls.duration"),
  meaning("filterCalls.outcome", (code, { say }) => code ?? say("filterCalls.answered")),
  plain("input", "apiErrors.input"),
  plain("output", "apiErrors.output"),
];
