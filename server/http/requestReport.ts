import type { ApolloServerPlugin } from "@apollo/server";
import type { GraphQLFormattedError } from "graphql";
import type { Histogram } from "prom-client";
import { actualCost } from "../graphql/actualCost";
import { documentLimits } from "../graphql/documentLimits";
import type { LiveContext } from "../live/context";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";

/** Names of operations come from callers; further ones are counted together, because each label value takes memory. */
const MAX_LABELLED_OPERATIONS = 200;
const OTHER_OPERATIONS = "other";
const MAX_NAME_CHARS = 100;

interface ReportDeps {
  log: Log;
  env: Pick<Env, "REQUEST_LOG">;
  durations: Histogram<"kind" | "operation">;
}

/** Reports the cost, duration and errors of each operation: in the answer to API keys, in the log and in the metrics. */
export function requestReportPlugin({ log, env, durations }: ReportDeps): ApolloServerPlugin<LiveContext> {
  const labelledOperations = new Set<string>();
  const labelOf = (name: string): string => {
    if (labelledOperations.size < MAX_LABELLED_OPERATIONS) labelledOperations.add(name);
    return labelledOperations.has(name) ? name : OTHER_OPERATIONS;
  };
  const isLogged = (isKey: boolean): boolean => env.REQUEST_LOG === "all" || (env.REQUEST_LOG === "keys" && isKey);
  return {
    requestDidStart: async () => {
      const startedAtMs = performance.now();
      return {
        willSendResponse: async ({ schema, document, operation, response: { body }, contextValue }) => {
          if (!document || !operation || body.kind !== "single") return;
          const { viewer, requestId, traceId, cost: requested = 0 } = contextValue;
          const durationMs = performance.now() - startedAtMs;
          const name = (operation.name?.value ?? "").slice(0, MAX_NAME_CHARS);
          durations.observe({ kind: operation.operation, operation: labelOf(name) }, durationMs / 1_000);
          const isKey = viewer?.actor.kind === "KEY";
          if (!isKey && !isLogged(isKey)) return;
          const { data, errors, extensions } = body.singleResult;
          const actual = data ? actualCost(schema, document, operation, data) : 0;
          if (isKey) body.singleResult.extensions = { ...extensions, cost: { requested, actual, limit: documentLimits.cost } };
          if (!isLogged(isKey)) return;
          const asker = { actor: viewer?.actor.id ?? null, actorKind: viewer?.actor.kind ?? null };
          const answer = { cost: requested, actualCost: actual, durationMs: Math.round(durationMs), errors: codesOf(errors) };
          log.info(
            { event: "request.answered", requestId, traceId, ...asker, kind: operation.operation, operation: name, ...answer },
            "A request was answered",
          );
        },
      };
    },
  };
}

const codesOf = (errors: readonly GraphQLFormattedError[] = []): string =>
  [...new Set(errors.map(({ extensions }) => String(extensions?.["code"])))].join(" ");
