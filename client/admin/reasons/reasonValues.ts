import type { IntlShape } from "react-intl";
import { upperSnakeEnum } from "../../../schema/rules/apiEnums";
import { type ReasonedAction, reasonedActions, reasonListLimits, tidyReasons } from "../../../schema/rules/claims/actionReasons";
import { actionLimits } from "../../../schema/rules/claims/actions";
import type { ConfiguredReasonsQuery } from "../../gql/graphql";
import type { FieldErrors } from "../../ui/form/editForm";

export type ReasonValues = Record<ReasonedAction, string[]>;

const byApiName = upperSnakeEnum(reasonedActions);

type StoredLists = ConfiguredReasonsQuery["actionReasons"];

export const storedListOf = (lists: StoredLists, action: ReasonedAction): StoredLists[number] | undefined =>
  lists.find((list) => byApiName[list.action as keyof typeof byApiName] === action);

export const storedReasons = (lists: StoredLists): ReasonValues =>
  Object.fromEntries(reasonedActions.map((action) => [action, storedListOf(lists, action)?.reasons ?? []])) as unknown as ReasonValues;

export const reasonErrors = (intl: IntlShape, values: ReasonValues): FieldErrors<ReasonValues> =>
  Object.fromEntries(
    reasonedActions.flatMap((action) => (tidyReasons(values[action]) === null ? [[action, errorText(intl, values[action])]] : [])),
  );

function errorText(intl: IntlShape, reasons: readonly string[]): string {
  const tidy = reasons.map((reason) => reason.trim().replace(/\s+/g, " "));
  if (new Set(tidy).size < tidy.length)
    return intl.formatMessage({ id: "reasons.twice", defaultMessage: "This reason is already in the list." });
  return intl.formatMessage(
    { id: "reasons.length", defaultMessage: "Enter {min} to {max} characters per reason." },
    { min: actionLimits.reason.min, max: reasonListLimits.characters },
  );
}

export function movedBy(reasons: readonly string[], at: number, by: -1 | 1): string[] {
  const reordered = [...reasons];
  [reordered[at], reordered[at + by]] = [reordered[at + by]!, reordered[at]!];
  return reordered;
}
