import { useApolloClient } from "@apollo/client/react";
import { useEffect, useMemo } from "react";
import type { IndicatorKey } from "../../schema/rules/indicators/indicators";
import { upperSnake } from "../../schema/rules/apiEnums";
import type { Period } from "../../schema/rules/indicators/periods";
import { documentText } from "../api/documentText";
import { periodInput } from "../api/ranges";
import { IndicatorsChangedDocument, type IndicatorsChangedSubscription, IndicatorsDocument } from "../gql/graphql";
import { useIndicatorsQuery } from "../gql/hooks";
import { connection, recordDataTime } from "../live/connection";
import { keepSubscribed } from "../live/keepSubscribed";
import type { ApiKey, Answer } from "./keys";

const changes = documentText(IndicatorsChangedDocument);

export interface Indicators {
  answer: Answer | undefined;
  error: unknown;
  retry(): void;
}

/**
 * Current values of an instance: pushed over the socket, polled without it. `null` instance or period disables the query. `only` selects
 * one indicator.
 */
export function useIndicators(instanceId: string | null, period: Period | null, only?: IndicatorKey): Indicators {
  const client = useApolloClient();
  const variables = useMemo(
    () => ({
      instanceId: instanceId ?? "",
      period: periodInput(period ?? { name: "TODAY" }),
      keys: only ? [upperSnake(only) as ApiKey] : null,
    }),
    [instanceId, period, only],
  );
  const skip = instanceId === null || period === null;
  const { data, error, refetch } = useIndicatorsQuery({ variables, skip, fetchPolicy: "cache-and-network" });
  useEffect(() => {
    if (skip) return undefined;
    return keepSubscribed<IndicatorsChangedSubscription>(
      changes,
      ({ indicatorsChanged }) => client.writeQuery({ query: IndicatorsDocument, variables, data: { indicators: indicatorsChanged } }),
      variables,
    );
  }, [client, variables, skip]);
  const readAt = data?.indicators.readAt;
  useEffect(() => {
    // Without a socket, this is the only source for the age of the data.
    const at = readAt === undefined ? NaN : Date.parse(readAt);
    if (!Number.isNaN(at) && connection.get().state === "polling") recordDataTime({ at, followedAt: at });
  }, [readAt]);
  return {
    answer: skip ? undefined : data?.indicators,
    error: skip ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
