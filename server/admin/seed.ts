import { randomBytes } from "node:crypto";
import { count, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { reasonedActions, startingReasons } from "../../schema/rules/claims/actionReasons";
import { localeOfCountry } from "../../schema/rules/language/locales";
import { fold } from "../../schema/rules/language/folding";
import type { ProfileType } from "../../schema/rules/access/profiles";
import { record } from "../audit/record";
import { hashPassword } from "../auth/passwords/hashing";
import { inList } from "../db/inList";
import type { Tx } from "../db/connect";
import { isNamed, nameColumns, userNameColumns } from "../db/text/foldedNames";
import { clients, contracts, instances } from "../db/tables/instances";
import { specificProfileContracts, specificProfiles, specificProfileSuppliers } from "../db/tables/profiles";
import { actionReasons } from "../db/tables/settings";
import { userInstances, users } from "../db/tables/users";
import { transaction, type Work } from "../db/transaction";
import { systemActor } from "../platform/actor";
import type { Env } from "../platform/env";
import { text } from "../platform/texts";

interface SeededUser {
  user: string;
  name: string;
  profileType: ProfileType;
  /** Absent for all instances. */
  instances?: string[];
  profile?: string;
}

/** Profile of the demo's client: one of two contracts of each client in the simulated operation. */
const clientProfile = {
  name: "Demo client",
  contracts: [
    { client: ["AUR", "Aurora Seguros"], chosen: ["AUTO-PLUS-3", "Auto Plus 3"], other: ["AUTO-BASIC", "Auto Basic"] },
    { client: ["FAR", "Faro Assistance"], chosen: ["ROAD-24", "Road 24 h"], other: ["HOME-24", "Home 24 h"] },
  ],
} as const;
const demoInstances = ["PT", "ES"];
const providerProfile = {
  name: "Demo provider",
  suppliers: ["OPO", "MAD"].flatMap((centre) =>
    ["BAS-01", "GRU-01", "TAX-02", "GRU-04", "AMB-05", "GRU-06", "TAX-07", "GRU-09", "TAX-10"].map((code) => `DEMO-${centre}-${code}`),
  ),
};

const administrator: SeededUser = { user: "admin", name: "Administrator", profileType: "LOCALADMIN" };
const demoUsers: SeededUser[] = [
  administrator,
  { user: "supervisor", name: "Supervisor", profileType: "SUPERVISOR" },
  { user: "operator", name: "Operator", profileType: "OPERADOR" },
  { user: "client", name: "Client", profileType: "CLIENTE", instances: demoInstances, profile: clientProfile.name },
  { user: "provider", name: "Provider", profileType: "PROVEEDOR", instances: demoInstances, profile: providerProfile.name },
];

/** The suffix guarantees all four character classes. */
const randomPassword = (): string => `${randomBytes(9).toString("base64url")}aA1!`;

/**
 * Creates the first administrator of a new installation, and the demo's users. Returns new passwords to be printed once. DEMO_PASSWORD
 * resets the demo passwords at each start.
 */
export async function seedUsers(work: Work, env: Env): Promise<{ user: string; password: string }[]> {
  const [{ n } = { n: 0 }] = await work.db.select({ n: count() }).from(users);
  if (n > 0 && !(env.DEMO && env.DEMO_PASSWORD)) return [];
  const seeds = env.DEMO ? demoUsers : [administrator];
  const password = (env.DEMO ? env.DEMO_PASSWORD : undefined) ?? randomPassword();
  const passwordHash = await hashPassword(password);
  await transaction(work, async (tx, now) => {
    const isSeedUser = inList(
      users.foldedUser,
      seeds.map(({ user }) => fold(user)),
    );
    const existingUsers = new Set((await tx.select({ user: users.foldedUser }).from(users).where(isSeedUser)).map(({ user }) => user));
    for (const { user, name, profileType, instances, profile } of seeds.filter((seed) => !existingUsers.has(fold(seed.user)))) {
      const specificProfileId = profile ? await seedProfile(tx, now, profile, profileType) : null;
      // A printed password must be changed at sign-in, except in the demo.
      const chosen = env.DEMO ? { passwordChangedAt: now } : { mustChangePassword: true };
      const columns = { id: uuidv7(), ...userNameColumns(user), name, profileType, specificProfileId, passwordHash, ...chosen };
      const row = { ...columns, language: "es", allInstances: !instances, createdAt: now };
      const [newUser] = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
      if (newUser && instances) await tx.insert(userInstances).values(instances.map((instanceId) => ({ userId: newUser.id, instanceId })));
    }
    if (n > 0) await tx.update(users).set({ passwordHash }).where(isSeedUser);
    if (env.DEMO) await seedContactLists(tx, now);
    if (env.DEMO) await seedActionReasons(tx, now);
    await record(tx, now, systemActor, { action: "user.seed", model: "user", after: { users: seeds.map(({ user }) => user) } });
  });
  return seeds.map(({ user }) => ({ user, password }));
}

async function seedProfile(tx: Tx, now: Date, name: string, profileType: SeededUser["profileType"]): Promise<string> {
  const row = { id: uuidv7(), ...nameColumns(name), profileType, createdAt: now, updatedAt: now };
  const [profile] = await tx.insert(specificProfiles).values(row).onConflictDoNothing().returning({ id: specificProfiles.id });
  if (!profile) {
    return (await tx.select({ id: specificProfiles.id }).from(specificProfiles).where(isNamed("specific_profiles", name)))[0]!.id;
  }
  if (name === clientProfile.name) await seedContracts(tx, profile.id);
  else {
    const supplierRows = providerProfile.suppliers.map((supplierId) => ({ profileId: profile.id, supplierId }));
    await tx.insert(specificProfileSuppliers).values(supplierRows);
  }
  return profile.id;
}

async function seedContracts(tx: Tx, profileId: string): Promise<void> {
  for (const instanceId of demoInstances)
    for (const { client, chosen, other } of clientProfile.contracts) {
      const [clientId, name] = client;
      await tx.insert(clients).values({ instanceId, id: clientId, name }).onConflictDoNothing();
      for (const [id, name] of [chosen, other]) await tx.insert(contracts).values({ instanceId, clientId, id, name }).onConflictDoNothing();
      await tx.insert(specificProfileContracts).values({ profileId, instanceId, clientId, contractId: chosen[0] });
    }
}

/** One contact list per AMA instance for all claims, if none is configured. */
const seedContactLists = (tx: Tx, now: Date) =>
  tx.execute(sql`
    insert into contact_lists (id, instance_id, list_id, name, created_at, updated_at)
    select gen_random_uuid(), id, 'insured-' || lower(id), name, ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from instances where not exists (select from contact_lists)`);

async function seedActionReasons(tx: Tx, now: Date): Promise<void> {
  if (
    (
      await tx
        .select({ one: sql`1` })
        .from(actionReasons)
        .limit(1)
    ).length
  )
    return;
  const rows = (await tx.select().from(instances)).flatMap(({ id, country }) =>
    reasonedActions.map((action) => ({
      instanceId: id,
      action,
      reasons: startingReasons[action].map((message) => text(localeOfCountry(country), message)),
      updatedAt: now,
    })),
  );
  await tx.insert(actionReasons).values(rows).onConflictDoNothing();
}
