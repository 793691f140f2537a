import type { ClaimAction } from "../../../schema/rules/actions";
import type { ClaimActions_ClaimFragment } from "../../gql/graphql";

/** What an action asks for; each takes its part. */
export interface DeedInput {
  minutes?: number;
  reason?: string;
  at?: string | null;
  note?: string | null;
}

/** A deed as it is sent: sent again, it has the same id. */
export interface Sent {
  action: ClaimAction;
  input: DeedInput;
  requestId: string;
}

/** What the form of an action is given. */
export interface FormProps {
  claim: ClaimActions_ClaimFragment;
  action: ClaimAction;
  /** What was entered before, when it was refused. */
  input: DeedInput;
  sending: boolean;
  onCancel(): void;
  onSubmit(input: DeedInput): void;
}
