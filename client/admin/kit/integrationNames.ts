import { defineMessages, type IntlShape } from "react-intl";
import { type ErrorCode, errorStatus } from "../../../schema/rules/errors";
import type { Integration, IntegrationOperation } from "../../gql/graphql";
import { named } from "../../i18n/named";

const systems = defineMessages({
  ASSISTANCE: { id: "integration.ASSISTANCE", defaultMessage: "Assistance system" },
  CONTACT_CENTRE: { id: "integration.CONTACT_CENTRE", defaultMessage: "Contact centre" },
  MAIL: { id: "integration.MAIL", defaultMessage: "E-mail" },
} satisfies Record<Integration, object>);

const operations = defineMessages({
  NOTIFY_DELAY: { id: "integration.NOTIFY_DELAY", defaultMessage: "Notify a delay" },
  CONFIRM_ARRIVAL: { id: "integration.CONFIRM_ARRIVAL", defaultMessage: "Confirm an arrival" },
  CONFIRM_COMPLETION: { id: "integration.CONFIRM_COMPLETION", defaultMessage: "Confirm a completion" },
  CANCEL_PROVIDER: { id: "integration.CANCEL_PROVIDER", defaultMessage: "Cancel a supplier" },
  CANCEL_SERVICE: { id: "integration.CANCEL_SERVICE", defaultMessage: "Cancel a service" },
  ADD_CONTACT: { id: "integration.ADD_CONTACT", defaultMessage: "Add to a contact list" },
  REMOVE_CONTACT: { id: "integration.REMOVE_CONTACT", defaultMessage: "Remove from a contact list" },
  SEND_MAIL: { id: "integration.SEND_MAIL", defaultMessage: "Send an e-mail" },
} satisfies Record<IntegrationOperation, object>);

export const integrations = Object.keys(systems) as Integration[];
export const integrationOperations = Object.keys(operations) as IntegrationOperation[];

type Intl = Pick<IntlShape, "formatMessage">;

export const integrationName = (intl: Intl, integration: Integration): string => intl.formatMessage(systems[integration]);
export const operationName = (intl: Intl, operation: IntegrationOperation): string => intl.formatMessage(operations[operation]);

/** Text of an error code; `null` if the integration did not respond. */
export const refusalText = (intl: Intl, code: string): string | null =>
  Object.hasOwn(errorStatus, code) ? named(intl, "errors", code as ErrorCode) : null;
