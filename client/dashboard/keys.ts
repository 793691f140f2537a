import { upperSnakeEnum } from "../../schema/rules/apiEnums";
import { type IndicatorKey, indicatorKeys } from "../../schema/rules/indicators/indicators";
import type { IndicatorsQuery } from "../gql/graphql";

export type ApiKey = IndicatorsQuery["indicators"]["indicators"][number]["key"];
export type Answer = IndicatorsQuery["indicators"];
export type Figures = Answer["indicators"][number];

const byApiKey = upperSnakeEnum(indicatorKeys);

export const keyOf = (key: ApiKey): IndicatorKey => byApiKey[key];
export const isIndicatorKey = (text: string | undefined): text is IndicatorKey => indicatorKeys.some((key) => key === text);
