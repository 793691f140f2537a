import { and, eq } from "drizzle-orm";
import { upperSnake } from "../../schema/rules/apiEnums";
import { codeOfReason, reasonedActions, type ReasonedAction, startingReasons } from "../../schema/rules/claims/actionReasons";
import { type Locale, locales } from "../../schema/rules/language/locales";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { claims } from "../db/tables/claims";
import { actionReasons } from "../db/tables/settings";
import { text } from "../platform/texts";

/** Returns INSURED_ASKED for `actionReason.manageDelay.insuredAsked`. */
const builtInCode = (id: string): string => upperSnake(id.slice(id.lastIndexOf(".") + 1));

/** Codes of built-in reasons by text in each language, so that a reason has the same code in all instances. */
const builtInCodes = new Map(
  reasonedActions.flatMap((action) =>
    startingReasons[action].flatMap((id) =>
      (Object.keys(locales) as Locale[]).map((locale) => [`${action} ${text(locale, id)}`, builtInCode(id)]),
    ),
  ),
);

/** Codes of reasons by claim id, for reasons in the list of the claim's instance. `reasons` is by claim id. */
export async function reasonCodesOf(
  db: Reader,
  action: ReasonedAction,
  reasons: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const lists = await db
    .select({ id: claims.id, reasons: actionReasons.reasons })
    .from(claims)
    .innerJoin(actionReasons, and(eq(actionReasons.instanceId, claims.instanceId), eq(actionReasons.action, action)))
    .where(inList(claims.id, [...reasons.keys()]));
  return new Map(
    lists.flatMap((list): [string, string][] => {
      const reason = reasons.get(list.id)!;
      return list.reasons.includes(reason) ? [[list.id, builtInCodes.get(`${action} ${reason}`) ?? codeOfReason(reason)]] : [];
    }),
  );
}

/** Returns the texts of reasons by their codes: of built-in ones in this language, of others as the list of the AMA instance has them now. */
export async function reasonNames(
  db: Reader,
  locale: Locale,
  action: ReasonedAction,
  instanceId: string,
): Promise<ReadonlyMap<string, string>> {
  const [list] = await actionReasonsOf(db, instanceId, [action]);
  return new Map([
    ...list!.reasons.map((reason) => [codeOfReason(reason), reason] as const),
    ...startingReasons[action].map((id) => [builtInCode(id), text(locale, id)] as const),
  ]);
}

export interface ReasonList {
  action: ReasonedAction;
  reasons: string[];
  /** null if there are no reasons. */
  updatedAt: Date | null;
}

export async function actionReasonsOf(db: Reader, instanceId: string, actions: readonly ReasonedAction[]): Promise<ReasonList[]> {
  const rows = await db
    .select({ action: actionReasons.action, reasons: actionReasons.reasons, updatedAt: actionReasons.updatedAt })
    .from(actionReasons)
    .where(and(eq(actionReasons.instanceId, instanceId), inList(actionReasons.action, [...actions])));
  return reasonedActions
    .filter((action) => actions.includes(action))
    .map((action) => ({ reasons: [], updatedAt: null, ...rows.find((row) => row.action === action), action }));
}
