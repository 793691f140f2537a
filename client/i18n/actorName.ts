import { defineMessages, type IntlShape } from "react-intl";
import type { ActorKind } from "../../schema/rules/access/actors";

type Intl = Pick<IntlShape, "formatMessage">;

const kinds = defineMessages({
  USER: { id: "actor.kind.USER", defaultMessage: "User" },
  KEY: { id: "actor.kind.KEY", defaultMessage: "API key" },
  SYSTEM: { id: "actor.kind.SYSTEM", defaultMessage: "System" },
  OUTSIDE: { id: "actor.kind.OUTSIDE", defaultMessage: "External" },
});
const externalActors = defineMessages({
  assistance: { id: "actor.assistance", defaultMessage: "Assistance system" },
  somebody: { id: "actor.somebody", defaultMessage: "Anonymous" },
});

export const actorKindName = (intl: Intl, kind: ActorKind): string => intl.formatMessage(kinds[kind]);

/** Name of an actor. API keys and the system are marked, so that they cannot be confused with users of the same name. */
export function actorName(intl: Intl, { kind, name }: { kind: ActorKind; name: string }): string {
  if (kind === "KEY") return intl.formatMessage({ id: "actor.key", defaultMessage: "API key {name}" }, { name });
  if (kind === "SYSTEM") return actorKindName(intl, kind);
  return kind === "OUTSIDE" && name in externalActors ? intl.formatMessage(externalActors[name as keyof typeof externalActors]) : name;
}
