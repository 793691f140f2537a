import { activeKeys } from "../auth/keys/apiKeys";
import { permissionsVersion } from "../auth/permissions/permissionsVersion";
import { activeSessions, touchSessions } from "../auth/session/sessions";
import { reloadViewer } from "../auth/session/viewers";
import type { Db } from "../db/connect";
import { MINUTE_MS } from "../../schema/rules/durations";
import { idIf } from "../platform/actor";
import type { Log } from "../platform/log";
import type { Viewer } from "../platform/viewer";
import { accessClassOf } from "./accessClass";

/** Why a socket is closed: its session, or its key, is over, or its viewer may see something else by now. */
export type CloseReason = "Session over" | "Rights changed";

/** An open page says this often that its user is there, milliseconds. */
const TOUCH_INTERVAL_MS = MINUTE_MS;

const keyIdOf = ({ actor }: Viewer): string | null => idIf("KEY", actor);

/** Who of the viewers on this node's sockets still is who it was when it came. */
export class SocketAccessCheck {
  private checkedPermissions: string | null = null;
  private touchedAtMs = -Infinity;
  /** Looked at since they came: permissions may have changed between their reading and the first look. */
  private readonly checkedViewers = new WeakSet<Viewer>();

  constructor(
    private readonly db: Db,
    private readonly log: Log,
  ) {}

  /**
   * Those who must go. Two statements while permissions stay as they are; a few more per user when they change. What fails is looked at
   * again: nobody counts as looked at before all have been.
   */
  async revokedViewers(now: number, viewers: ReadonlySet<Viewer>): Promise<Map<Viewer, CloseReason>> {
    const distinctIds = (idOf: (viewer: Viewer) => string | null): string[] => [...new Set([...viewers].flatMap((one) => idOf(one) ?? []))];
    const [sessions, keys, permissions] = await Promise.all([
      activeSessions(
        this.db,
        now,
        distinctIds(({ sessionId }) => sessionId),
      ),
      activeKeys(this.db, now, distinctIds(keyIdOf)),
      permissionsVersion(this.db),
    ]);
    this.touch(now, sessions);
    const revoked = new Map<Viewer, CloseReason>();
    for (const viewer of viewers) {
      const isActive = viewer.sessionId ? sessions.has(viewer.sessionId) : viewer.actor.kind === "KEY" ? keys.has(viewer.actor.id) : true;
      if (!isActive) revoked.set(viewer, "Session over");
    }
    for (const viewer of viewers) {
      if (revoked.has(viewer) || (this.checkedViewers.has(viewer) && permissions === this.checkedPermissions)) continue;
      const current = await reloadViewer(this.db, now, viewer);
      if (!current) revoked.set(viewer, "Session over");
      else if (accessClassOf(current) !== accessClassOf(viewer)) revoked.set(viewer, "Rights changed");
    }
    for (const viewer of viewers) this.checkedViewers.add(viewer);
    this.checkedPermissions = permissions;
    return revoked;
  }

  /** Notes who is there: a page that only shows what is pushed asks for nothing. Nobody waits for it, and nothing depends on it. */
  private touch(now: number, active: ReadonlySet<string>): void {
    if (Math.abs(now - this.touchedAtMs) < TOUCH_INTERVAL_MS) return;
    this.touchedAtMs = now;
    touchSessions(this.db, now, [...active]).catch((err: unknown) =>
      this.log.warn({ err }, "that users of sockets are there could not be noted"),
    );
  }
}
