import { defineMessages, type MessageDescriptor } from "react-intl";
import type { MilestoneCode } from "../../../schema/rules/lists/claims";
import { milestoneOfCode } from "../../../schema/rules/fields/sourceCodes";

/** Letters of the milestones, in the order of a service, as operators use them. */
export const milestoneLetters = ["A", "T", "M", "C", "D", "P", "S", "E", "F"] as const;
export type MilestoneLetter = (typeof milestoneLetters)[number];
export const milestoneByLetter = (letter: MilestoneLetter): MilestoneCode => milestoneOfCode[letter]!;
export const letterByMilestone = (code: MilestoneCode): MilestoneLetter =>
  milestoneLetters.find((letter) => milestoneByLetter(letter) === code)!;

export const milestoneNames: Record<MilestoneCode, MessageDescriptor> = defineMessages({
  ACCEPTANCE: { id: "claim.milestone.ACCEPTANCE", defaultMessage: "Acceptance" },
  PHONE: { id: "claim.milestone.PHONE", defaultMessage: "Phone contact" },
  PLATE: { id: "claim.milestone.PLATE", defaultMessage: "Plate" },
  ARRIVAL: { id: "claim.milestone.ARRIVAL", defaultMessage: "Arrival" },
  PHOTOGRAPHS: { id: "claim.milestone.PHOTOGRAPHS", defaultMessage: "Photographs" },
  DAMAGE: { id: "claim.milestone.DAMAGE", defaultMessage: "Vehicle damage" },
  SIGNATURE: { id: "claim.milestone.SIGNATURE", defaultMessage: "Completion signature" },
  SURVEY: { id: "claim.milestone.SURVEY", defaultMessage: "Supplier survey" },
  FINISHED: { id: "claim.milestone.FINISHED", defaultMessage: "Finished" },
});
