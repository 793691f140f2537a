import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import { type BulkActionName, bulkMutationOf } from "../../../schema/rules/claims/actions";
import { requestErrorOf, useErrorText } from "../../api/errors";
import type { BulkAnswer_AnswerFragment } from "../../gql/graphql";
import type { ClaimActionInput } from "../actions/actionRequest";
import { bulkCatalogue } from "./bulkCatalogue";

interface BulkRequest {
  claimIds: readonly string[];
  input: ClaimActionInput;
  requestId: string;
}

/** Sends a bulk action. A request without a response is retried with the same id until the input changes. */
export function useBulkAction(action: BulkActionName) {
  const client = useApolloClient();
  const errorText = useErrorText();
  const unanswered = useRef<BulkRequest | null>(null);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);

  /** Result per claim; `undefined` without a response, with the reason in `failed`. */
  const send = async (claimIds: readonly string[], input: ClaimActionInput): Promise<readonly BulkAnswer_AnswerFragment[] | undefined> => {
    const { current } = unanswered;
    const isSame = current !== null && JSON.stringify(current.input) === JSON.stringify(input);
    const request = isSame ? current : { claimIds, input, requestId: crypto.randomUUID() };
    setSending(true);
    setFailed(null);
    try {
      const { data } = await client.mutate<Record<string, readonly BulkAnswer_AnswerFragment[]>>({
        mutation: bulkCatalogue[action].mutation,
        variables: { input: { ...input, claimIds: request.claimIds, requestId: request.requestId } },
      });
      unanswered.current = null;
      return data?.[bulkMutationOf(action)];
    } catch (error) {
      unanswered.current = ["UNREACHABLE", "UNAVAILABLE"].includes(requestErrorOf(error).code) ? request : null;
      setFailed(errorText(error));
      return undefined;
    } finally {
      setSending(false);
    }
  };
  return { send, sending, failed };
}
