// Names are stored with a case-folded form for comparison (schema/rules/language/folding.ts).
import { type SQL, sql } from "drizzle-orm";
import { fold } from "../../../schema/rules/language/folding";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../connect";
import { updateRows } from "../bulk/rows";
import { apiKeys } from "../tables/keys";
import { specificProfiles } from "../tables/profiles";
import { users } from "../tables/users";

export const userNameColumns = (user: string) => ({ user, foldedUser: fold(user) });
export const emailColumns = (email: string | null) => ({ email, foldedEmail: email === null ? null : fold(email) });
export const nameColumns = (name: string) => ({ name, foldedName: fold(name) });

const uniqueNameColumns = { users: ["user", "folded_user"], specific_profiles: ["name", "folded_name"] } as const;

/** Matches a name regardless of case. An exact match wins, because some old names fold to the same form. */
export function isNamed(table: keyof typeof uniqueNameColumns, name: string): SQL {
  const [rows, column] = [sql.identifier(table), sql.identifier(uniqueNameColumns[table][1])];
  return sql`${rows}.${column} = case when exists (select from ${rows} x where x.${column} = ${name}) then ${name} else ${fold(name)} end`;
}

/** Prefix set by the migration for rows that code must fold, since PostgreSQL cannot. Names never start with it. */
const UNFOLDED = "\u0001";

export const foldNames = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const userNames = await unfoldedRows(tx, "users", ...uniqueNameColumns.users);
    await writeFolded(tx, users, "foldedUser", distinctFoldedNames(userNames));
    const profiles = await unfoldedRows(tx, "specific_profiles", ...uniqueNameColumns.specific_profiles);
    await writeFolded(tx, specificProfiles, "foldedName", distinctFoldedNames(profiles));
    const keys = await unfoldedRows(tx, "api_keys", "name", "folded_name");
    await writeFolded(
      tx,
      apiKeys,
      "foldedName",
      keys.map(({ id, name }) => ({ id, folded: fold(name) })),
    );
    const mailed = await tx.execute<Row>(sql`select id, email as name from users where email is not null and folded_email is null`);
    await writeFolded(
      tx,
      users,
      "foldedEmail",
      mailed.map(({ id, name }) => ({ id, folded: fold(name) })),
    );
  });

type Row = { id: string; name: string };

const unfoldedRows = (tx: Tx, table: string, name: string, folded: string): Promise<Row[]> =>
  tx.execute<Row>(
    sql`select id, ${sql.identifier(name)} as name from ${sql.identifier(table)}
      where starts_with(${sql.identifier(folded)}, ${UNFOLDED}) order by created_at, id`,
  );

/**
 * If several names fold alike, the already folded one, otherwise the oldest, gets the folded form. The others keep their exact name as
 * key.
 */
function distinctFoldedNames(rows: Row[]): { id: string; folded: string }[] {
  const usedNames = new Set<string>();
  const inOrder = [...rows.filter(({ name }) => fold(name) === name), ...rows.filter(({ name }) => fold(name) !== name)];
  return inOrder.map(({ id, name }) => {
    const folded = fold(name) && !usedNames.has(fold(name)) ? fold(name) : name;
    usedNames.add(folded);
    return { id, folded };
  });
}

const writeFolded = (tx: Tx, table: PgTable, column: string, rows: { id: string; folded: string }[]): Promise<void> =>
  updateRows(tx, table, rows.map(({ id, folded }) => ({ id, [column]: folded })) as never[], [column] as never[]);
