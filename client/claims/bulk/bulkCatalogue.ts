import type { DocumentNode } from "graphql";
import { defineMessages, type MessageDescriptor } from "react-intl";
import type { BulkActionName } from "../../../schema/rules/claims/actions";
import * as documents from "../../gql/graphql";

const titles = defineMessages({
  manageDelay: {
    id: "claims.bulk.manageDelay",
    defaultMessage: "Manage the delay of {count, plural, one {# claim} other {# claims}}",
  },
  confirmArrival: {
    id: "claims.bulk.confirmArrival",
    defaultMessage: "Confirm the arrival at {count, plural, one {# claim} other {# claims}}",
  },
  confirmCompletion: {
    id: "claims.bulk.confirmCompletion",
    defaultMessage: "Confirm the completion of {count, plural, one {# claim} other {# claims}}",
  },
});

export const bulkCatalogue: Record<BulkActionName, { title: MessageDescriptor; mutation: DocumentNode }> = {
  manageDelay: { title: titles.manageDelay, mutation: documents.ManageDelaysDocument },
  confirmArrival: { title: titles.confirmArrival, mutation: documents.ConfirmArrivalsDocument },
  confirmCompletion: { title: titles.confirmCompletion, mutation: documents.ConfirmCompletionsDocument },
};
