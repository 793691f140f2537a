import type { ClaimActionName } from "../../../schema/rules/claims/actions";
import type { ActionForm_ClaimFragment } from "../../gql/graphql";
import type { Saying } from "../say/useWhatToSay";

export interface ClaimActionInput {
  minutes?: number;
  reason?: string;
  at?: string | null;
  note?: string | null;
}

/** A retry uses the same request id. */
export interface ActionRequest {
  action: ClaimActionName;
  input: ClaimActionInput;
  requestId: string;
}

export interface ActionFormProps {
  /** For several claims, the first one: its zone applies to entered times. */
  claim: Omit<ActionForm_ClaimFragment, " $fragmentName">;
  isForMany?: boolean;
  /** Time zones of the other claims. An entered time is the same instant for all. */
  otherZones?: readonly string[];
  input: ClaimActionInput;
  /** Reasons to choose from. If empty, the reason is typed. */
  reasons: readonly string[];
  /** Suggested sentence for the insured, in the language of the instance; `null` if hidden or not loaded. */
  saying: Pick<Saying, "sentence" | "language"> | null;
  sending: boolean;
  onCancel(): void;
  onSubmit(input: ClaimActionInput): void;
}
