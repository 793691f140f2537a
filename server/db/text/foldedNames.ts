// Names beside the form in which they are compared. Code folds them, once, when they are stored or asked for: see schema/rules/folding.
import { type SQL, sql } from "drizzle-orm";
import { fold } from "../../../schema/rules/language/folding";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db, Tx } from "../connect";
import { updateRows } from "../bulk/rows";
import { apiKeys } from "../tables/keys";
import { specificProfiles } from "../tables/profiles";
import { users } from "../tables/users";

/** Columns of a user that are stored together. */
export const userNameColumns = (user: string) => ({ user, foldedUser: fold(user) });
export const emailColumns = (email: string | null) => ({ email, foldedEmail: email === null ? null : fold(email) });
/** The same of a specific profile or an API key. */
export const nameColumns = (name: string) => ({ name, foldedName: fold(name) });

const uniqueNameColumns = { users: ["user", "folded_user"], specific_profiles: ["name", "folded_name"] } as const;

/**
 * The row of this name, however it is written. Names that were alike when folding came are found as they are written only, but for one of
 * them: so what is written is looked for first.
 */
export function isNamed(table: keyof typeof uniqueNameColumns, name: string): SQL {
  const [rows, column] = [sql.identifier(table), sql.identifier(uniqueNameColumns[table][1])];
  return sql`${rows}.${column} = case when exists (select from ${rows} x where x.${column} = ${name}) then ${name} else ${fold(name)} end`;
}

/** What the migration leaves where it adds a column: PostgreSQL cannot fold. No name begins so. */
const UNFOLDED = "\u0001";

/** Folds what was stored before names were. Does nothing when that was done. */
export const foldNames = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    const named = await unfoldedRows(tx, "users", ...uniqueNameColumns.users);
    await writeFolded(tx, users, "foldedUser", distinctFoldedNames(named));
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
 * Nobody is merged and nobody renamed: of several names that fold alike, the one written in the folded form, else the oldest, is the one that
 * any way of writing finds. The others keep what is written for their folded form, which nothing folds to.
 */
function distinctFoldedNames(rows: Row[]): { id: string; folded: string }[] {
  const taken = new Set<string>();
  const inOrder = [...rows.filter(({ name }) => fold(name) === name), ...rows.filter(({ name }) => fold(name) !== name)];
  return inOrder.map(({ id, name }) => {
    const folded = fold(name) && !taken.has(fold(name)) ? fold(name) : name;
    taken.add(folded);
    return { id, folded };
  });
}

const writeFolded = (tx: Tx, table: PgTable, column: string, rows: { id: string; folded: string }[]): Promise<void> =>
  updateRows(tx, table, rows.map(({ id, folded }) => ({ id, [column]: folded })) as never[], [column] as never[]);
