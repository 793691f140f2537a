import type { Announcer } from "../changes/announcer";
import type { Db } from "../db/connect";
import type { DatabaseClock } from "../db/health/databaseClock";
import type { Installation } from "../db/installation";
import type { MutationRequest } from "../db/requests/mutationRequest";
import { AppError } from "../platform/errors";
import type { Integrations } from "../integrations/adapter";
import type { RoutingService } from "../integrations/routing/routingService";
import type { Places } from "../integrations/places/places";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";
import type { Origin } from "../platform/origin";
import type { Clock } from "../platform/time";
import type { Viewer } from "../platform/viewer";
import type { KeptReferences } from "../settings/references.loaders";
import type { AccessCache } from "./session/accessCache";
import type { CredentialError } from "../../schema/rules/errors";
import type { Locale } from "../../schema/rules/language/locales";

export interface Context {
  env: Env;
  log: Log;
  db: Db;
  clock: Clock;
  installation: Installation;
  announcer: Announcer;
  accessCache: AccessCache;
  references: KeptReferences;
  databaseClock: DatabaseClock;
  integrations: Integrations;
  places: Places;
  routing: RoutingService;
  viewer: Viewer | null;
  /** Why the credentials were not accepted; null with a viewer. */
  credentialError?: CredentialError | null;
  locale: Locale;
  acceptLanguage?: string | undefined;
  /** Cookie secret of a directory sign-in in progress; HTTP only. */
  directoryBrowser?: string | undefined;
  origin?: Origin;
  /** Set for mutations with `requestId` (graphql/repeatedRequests.ts). */
  request?: MutationRequest;
  browser?: string | null;
  cookie?: string | undefined;
  bearer?: string | undefined;
  /** Sets the session cookie; `null` clears it and the browser's stored data. Absent on a WebSocket. */
  setSessionCookie?: (secret: string | null, keepAlive: boolean) => void;
  /** Cookie with the users who have signed in with this browser (signIn/knownDevices.ts); absent on a WebSocket. */
  deviceCookie?: string | undefined;
  /** Releases the request slot while waiting for an external system; absent on a WebSocket, which has no slots. */
  whileWaiting?: <T>(wait: () => Promise<T>) => Promise<T>;
  /** Waits for the viewer's slot for expensive requests; absent on a WebSocket. */
  acquireHeavySlot?: () => Promise<void>;
  setDeviceCookie?: (value: string) => void;
}

export function requireViewer(ctx: Context): Viewer {
  if (!ctx.viewer) throw new AppError(ctx.credentialError ?? "UNAUTHENTICATED");
  return ctx.viewer;
}
