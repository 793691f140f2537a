import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Actor } from "../platform/actor";

/** Matches kind and ID, since names are not unique. */
export const isByActor = (table: { actorKind: AnyPgColumn; actorId: AnyPgColumn }, { kind, id }: Actor): SQL =>
  and(eq(table.actorKind, kind), id === null ? isNull(table.actorId) : eq(table.actorId, id))!;
