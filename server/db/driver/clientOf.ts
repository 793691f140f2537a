import type { SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { PostgresJsSession } from "drizzle-orm/postgres-js";
import type postgres from "postgres";
import { casing, type Reader, type Tx } from "../connect";
import type { TransactionSql } from "./pool";

const clientOf = (db: Reader): TransactionSql =>
  (db._.session as unknown as PostgresJsSession<TransactionSql & postgres.Sql, never, never>).client;

/** The driver's transaction, because drizzle does not support COPY. Its statements have no time limit. */
export const unwatchedClient = (tx: Tx): postgres.TransactionSql => clientOf(tx).unwatched;

export type ArrayRow = readonly unknown[];

/** Rows as arrays, which the driver makes several times as fast as wide objects. */
export const arrayRows = (db: Reader, text: string, params: unknown[]): Promise<ArrayRow[]> =>
  clientOf(db)
    .unsafe(text, params as never[])
    .values();

const dialect = new PgDialect({ casing });
export const selectArrays = (db: Reader, statement: SQL): Promise<ArrayRow[]> => {
  const { sql, params } = dialect.sqlToQuery(statement);
  return arrayRows(db, sql, params);
};
