import type { ClaimActionName } from "../../../schema/rules/claims/actions";
import type { ActionForm_ClaimFragment } from "../../gql/graphql";
import type { Saying } from "../say/useWhatToSay";

/** What an action asks for; each takes its part. */
export interface ClaimActionInput {
  minutes?: number;
  reason?: string;
  at?: string | null;
  note?: string | null;
}

/** An action as it is sent: sent again, it has the same id. */
export interface ActionRequest {
  action: ClaimActionName;
  input: ClaimActionInput;
  requestId: string;
}

/** What the form of an action is given. */
export interface ActionFormProps {
  /** Of several claims the first: for the zone that times are entered in. */
  claim: Omit<ActionForm_ClaimFragment, " $fragmentName">;
  /** It is for several claims: nothing is said of one of them. */
  isForMany?: boolean;
  /** Of several claims the zones besides that of the first: a time that is entered is one moment in all of them. */
  otherZones?: readonly string[];
  /** What was entered before, when it was refused. */
  input: ClaimActionInput;
  /** The reasons to pick from; none: it is typed. */
  reasons: readonly string[];
  /** What is said to the insured now, and in which language: the instance's, in which its reasons are too. Null: hidden, or not known yet. */
  saying: Pick<Saying, "sentence" | "language"> | null;
  sending: boolean;
  onCancel(): void;
  onSubmit(input: ClaimActionInput): void;
}
