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

export type MatchField = (typeof matchOrder)[number];

const matches = (list: ContactListMatch, claim: ContactListMatch): boolean =>
  list.instanceId === claim.instanceId && matchOrder.every((field) => list[field] === null || list[field] === claim[field]);

/** What a list asks of a claim, in the order in which it counts. */
export const askedFields = (list: ContactListMatch): MatchField[] => matchOrder.filter((field) => list[field] !== null);
const specifiedFields = (list: ContactListMatch): number => askedFields(list).length;

/** More fields that match are more specific; then by `matchOrder`. Two lists that say the same cannot be configured. */
function moreSpecific(a: ContactListMatch, b: ContactListMatch): number {
  if (specifiedFields(a) !== specifiedFields(b)) return specifiedFields(b) - specifiedFields(a);
  for (const field of matchOrder) if ((a[field] === null) !== (b[field] === null)) return a[field] === null ? 1 : -1;
  return 0;
}

/** Every list that matches the claim, the one that counts first. */
export const matchingLists = <List extends ContactListMatch>(lists: readonly List[], claim: ContactListMatch): List[] =>
  lists.filter((list) => matches(list, claim)).sort(moreSpecific);

/** The list that counts for the claim; undefined: none is configured. */
export const mostSpecificList = <List extends ContactListMatch>(lists: readonly List[], claim: ContactListMatch): List | undefined =>
  matchingLists(lists, claim)[0];

/** Why a list can never count. */
export const ContactListObstacle = {
  /** Its instance has no such centre: no claim is of it. */
  CENTRE_UNKNOWN: "CENTRE_UNKNOWN",
  CLIENT_UNKNOWN: "CLIENT_UNKNOWN",
  /** The client has no such contract. */
  CONTRACT_UNKNOWN: "CONTRACT_UNKNOWN",
  /** Wherever it matches, another list comes before it. */
  SHADOWED: "SHADOWED",
} as const;
export type ContactListObstacle = keyof typeof ContactListObstacle;

/** What there is in an AMA instance of what a list names. */
export interface KnownReferences {
  hasCentre: boolean;
  hasClient: boolean;
  hasContract: boolean;
}

/**
 * Why a list can never count for any claim; null: it can. What is not there no claim has. Else it is enough to look at the claim that says
 * just what the list asks for: a claim may leave everything else out, and whatever matches that claim asks for no more than the list, so it
 * matches wherever the list does. If the list does not count there, another one comes before it everywhere; if it does, that claim is the proof.
 */
export function obstacleOf<List extends ContactListMatch>(
  list: List,
  lists: readonly List[],
  known: KnownReferences,
): ContactListObstacle | null {
  if (list.centreId !== null && !known.hasCentre) return "CENTRE_UNKNOWN";
  if (list.clientId !== null && !known.hasClient) return "CLIENT_UNKNOWN";
  if (list.contractId !== null && !known.hasContract) return "CONTRACT_UNKNOWN";
  return mostSpecificList(lists, list) === list ? null : "SHADOWED";
}
