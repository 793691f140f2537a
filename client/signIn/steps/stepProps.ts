import type { LoginAnswer } from "../../session/session";

export interface StepProps {
  challenge: string;
  onAnswer(answer: LoginAnswer): void;
  onCancelled(why: string | null): void;
}
