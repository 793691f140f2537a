import type { IntlShape } from "react-intl";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { Integration, IntegrationOperation as Operation } from "../../../schema/rules/claims/integrations";
import { type ErrorCode, errorStatus } from "../../../schema/rules/errors";
import type { IntegrationOperation } from "../../gql/graphql";
import { named } from "../../i18n/named";

export const integrations = Object.keys(Integration) as Integration[];
export const integrationOperations = (Object.keys(Operation) as Operation[]).map(upperSnake) satisfies IntegrationOperation[];

type Intl = Pick<IntlShape, "formatMessage">;

export const integrationName = (intl: Intl, integration: Integration): string => named(intl, "integration", integration);
export const operationName = (intl: Intl, operation: IntegrationOperation): string => named(intl, "integration", operation);

/** Text of an error code; `null` if the integration did not respond. */
export const refusalText = (intl: Intl, code: string): string | null =>
  Object.hasOwn(errorStatus, code) ? named(intl, "errors", code as ErrorCode) : null;
