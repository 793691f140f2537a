import { pgEnum, text, uuid } from "drizzle-orm/pg-core";
import { ActorKind } from "../../../schema/rules/access/actors";

export const actorKind = pgEnum("actor_kind", ActorKind);

/** Actor of a stored action, with the name at that time. The ID is null for the system and external actors. */
export const actorColumns = () => ({ actorKind: actorKind().notNull(), actorId: uuid(), actorName: text().notNull() });
