// Selects the contact list of a claim: the most specific match. Specification section 3 ("Client-contact-list-contract"); readings,
// "Automatic processes".
import type { RiskType } from "../lists/claims";

/** Criteria of a configured list; `null` matches any value. The AMA instance is always set. */
export interface ContactListMatch {
  instanceId: string;
  centreId: string | null;
  /** Either a risk type or the source's own code, never both. */
  riskType: RiskType | null;
  riskCode: string | null;
  clientId: string | null;
  /** Requires `clientId`: contract identifiers are unique per client only. */
  contractId: string | null;
  supplement: string | null;
}

/** Tie-break between lists with equally many criteria: the narrower group of insured first. */
export const matchOrder = [
  "contractId",
  "clientId",
  "riskCode",
  "riskType",
  "centreId",
  "supplement",
] as const satisfies (keyof ContactListMatch)[];

export type MatchField = (typeof matchOrder)[number];

const matches = (list: ContactListMatch, claim: ContactListMatch): boolean =>
  list.instanceId === claim.instanceId && matchOrder.every((field) => list[field] === null || list[field] === claim[field]);

export const askedFields = (list: ContactListMatch): MatchField[] => matchOrder.filter((field) => list[field] !== null);
const specifiedFields = (list: ContactListMatch): number => askedFields(list).length;

/** Orders by number of criteria, then by `matchOrder`. Two lists with the same criteria cannot be configured. */
function moreSpecific(a: ContactListMatch, b: ContactListMatch): number {
  if (specifiedFields(a) !== specifiedFields(b)) return specifiedFields(b) - specifiedFields(a);
  for (const field of matchOrder) if ((a[field] === null) !== (b[field] === null)) return a[field] === null ? 1 : -1;
  return 0;
}

export const matchingLists = <List extends ContactListMatch>(lists: readonly List[], claim: ContactListMatch): List[] =>
  lists.filter((list) => matches(list, claim)).sort(moreSpecific);

export const mostSpecificList = <List extends ContactListMatch>(lists: readonly List[], claim: ContactListMatch): List | undefined =>
  matchingLists(lists, claim)[0];

export const ContactListObstacle = {
  CENTRE_UNKNOWN: "CENTRE_UNKNOWN",
  CLIENT_UNKNOWN: "CLIENT_UNKNOWN",
  CONTRACT_UNKNOWN: "CONTRACT_UNKNOWN",
  SHADOWED: "SHADOWED",
} as const;
export type ContactListObstacle = keyof typeof ContactListObstacle;

export interface KnownReferences {
  hasCentre: boolean;
  hasClient: boolean;
  hasContract: boolean;
}

/**
 * Returns why a list can never apply; `null` if it can. Testing the claim with exactly the list's criteria suffices: a list matching that
 * claim matches every claim of the list.
 */
export function obstacleOf<List extends ContactListMatch>(
  list: List,
  lists: readonly List[],
  references: KnownReferences,
): ContactListObstacle | null {
  if (list.centreId !== null && !references.hasCentre) return "CENTRE_UNKNOWN";
  if (list.clientId !== null && !references.hasClient) return "CLIENT_UNKNOWN";
  if (list.contractId !== null && !references.hasContract) return "CONTRACT_UNKNOWN";
  return mostSpecificList(lists, list) === list ? null : "SHADOWED";
}
