// Indicator settings: of the AMA instance, otherwise the default, otherwise the built-in values.
import { asc, sql } from "drizzle-orm";
import { defaultSetting, type IndicatorKey, indicatorOf, type IndicatorSetting } from "../../schema/rules/indicators/indicators";
import type { Reader } from "../db/connect";
import { indicatorChanges } from "../db/tables/settings";

type Change = Pick<typeof indicatorChanges.$inferSelect, "instanceId" | "key" | "limits">;

export class IndicatorSettings {
  private readonly newest = new Map<string, IndicatorSetting | null>();

  /** `changes` must be in chronological order. */
  constructor(changes: readonly Change[]) {
    for (const { instanceId, key, limits } of changes) this.newest.set(nameOf(instanceId, key), limits);
  }

  of(instanceId: string | null, key: IndicatorKey): IndicatorSetting {
    return this.newest.get(nameOf(instanceId, key)) ?? this.newest.get(nameOf(null, key)) ?? defaultSetting(indicatorOf(key));
  }
}

const nameOf = (instanceId: string | null, key: IndicatorKey): string => `${key} ${instanceId ?? ""}`;

let cached: { which: string; settings: IndicatorSettings } | undefined;

/** One small statement; reloads only if the changes differ. */
export async function indicatorSettings(db: Reader): Promise<IndicatorSettings> {
  const [version] = await db.execute<{ which: string }>(
    sql`select coalesce(max(version), 0) || ' ' || count(*) || ' ' || current_database() as which from indicator_changes`,
  );
  const { which } = version!;
  if (cached?.which === which) return cached.settings;
  const { instanceId, key, limits } = indicatorChanges;
  const settings = new IndicatorSettings(
    await db.select({ instanceId, key, limits }).from(indicatorChanges).orderBy(asc(indicatorChanges.version)),
  );
  cached = { which, settings };
  return settings;
}
