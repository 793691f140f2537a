import type { ActorKind } from "../../schema/rules/access/actors";

/** Stored with everything that an actor does. Kind and ID identify the actor; names are not unique. */
export type Actor =
  | { kind: "USER" | "KEY"; id: string; name: string }
  | { kind: Exclude<ActorKind, "USER" | "KEY">; id: null; name: string };

export const systemActor: Actor = { kind: "SYSTEM", id: null, name: "system" };

export const assistanceActor: Actor = { kind: "OUTSIDE", id: null, name: "assistance" };

export const strangerActor: Actor = { kind: "OUTSIDE", id: null, name: "somebody" };

export const userActor = ({ id, user }: { id: string; user: string }): Actor => ({ kind: "USER", id, name: user });

export const keyActor = ({ id, name }: { id: string; name: string }): Actor => ({ kind: "KEY", id, name });

export const idIf = (kind: "USER" | "KEY", actor: Actor): string | null => (actor.kind === kind ? actor.id : null);

export interface ActorRow {
  actorKind: ActorKind;
  actorId: string | null;
  actorName: string;
}

export const actorRow = ({ kind, id, name }: Actor): ActorRow => ({ actorKind: kind, actorId: id, actorName: name });

/** The ID of a key is null in old rows. */
export const actorOf = ({ actorKind: kind, actorId: id, actorName: name }: ActorRow): Actor => ({ kind, id, name }) as Actor;
