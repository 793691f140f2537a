import { randomBytes } from "node:crypto";
import { count, inArray, sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import type { ProfileType } from "../../schema/rules/profiles";
import { record } from "../audit/record";
import { hashPassword } from "../auth/passwords";
import type { Tx } from "../db/connect";
import { userInstances, users } from "../db/tables/users";
import { transaction, type Work } from "../db/transaction";
import type { Env } from "../platform/env";
import { systemViewer } from "../platform/viewer";

interface Seed {
  user: string;
  name: string;
  profileType: ProfileType;
  /** Instances it sees; absent: every one. */
  instances?: string[];
}

const administrator: Seed = { user: "admin", name: "Administrator", profileType: "LOCALADMIN" };
const demoUsers: Seed[] = [
  administrator,
  { user: "supervisor", name: "Supervisor", profileType: "SUPERVISOR" },
  { user: "operator", name: "Operator", profileType: "OPERADOR" },
  { user: "client", name: "Client", profileType: "CLIENTE", instances: ["ES"] },
  { user: "provider", name: "Provider", profileType: "PROVEEDOR", instances: ["ES"] },
];

/** A password of all four classes that nobody could guess. */
const randomPassword = (): string => `${randomBytes(9).toString("base64url")}aA1!`;

/**
 * Gives a new installation its first administrator, and the demo its users. Answers those it made with their passwords, to be printed
 * once. With DEMO_PASSWORD set, the demo users' passwords are set to it again at each start.
 */
export async function seedUsers(work: Work, env: Env): Promise<{ user: string; password: string }[]> {
  const [{ n } = { n: 0 }] = await work.db.select({ n: count() }).from(users);
  if (n > 0 && !(env.DEMO && env.DEMO_PASSWORD)) return [];
  const seeds = env.DEMO ? demoUsers : [administrator];
  const password = (env.DEMO ? env.DEMO_PASSWORD : undefined) ?? randomPassword();
  const passwordHash = await hashPassword(password);
  await transaction(work, async (tx, now) => {
    for (const { user, name, profileType, instances } of seeds) {
      const row = { id: uuidv7(), user, name, profileType, passwordHash, language: "es", allInstances: !instances, createdAt: now };
      const [made] = await tx.insert(users).values(row).onConflictDoNothing().returning({ id: users.id });
      if (made && instances) await tx.insert(userInstances).values(instances.map((instanceId) => ({ userId: made.id, instanceId })));
    }
    if (n > 0)
      await tx
        .update(users)
        .set({ passwordHash })
        .where(
          inArray(
            users.user,
            seeds.map(({ user }) => user),
          ),
        );
    if (env.DEMO) await seedContactLists(tx, now);
    await record(tx, now, systemViewer, { action: "user.seed", model: "user", after: { users: seeds.map(({ user }) => user) } });
  });
  return seeds.map(({ user }) => ({ user, password }));
}

/** One contact list per AMA instance, for all its claims, where none is configured at all. */
const seedContactLists = (tx: Tx, now: Date) =>
  tx.execute(sql`
    insert into contact_lists (id, instance_id, list_id, name, created_at)
    select gen_random_uuid(), id, 'insured-' || lower(id), 'Insured, ' || name, ${now.toISOString()}::timestamptz
    from instances where not exists (select from contact_lists)`);
