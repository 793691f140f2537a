import type { LoginAnswer } from "../../session/session";

export interface StepProps {
  /** Names this sign-in to the server. */
  challenge: string;
  /** Whoever is in, or the next step. */
  onAnswer(answer: LoginAnswer): void;
  /** Back to user and password, with the reason. */
  onCancelled(why: string | null): void;
}
