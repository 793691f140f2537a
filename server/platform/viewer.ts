import type { Permission } from "../../schema/rules/access/functionalities";
import type { FigureGrouping } from "../../schema/rules/indicators/groupings";
import type { MapLayer } from "../../schema/rules/lists/mapLayers";
import type { ProfileType } from "../../schema/rules/access/profiles";
import type { Locale } from "../../schema/rules/language/locales";
import { type Actor, systemActor } from "./actor";

export interface Sender {
  actor: Actor;
  scope: Scope;
  /** Device codes for which the sender may send positions; all if absent. */
  devices?: readonly string[];
}

/** The authenticated caller of a read, passed to all queries, the board and exports. */
export interface Viewer extends Sender {
  sessionId: string | null;
  profileType: ProfileType;
  locale: Locale;
  /** Functionalities of the generic profile; for widget keys only the widget permissions. */
  functionalities: ReadonlySet<Permission>;
  /** Groupings allowed for a widget key; absent for other viewers, which may use all. */
  groupings?: ReadonlySet<FigureGrouping>;
  /** True for users, and for API keys with the scope `act`. */
  canAct: boolean;
  /** Set during a profile preview: permissions are the intersection with the profile, and writes are rejected. */
  seeAs?: SeeAs;
}

export interface SeeAs {
  profileId: string;
  /** `null` if the profile was deleted; the preview then shows nothing. */
  profile: { name: string; profileType: ProfileType } | null;
  since: Date;
}

/** Visible data. A row must satisfy all restrictions. */
export interface Scope {
  version: string;
  instances: ReadonlySet<string> | "all";
  layers: readonly MapLayer[];
  contracts: ReadonlySet<string> | "all";
  /** Visible suppliers and their claims. "serving": all claims, and suppliers assigned to an open claim in scope. */
  suppliers: ReadonlySet<string> | "all" | "serving";
  /** Fields per layer that are never sent to this viewer (schema/rules/fields). */
  hiddenFields: Readonly<Partial<Record<MapLayer, ReadonlySet<string>>>>;
  hiddenIndicators: ReadonlySet<string>;
}

export const coversItsInstances = ({ contracts, suppliers }: Scope): boolean => contracts === "all" && suppliers === "all";

/** Contract codes are unique per client only. Codes never contain NUL. */
export const contractKey = (instanceId: string, clientId: string | null, contractId: string | null): string =>
  `${instanceId}\0${clientId ?? ""}\0${contractId ?? ""}`;
export const contractParts = (key: string): string[] => key.split("\0");

export const unrestrictedScope: Scope = {
  version: "whole",
  instances: "all",
  layers: ["MOBILE", "BASE", "INCIDENTS", "COLLABORATING"],
  contracts: "all",
  suppliers: "all",
  hiddenFields: {},
  hiddenIndicators: new Set(),
};

export const systemSender: Sender = { actor: systemActor, scope: unrestrictedScope };
