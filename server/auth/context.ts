import type { Announcer } from "../changes/announcer";
import type { Db } from "../db/connect";
import type { Installation } from "../db/installation";
import { AppError } from "../platform/errors";
import type { Integrations } from "../integrations/adapter";
import type { Maps } from "../integrations/maps/maps";
import type { Places } from "../integrations/maps/places/places";
import type { Env } from "../platform/env";
import type { Log } from "../platform/log";
import type { Origin } from "../platform/origin";
import type { Clock } from "../platform/time";
import type { Viewer } from "../platform/viewer";
import type { KeptReferences } from "../settings/references.loaders";
import type { AccessCache } from "./session/accessCache";
import type { Locale } from "../../schema/rules/language/locales";

/** What every request has: the server's parts and who asks. */
export interface Context {
  env: Env;
  log: Log;
  db: Db;
  clock: Clock;
  installation: Installation;
  announcer: Announcer;
  accessCache: AccessCache;
  references: KeptReferences;
  integrations: Integrations;
  places: Places;
  maps: Maps;
  /** Null: nobody is signed in. */
  viewer: Viewer | null;
  /** The viewer's language, or what the request asks for. */
  locale: Locale;
  /** The header, as the browser sent it; absent on a socket. */
  acceptLanguage?: string | undefined;
  /** The secret of a browser that has begun to sign in through the directory; HTTP only. */
  directoryBrowser?: string | undefined;
  /** Where the request comes from and by which browser; absent on a socket. */
  origin?: Origin;
  browser?: string | null;
  /** The session cookie, and the bearer, as they came; absent on a socket. */
  cookie?: string | undefined;
  bearer?: string | undefined;
  /** Sets the session cookie; null clears it, and with it what the browser keeps of us. Absent on a socket. */
  setSessionCookie?: (secret: string | null, keepAlive: boolean) => void;
  /** Who has signed in with this browser before, as it came (auth/devices); absent on a socket. */
  deviceCookie?: string | undefined;
  /** Waits for somebody outside while other requests of the viewer have its turn; absent on a socket, whose work takes no turns. */
  whileWaiting?: <T>(wait: () => Promise<T>) => Promise<T>;
  /** Goes on when no other request of the viewer is under way that costs much; absent on a socket. */
  acquireHeavySlot?: () => Promise<void>;
  setDeviceCookie?: (value: string) => void;
}

/** Who asks. Throws UNAUTHENTICATED. */
export function requireViewer(ctx: Context): Viewer {
  if (!ctx.viewer) throw new AppError("UNAUTHENTICATED");
  return ctx.viewer;
}
