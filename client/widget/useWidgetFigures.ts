import { createClient } from "graphql-ws";
import { useEffect, useMemo, useState } from "react";
import { upperSnake } from "../../schema/rules/apiEnums";
import { REFRESH_INTERVAL_MS } from "../../schema/rules/limits/specified";
import { documentText } from "../apollo/documentText";
import { ResponseErrors } from "../apollo/errors";
import { graphqlAddress, requestHeaders } from "../apollo/headers";
import { post } from "../apollo/post";
import type { Answer } from "../dashboard/keys";
import { IndicatorsChangedDocument, type IndicatorsChangedSubscription, IndicatorsDocument } from "../gql/graphql";
import type { WidgetAddress } from "./widgetAddress";

export interface WidgetFigures {
  answer: Answer | null;
  /** The figure that is shown may be an old one: nothing has come for a while. */
  isOld: boolean;
  /** It is refused, and so will the next question be. */
  isRefused: boolean;
}

/** As they are now, over a socket; without one asked for again every 20 seconds. */
export function useWidgetFigures({ indicator, instanceId, period, key }: WidgetAddress): WidgetFigures {
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
