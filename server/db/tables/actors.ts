import { pgEnum, text, uuid } from "drizzle-orm/pg-core";
import { ActorKind } from "../../../schema/rules/access/actors";

export const actorKind = pgEnum("actor_kind", ActorKind);

/** Who did what a row tells of. Kind and id say who; the name is as it was then. The id is null for the system and for the outside. */
export const actorColumns = () => ({ actorKind: actorKind().notNull(), actorId: uuid(), actorName: text().notNull() });
