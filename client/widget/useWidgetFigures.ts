import { createClient } from "graphql-ws";
import { useEffect, useMemo, useState } from "react";
import { upperSnake } from "../../schema/rules/apiEnums";
import { REFRESH_INTERVAL_MS } from "../../schema/rules/limits/specified";
import { documentText } from "../api/documentText";
import { ResponseErrors } from "../api/errors";
import { graphqlAddress, requestHeaders } from "../api/headers";
import { post } from "../api/post";
import type { Answer } from "../dashboard/keys";
import { IndicatorsChangedDocument, type IndicatorsChangedSubscription, IndicatorsDocument } from "../gql/graphql";
import type { FigureAddress } from "./widgetAddress";

export interface WidgetFigures {
  answer: Answer | null;
  /** True if the value may be outdated because updates stopped. */
  isOld: boolean;
  /** True if the server rejected the request and will reject a retry. */
  isRefused: boolean;
}

/** Current values: pushed over a socket, polled every 20 seconds without it. */
export function useWidgetFigures({ indicator, instanceId, period, key }: FigureAddress): WidgetFigures {
  const [figures, setFigures] = useState<WidgetFigures>({ answer: null, isOld: false, isRefused: false });
  const variables = useMemo(
    () => ({ instanceId, period: { name: period }, keys: [upperSnake(indicator)] }),
    [indicator, instanceId, period],
  );
  useEffect(() => {
    const client = createClient({
      url: graphqlAddress().replace(/^http/, "ws"),
      connectionParams: requestHeaders(key),
      retryAttempts: Infinity,
      shouldRetry: () => true,
      onNonLazyError: () => undefined,
    });
    const ended = client.subscribe<IndicatorsChangedSubscription>(
      { query: documentText(IndicatorsChangedDocument), variables },
      {
        next: ({ data }) => data && setFigures({ answer: data.indicatorsChanged, isOld: false, isRefused: false }),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    const ask = (): void =>
      void post(IndicatorsDocument, variables, key).then(
        ({ indicators }) => setFigures({ answer: indicators, isOld: false, isRefused: false }),
        (error: unknown) => setFigures((last) => ({ ...last, isOld: true, isRefused: error instanceof ResponseErrors })),
      );
    ask();
    const timer = setInterval(ask, REFRESH_INTERVAL_MS);
    return () => {
      clearInterval(timer);
      ended();
      void client.dispose();
    };
  }, [variables, key]);
  return figures;
}
