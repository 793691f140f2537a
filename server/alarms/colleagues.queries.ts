import { and, asc, eq, exists, gte, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import type { AlarmPerson } from "../../schema/claims/alarms";
import { alarmLimits } from "../../schema/rules/alarms/alarms";
import { functionalitiesOf, scopeOf } from "../auth/permissions/scope";
import { isActiveSession } from "../auth/session/sessions";
import { userById, type User } from "../auth/users/users.queries";
import type { Reader } from "../db/connect";
import { inList } from "../db/inList";
import { genericProfiles } from "../db/tables/profiles";
import { sessions } from "../db/tables/sessions";
import { userInstances, users } from "../db/tables/users";
import { AppError } from "../platform/errors";
import { isUuid } from "../platform/uuid";
import type { Viewer } from "../platform/viewer";
import type { AlarmViewer } from "./alarmScope";

export const isPresentSession = (now: Date): SQL =>
  and(isActiveSession(now.getTime()), gte(sessions.lastSeenAt, new Date(now.getTime() - alarmLimits.goneMs)))!;

export async function colleagueForAlarms(db: Reader, now: Date, id: string): Promise<AlarmViewer & { user: User }> {
  const user = isUuid(id) ? await userById(db, id) : undefined;
  if (!user) throw new AppError("ALARM_COLLEAGUE");
  const functionalities = functionalitiesOf(user.rights);
  if (!functionalities.has("alarms")) throw new AppError("ALARM_COLLEAGUE");
  const [session] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, user.id), isPresentSession(now)))
    .limit(1);
  if (!session) throw new AppError("ALARM_COLLEAGUE");
  return { user, functionalities, scope: scopeOf(user.rights) };
}

/** Users who are present, have access to alarms and share an AMA instance with the viewer. */
export async function alarmColleagues(db: Reader, { actor, scope }: Viewer, now: number): Promise<AlarmPerson[]> {
  const present = db
    .select({ one: sql`1` })
    .from(sessions)
    .where(and(eq(sessions.userId, users.id), isPresentSession(new Date(now))));
  const shared =
    scope.instances === "all"
      ? undefined
      : or(
          users.allInstances,
          exists(
            db
              .select({ one: sql`1` })
              .from(userInstances)
              .where(and(eq(userInstances.userId, users.id), inList(userInstances.instanceId, [...scope.instances]))),
          ),
        );
  const matches = await db
    .select({ id: users.id, name: users.name, profileType: users.profileType, generic: genericProfiles })
    .from(users)
    .leftJoin(genericProfiles, eq(genericProfiles.profileType, users.profileType))
    .where(and(isNull(users.disabledAt), actor.id === null ? undefined : ne(users.id, actor.id), exists(present), shared))
    .orderBy(asc(users.name), asc(users.id));
  return matches
    .filter((user) => functionalitiesOf(user).has("alarms"))
    .slice(0, alarmLimits.colleagues)
    .map(({ id, name }) => ({ id, name }));
}
