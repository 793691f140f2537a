import type { ActorKind } from "../../schema/rules/access/actors";

/**
 * Who does something: kept with everything that is done. Kind and id say who it is; the name is for people, and another actor may have
 * the same one.
 */
export type Actor =
  | { kind: "USER" | "KEY"; id: string; name: string }
  | { kind: Exclude<ActorKind, "USER" | "KEY">; id: null; name: string };

/** The server's own work: clock, automatic processes, commands. */
export const systemActor: Actor = { kind: "SYSTEM", id: null, name: "system" };

/** The assistance system, by what it tells of itself. */
export const assistanceActor: Actor = { kind: "OUTSIDE", id: null, name: "assistance" };

/** Whoever is not signed in: a wrong password, a link asked for. */
export const strangerActor: Actor = { kind: "OUTSIDE", id: null, name: "somebody" };

/** `name` is what the user signs in with. */
export const userActor = ({ id, user }: { id: string; user: string }): Actor => ({ kind: "USER", id, name: user });

export const keyActor = ({ id, name }: { id: string; name: string }): Actor => ({ kind: "KEY", id, name });

/** The actor's id if it is of this kind, else null. */
export const idIf = (kind: "USER" | "KEY", actor: Actor): string | null => (actor.kind === kind ? actor.id : null);

/** An actor as a row keeps it: server/db/tables/actors.ts. */
export interface ActorRow {
  actorKind: ActorKind;
  actorId: string | null;
  actorName: string;
}

export const actorRow = ({ kind, id, name }: Actor): ActorRow => ({ actorKind: kind, actorId: id, actorName: name });

/** Whoever the row tells of. The id of a key is missing where it was not kept in earlier days. */
export const actorOf = ({ actorKind: kind, actorId: id, actorName: name }: ActorRow): Actor => ({ kind, id, name }) as Actor;
