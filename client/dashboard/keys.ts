import { upperSnakeEnum } from "../../schema/rules/apiEnums";
import { type IndicatorKey, indicatorKeys } from "../../schema/rules/indicators/indicators";
import type { IndicatorsQuery } from "../gql/graphql";

/** An indicator as the API names it. */
export type ApiKey = IndicatorsQuery["indicators"]["indicators"][number]["key"];
export type Answer = IndicatorsQuery["indicators"];
export type Figures = Answer["indicators"][number];

const byApiKey = upperSnakeEnum(indicatorKeys);

/** CLAIMS_PER_DAY is claimsPerDay: the key of the catalogue, of texts and of addresses. */
export const keyOf = (key: ApiKey): IndicatorKey => byApiKey[key];
export const isIndicatorKey = (text: string | undefined): text is IndicatorKey => indicatorKeys.some((key) => key === text);
