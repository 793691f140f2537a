import { and, eq } from "drizzle-orm";
import type { ContactListMatches } from "../../../schema/settings/contactLists";
import {
  askedFields,
  type ContactListMatch,
  type ContactListObstacle,
  type KnownReferences,
  matchingLists,
  obstacleOf,
} from "../../../schema/rules/claims/contactLists";
import { claimById } from "../../claims/queries/claims.queries";
import type { Reader } from "../../db/connect";
import { centres, clients, contracts } from "../../db/tables/instances";
import { AppError } from "../../platform/errors";
import { groupByKey, perRequest } from "../../db/reading/loader";
import { contractKey, contractParts, type Scope, type Viewer } from "../../platform/viewer";
import { contactListsOf, type ContactListRow } from "../../settings/contactLists.queries";
import { centreByKey, clientByKey, compositeKey, contractByKey, type ReferenceContext } from "../../settings/references.loaders";

export async function referencesOf(db: Reader, { contracts: visibleContracts }: Scope, list: ContactListMatch): Promise<KnownReferences> {
  const { instanceId, centreId, clientId, contractId } = list;
  const ofCentre = and(eq(centres.instanceId, instanceId), eq(centres.id, centreId ?? ""));
  const ofClient = and(eq(clients.instanceId, instanceId), eq(clients.id, clientId ?? ""));
  const ofContract = and(eq(contracts.instanceId, instanceId), eq(contracts.clientId, clientId ?? ""), eq(contracts.id, contractId ?? ""));
  const isContractInScope = visibleContracts === "all" || visibleContracts.has(contractKey(instanceId, clientId ?? "", contractId ?? ""));
  const isClientInScope =
    visibleContracts === "all" ||
    [...visibleContracts].some((key) => contractParts(key)[0] === instanceId && contractParts(key)[1] === clientId);
  return {
    hasCentre: (await db.$count(centres, ofCentre)) > 0,
    hasClient: isClientInScope && (await db.$count(clients, ofClient)) > 0,
    hasContract: isContractInScope && (await db.$count(contracts, ofContract)) > 0,
  };
}

const listsOfInstance = perRequest(async (db, ids: readonly string[]) =>
  groupByKey(ids, await contactListsOf(db, ids), ({ instanceId }) => instanceId),
);

export async function namesOf(ctx: ReferenceContext, { instanceId, centreId, clientId, contractId }: ContactListRow) {
  const [centre, client, contract] = await Promise.all([
    centreId === null ? null : centreByKey(ctx, compositeKey(instanceId, centreId)),
    clientId === null ? null : clientByKey(ctx, compositeKey(instanceId, clientId)),
    clientId === null || contractId === null ? null : contractByKey(ctx, compositeKey(instanceId, clientId, contractId)),
  ]);
  return { centre, client, contract };
}

export async function obstacleOfRow(ctx: ReferenceContext, row: ContactListRow): Promise<ContactListObstacle | null> {
  const lists = await listsOfInstance(ctx).load(row.instanceId);
  const { centre, client, contract } = await namesOf(ctx, row);
  const references = { hasCentre: centre !== null, hasClient: client !== null, hasContract: contract !== null };
  return obstacleOf(lists.find(({ id }) => id === row.id) ?? row, lists, references);
}

export async function contactListMatches(db: Reader, viewer: Viewer, claimId: string): Promise<ContactListMatches> {
  const claim = await claimById(db, viewer, claimId);
  if (!claim) throw new AppError("NOT_FOUND");
  const { instanceId, centreId, riskType, riskCode, clientId, contractId, supplement } = claim;
  const fields = { instanceId, centreId, riskType, riskCode, clientId, contractId, supplement };
  const matches = matchingLists(await contactListsOf(db, [instanceId]), fields).map((list) => ({ list, asked: askedFields(list) }));
  return { claimId, ...fields, matches };
}
