import type { ReactNode } from "react";
import type { LoginAnswer } from "../../session/session";
import type { LoginStep } from "../../gql/graphql";
import { CodeStep } from "./CodeStep";
import { EnrolStep } from "./EnrolStep";
import { NewPasswordStep } from "./NewPasswordStep";
import type { StepProps } from "./stepProps";

const steps: Record<LoginStep, (props: StepProps) => ReactNode> = { CODE: CodeStep, ENROL: EnrolStep, NEW_PASSWORD: NewPasswordStep };

export function LoginSteps({ answer, ...props }: { answer: LoginAnswer } & Omit<StepProps, "challenge">) {
  const Step = steps[answer.step!];
  return <Step challenge={answer.challenge!} {...props} />;
}
