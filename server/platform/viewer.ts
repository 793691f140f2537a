import type { MapLayer } from "../../schema/rules/map";
import type { ProfileType } from "../../schema/rules/profiles";
import type { Locale } from "../../schema/rules/locales";

/** Who asks, and what they may see. One value with a version, passed to every query, to the board and to exports. */
export interface Viewer {
  /** Null for an API key. */
  userId: string | null;
  sessionId: string | null;
  name: string;
  profileType: ProfileType;
  locale: Locale;
  /** Whether it may change something, as far as its profile goes: a user, or a program whose key has the scope `act`. */
  acts: boolean;
  scope: Scope;
}

export interface Scope {
  /** Two scopes of one version see the same; changes when permissions change. */
  version: string;
  instances: ReadonlySet<string> | "all";
  layers: readonly MapLayer[];
}

/** Sees everything: the server's own work (clock, ingest). Never a user. */
export const systemViewer: Viewer = {
  userId: null,
  sessionId: null,
  name: "system",
  profileType: "LOCALADMIN",
  locale: "en",
  acts: true,
  scope: { version: "system", instances: "all", layers: ["MOBILE", "BASE", "INCIDENTS", "COLLABORATING"] },
};
