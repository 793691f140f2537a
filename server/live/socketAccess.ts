import { activeKeys, keyRejection } from "../auth/keys/apiKeys";
import { permissionsVersion } from "../auth/permissions/permissionsVersion";
import { activeSessions, touchSessions } from "../auth/session/sessions";
import { reloadViewer } from "../auth/session/viewers";
import type { CredentialError } from "../../schema/rules/errors";
import type { Db } from "../db/connect";
import { MINUTE_MS } from "../../schema/rules/durations";
import { idIf } from "../platform/actor";
import type { Log } from "../platform/log";
import type { Viewer } from "../platform/viewer";
import { accessClassOf } from "./accessClass";

export type CloseReason = CredentialError | "Rights changed";

const TOUCH_INTERVAL_MS = MINUTE_MS;

const keyIdOf = ({ actor }: Viewer): string | null => idIf("KEY", actor);

export class SocketAccessCheck {
  private checkedPermissions: string | null = null;
  private touchedAtMs = -Infinity;
  /** Checked at least once; permissions may have changed between authentication and the first check. */
  private readonly checkedViewers = new WeakSet<Viewer>();

  constructor(
    private readonly db: Db,
    private readonly log: Log,
  ) {}

  /**
   * Returns viewers to disconnect. Two queries while permissions are unchanged, more per user otherwise. After an error, all are checked
   * again.
   */
  async revokedViewers(now: number, viewers: ReadonlySet<Viewer>): Promise<Map<Viewer, CloseReason>> {
    const distinctIds = (idOf: (viewer: Viewer) => string | null): string[] => [
      ...new Set([...viewers].flatMap((viewer) => idOf(viewer) ?? [])),
    ];
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
      if (!isActive) revoked.set(viewer, await this.rejectionOf(now, viewer));
    }
    for (const viewer of viewers) {
      if (revoked.has(viewer) || (this.checkedViewers.has(viewer) && permissions === this.checkedPermissions)) continue;
      const current = await reloadViewer(this.db, now, viewer);
      if (!current) revoked.set(viewer, await this.rejectionOf(now, viewer));
      else if (accessClassOf(current) !== accessClassOf(viewer)) revoked.set(viewer, "Rights changed");
    }
    for (const viewer of viewers) this.checkedViewers.add(viewer);
    this.checkedPermissions = permissions;
    return revoked;
  }

  private async rejectionOf(now: number, viewer: Viewer): Promise<CredentialError> {
    const keyId = keyIdOf(viewer);
    return keyId === null ? "UNAUTHENTICATED" : keyRejection(this.db, now, keyId);
  }

  /** Updates last-seen times, because pages with subscriptions send no requests. Best effort. */
  private touch(now: number, active: ReadonlySet<string>): void {
    if (Math.abs(now - this.touchedAtMs) < TOUCH_INTERVAL_MS) return;
    this.touchedAtMs = now;
    touchSessions(this.db, now, [...active]).catch((err: unknown) =>
      this.log.warn(
        { event: "socket.last_seen_not_stored", err },
        "Updating last-seen times of connected users failed; retrying at the next check",
      ),
    );
  }
}
