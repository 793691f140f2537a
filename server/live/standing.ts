import { goodKeys } from "../auth/keys";
import { permissionsVersion } from "../auth/permissions";
import { aliveSessions } from "../auth/sessions";
import { viewerAnew } from "../auth/viewers";
import type { Db } from "../db/connect";
import { idIf } from "../platform/actor";
import type { Viewer } from "../platform/viewer";
import { accessClassOf } from "./accessClass";

/** Why a socket is closed: its session, or its key, is over, or its viewer may see something else by now. */
export type Ended = "Session over" | "Rights changed";

const keyIdOf = ({ actor }: Viewer): string | null => idIf("KEY", actor);

/** Who of the viewers on this node's sockets still is who it was when it came. */
export class Standing {
  private permissions: string | null = null;
  /** Looked at since they came: permissions may have changed between their reading and the first look. */
  private readonly known = new WeakSet<Viewer>();

  constructor(private readonly db: Db) {}

  /** Those who must go. Two statements while permissions stay as they are; a few more per user when they change. */
  async ended(now: number, viewers: ReadonlySet<Viewer>): Promise<Map<Viewer, Ended>> {
    const distinct = (idOf: (viewer: Viewer) => string | null): string[] => [...new Set([...viewers].flatMap((one) => idOf(one) ?? []))];
    const [sessions, keys, permissions] = await Promise.all([
      aliveSessions(
        this.db,
        now,
        distinct(({ sessionId }) => sessionId),
      ),
      goodKeys(this.db, now, distinct(keyIdOf)),
      permissionsVersion(this.db),
    ]);
    const ended = new Map<Viewer, Ended>();
    for (const viewer of viewers) {
      const there = viewer.sessionId ? sessions.has(viewer.sessionId) : viewer.actor.kind === "KEY" ? keys.has(viewer.actor.id) : true;
      if (!there) ended.set(viewer, "Session over");
    }
    for (const viewer of viewers) {
      if (ended.has(viewer) || (this.known.has(viewer) && permissions === this.permissions)) continue;
      this.known.add(viewer);
      const anew = await viewerAnew(this.db, now, viewer);
      if (!anew) ended.set(viewer, "Session over");
      else if (accessClassOf(anew) !== accessClassOf(viewer)) ended.set(viewer, "Rights changed");
    }
    this.permissions = permissions;
    return ended;
  }
}
