// Users with profiles of any kind.
import { randomUUID } from "node:crypto";
import type { Functionality } from "../../schema/rules/functionalities";
import type { MapLayer } from "../../schema/rules/map";
import type { ProfileType } from "../../schema/rules/profiles";
import { permissionsChanged } from "../../server/auth/permissions";
import { names } from "../../server/db/folded";
import { clients, contracts as contractRows } from "../../server/db/tables/instances";
import {
  genericProfiles,
  specificProfileContracts,
  specificProfileInstances,
  specificProfiles,
  specificProfileSuppliers,
} from "../../server/db/tables/profiles";
import { userInstances } from "../../server/db/tables/users";
import { givenUser } from "./accounts";
import type { GivenApp } from "./app";

export interface Narrowing {
  profileType: ProfileType;
  /** The user's AMA instances; absent: all. */
  instances?: readonly string[];
  /** The specific profile's. */
  contracts?: readonly (readonly [instanceId: string, clientId: string, contractId: string])[];
  suppliers?: readonly string[];
  profileInstances?: readonly string[];
  hiddenLayers?: readonly MapLayer[];
  hiddenFields?: Record<string, string[]>;
  /** The local administrator who manages it. */
  ownerId?: string | null;
}

/** A specific profile; answers its id. */
export async function givenSpecificProfile(app: GivenApp, { profileType, ownerId, ...narrowed }: Narrowing): Promise<string> {
  const profileId = randomUUID();
  const { contracts = [], suppliers = [], profileInstances = [], hiddenLayers = [], hiddenFields = {} } = narrowed;
  await app.db.transaction(async (tx) => {
    const now = new Date();
    const name = `Profile ${profileId.replaceAll("-", " ")}`;
    const own = { id: profileId, ...names(name), profileType, ownerId: ownerId ?? null, hiddenLayers: [...hiddenLayers], hiddenFields };
    await tx.insert(specificProfiles).values({ ...own, createdAt: now, updatedAt: now });
    for (const [instanceId, clientId, contractId] of contracts) {
      await tx.insert(clients).values({ instanceId, id: clientId, name: clientId }).onConflictDoNothing();
      await tx.insert(contractRows).values({ instanceId, clientId, id: contractId, name: contractId }).onConflictDoNothing();
      await tx.insert(specificProfileContracts).values({ profileId, instanceId, clientId, contractId });
    }
    for (const supplierId of suppliers) await tx.insert(specificProfileSuppliers).values({ profileId, supplierId });
    for (const instanceId of profileInstances) await tx.insert(specificProfileInstances).values({ profileId, instanceId });
    await permissionsChanged(tx);
  });
  return profileId;
}

/** A user narrowed like this. */
export async function givenNarrowed(app: GivenApp, narrowing: Narrowing): Promise<{ id: string; user: string; profileId: string }> {
  const { profileType, instances, ownerId = null } = narrowing;
  const profileId = await givenSpecificProfile(app, narrowing);
  const { id, user } = await givenUser(app, { profileType, specificProfileId: profileId, allInstances: !instances, ownerId });
  if (instances?.length) await app.db.insert(userInstances).values(instances.map((instanceId) => ({ userId: id, instanceId })));
  return { id, user, profileId };
}

/** What the users of a generic profile may do from now on. */
export async function givenFunctionalities(app: GivenApp, profileType: ProfileType, may: readonly Functionality[]): Promise<void> {
  await app.db.transaction(async (tx) => {
    const row = { profileType, functionalities: [...may], updatedAt: new Date() };
    await tx.insert(genericProfiles).values(row).onConflictDoUpdate({ target: genericProfiles.profileType, set: row });
    await permissionsChanged(tx);
  });
}
