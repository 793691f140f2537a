import { index, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { actorKind } from "./actors";
import { bytea, instant } from "./columns";

/** Mutations performed with a `requestId`, so that a repeated request returns the first result. */
export const mutationRequests = pgTable(
  "mutation_requests",
  {
    actorKind: actorKind().notNull(),
    actorId: uuid().notNull(),
    /** SHA-256 of the request ID. The ID itself is not stored, because it is the key of the sealed result. */
    idDigest: text().notNull(),
    mutation: text().notNull(),
    /** HMAC of the input with the request ID. */
    inputDigest: text().notNull(),
    /** Digest of the caller's rights. */
    access: text().notNull(),
    /** Result of the transaction, sealed with the request ID. Null while the transaction runs. */
    result: bytea(),
    at: instant().notNull(),
  },
  (t) => [uniqueIndex("mutation_requests_id").on(t.actorKind, t.actorId, t.idDigest), index("mutation_requests_at").on(t.at)],
);
