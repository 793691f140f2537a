import type { Functionality } from "../../schema/rules/access/functionalities";
import type { MapLayer } from "../../schema/rules/map/map";
import type { ProfileType } from "../../schema/rules/access/profiles";
import type { Locale } from "../../schema/rules/language/locales";
import { type Actor, systemActor } from "./actor";

/** Who changes something, and what of it they may reach. What only writes down who did it takes the actor alone. */
export interface Sender {
  actor: Actor;
  scope: Scope;
}

/** Who asks, and what they may do and see. One value, passed to every query, to the board and to exports. */
export interface Viewer extends Sender {
  /** Null for an API key. */
  sessionId: string | null;
  profileType: ProfileType;
  locale: Locale;
  /** What its generic profile lets it do. */
  functionalities: ReadonlySet<Functionality>;
  /** Whether it may change something, as far as its profile goes: a user, or a program whose key has the scope `act`. */
  canAct: boolean;
  /** Set while an administrator looks through a specific profile: scope and functionalities are what both have, and nothing is changed. */
  seeAs?: SeeAs;
}

/** A specific profile that somebody looks through. */
export interface SeeAs {
  profileId: string;
  /** Null: the profile has been deleted meanwhile; nothing is shown any more. */
  profile: { name: string; profileType: ProfileType } | null;
  since: Date;
}

/** What a viewer may see. What is narrowed by two things must pass both. */
export interface Scope {
  /** Two scopes of one version see the same; another one when permissions change what is seen. */
  version: string;
  instances: ReadonlySet<string> | "all";
  layers: readonly MapLayer[];
  /** Claims of these contracts only, by `contractKey`. */
  contracts: ReadonlySet<string> | "all";
  /** These suppliers, and the claims assigned to them; "serving": every claim, and the suppliers assigned to an open one that is in scope. */
  suppliers: ReadonlySet<string> | "all" | "serving";
  /** Fields of each layer that do not leave the server (schema/rules/fields). */
  hiddenFields: Readonly<Partial<Record<MapLayer, ReadonlySet<string>>>>;
  hiddenIndicators: ReadonlySet<string>;
}

/** Names a contract everywhere: its code is its client's own. No code holds the character between the parts. */
export const contractKey = (instanceId: string, clientId: string | null, contractId: string | null): string =>
  `${instanceId}\0${clientId ?? ""}\0${contractId ?? ""}`;
/** The parts of a contract's key: AMA instance, client, contract. */
export const contractParts = (key: string): string[] => key.split("\0");

/** Sees everything there is. */
export const unrestrictedScope: Scope = {
  version: "whole",
  instances: "all",
  layers: ["MOBILE", "BASE", "INCIDENTS", "COLLABORATING"],
  contracts: "all",
  suppliers: "all",
  hiddenFields: {},
  hiddenIndicators: new Set(),
};

/** The server's own work, which reaches everything. */
export const systemSender: Sender = { actor: systemActor, scope: unrestrictedScope };
