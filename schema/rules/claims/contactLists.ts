// Which contact list an insured's phone goes onto: the most specific match of the client-contact-list configuration.
// Specification section 3 ("Client-contact-list-contract"); readings, "Automatic processes".
import type { RiskType } from "./claims";

/** What a configured list is for. Null: any. The AMA instance always says which. */
export interface ContactListMatch {
  instanceId: string;
  centreId: string | null;
  /** One of the four, or the source's own code: never both. */
  riskType: RiskType | null;
  riskCode: string | null;
  clientId: string | null;
  /** Of a client: a contract's identifier alone says nothing. */
  contractId: string | null;
  supplement: string | null;
}

/** Where as many fields match, the one counts that says the first of these: the narrower the group of insured, the earlier. */
export const matchOrder = [
  "contractId",
  "clientId",
  "riskCode",
  "riskType",
  "centreId",
  "supplement",
] as const satisfies (keyof ContactListMatch)[];

const matches = (list: ContactListMatch, claim: ContactListMatch): boolean =>
  list.instanceId === claim.instanceId && matchOrder.every((field) => list[field] === null || list[field] === claim[field]);

const specifiedFields = (list: ContactListMatch): number => matchOrder.filter((field) => list[field] !== null).length;

/** More fields that match are more specific; then by `matchOrder`. Two lists that say the same cannot be configured. */
function moreSpecific(a: ContactListMatch, b: ContactListMatch): number {
  if (specifiedFields(a) !== specifiedFields(b)) return specifiedFields(b) - specifiedFields(a);
  for (const field of matchOrder) if ((a[field] === null) !== (b[field] === null)) return a[field] === null ? 1 : -1;
  return 0;
}

/** The list that counts for the claim; undefined: none is configured. */
export const mostSpecificList = <List extends ContactListMatch>(lists: readonly List[], claim: ContactListMatch): List | undefined =>
  lists.filter((list) => matches(list, claim)).sort(moreSpecific)[0];
