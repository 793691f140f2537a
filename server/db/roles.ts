// Roles that protect the audit even from bugs and injected statements: the application can only append to it; the keeper owns daily
// partitions and drops old ones.
import { advisoryLocks } from "./advisoryLocks";
import { sql } from "drizzle-orm";
import type { Log } from "../platform/log";
import { type Db, type Role, roles, type Tx } from "./connect";
import { sqlState } from "./transaction";

const NOT_ALLOWED_STATES = new Set(["42501", "0LP01", "42704"]);

/**
 * Creates the cluster-wide roles and grants. Safe to repeat. Returns false without the privileges; then the owner does all work and only
 * triggers protect the audit.
 */
export async function ensureRoles(owner: Db, login: boolean, log: Log): Promise<boolean> {
  try {
    await owner.transaction(async (tx) => {
      // Serializes startups, because concurrent identical grants fail.
      await tx.execute(sql`set local lock_timeout = '60s'`);
      await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.roles})`);
      for (const role of Object.values(roles)) await ensureRole(tx, role, login);
      await tx.execute(sql.raw(grants));
      for (const role of Object.values(roles)) await tx.execute(sql.raw(`set local role ${role}`));
    });
    return true;
  } catch (error) {
    if (!NOT_ALLOWED_STATES.has(sqlState(error) ?? "")) throw error;
    log.warn(
      { event: "database.roles_missing" },
      `The database user may not create the roles ${roles.app} and ${roles.keeper}; only triggers protect the audit from changes. ` +
        "A user with CREATEROLE that owns the database creates them at the next start.",
    );
    return false;
  }
}

async function ensureRole(tx: Tx, role: Role, login: boolean): Promise<void> {
  await tx.execute(
    sql.raw(`do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then
        begin
          create role ${role} ${login ? "login" : "nologin"};
        exception when duplicate_object or unique_violation then null;
        end;
      end if;
      if not pg_has_role(current_user, '${role}', 'usage') then
        begin
          execute format('grant ${role} to %I', current_user);
        exception when unique_violation then null;
        end;
      end if;
    end $$`),
  );
}

/** Skips existing grants, because concurrent startups would collide on them. */
const grants = `do $$
  declare
    place text := quote_ident(current_schema());
    it record;
  begin
    if not has_schema_privilege('${roles.app}', current_schema(), 'usage') then
      execute format('grant usage on schema %s to ${roles.app}', place);
    end if;
    if not has_schema_privilege('${roles.keeper}', current_schema(), 'create') then
      execute format('grant usage, create on schema %s to ${roles.keeper}', place);
    end if;
    -- The keeper owns what is kept by day, with its partitions, and the audit's seals.
    for it in
      select c.oid::regclass as name from pg_class c left join pg_inherits i on i.inhrelid = c.oid
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and pg_get_userbyid(c.relowner) <> '${roles.keeper}'
        and (c.relkind = 'p' or i.inhparent in (select oid from pg_class where relkind = 'p') or c.relname = 'audit_seals')
    loop
      execute format('alter table %s owner to ${roles.keeper}', it.name);
    end loop;
    -- Partitions are reached through their table alone.
    for it in
      select c.oid::regclass as name, c.relname in ('audit', 'audit_seals') as only_added from pg_class c
      where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    loop
      if it.only_added then
        if not (has_table_privilege('${roles.app}', it.name, 'select') and has_table_privilege('${roles.app}', it.name, 'insert')) then
          execute format('grant select, insert on %s to ${roles.app}', it.name);
        end if;
      elsif not (has_table_privilege('${roles.app}', it.name, 'select') and has_table_privilege('${roles.app}', it.name, 'insert')
          and has_table_privilege('${roles.app}', it.name, 'update') and has_table_privilege('${roles.app}', it.name, 'delete')) then
        execute format('grant select, insert, update, delete on %s to ${roles.app}', it.name);
      end if;
    end loop;
    for it in
      select c.oid::regclass as name from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'S'
    loop
      if not has_sequence_privilege('${roles.app}', it.name, 'usage') then
        execute format('grant usage, select on %s to ${roles.app}', it.name);
      end if;
    end loop;
  end $$`;

/** Runs a transaction as the keeper role. Without roles, the setting `atalaya.keeper` lets the audit triggers accept the changes. */
export const asTableOwner = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`
      select set_config('atalaya.keeper', 'on', true), case when pg_get_userbyid(relowner) = ${roles.keeper} then set_config('role', ${roles.keeper}, true) end
      from pg_class where oid = 'audit'::regclass`);
    return work(tx);
  });
