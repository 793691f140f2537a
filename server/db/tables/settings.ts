import { bigserial, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { IndicatorKey, IndicatorSetting } from "../../../schema/rules/indicators/indicators";
import type { SettingKey } from "../../../schema/rules/settings/kpiSettings";
import { actorColumns } from "./actors";
import { claimActionName } from "./claims";
import { instant } from "./columns";
import { instances } from "./instances";

/** Append-only history of KPI settings. The newest effective value of the instance applies, otherwise the newest global default. */
export const settingValues = pgTable(
  "setting_values",
  {
    version: bigserial({ mode: "number" }).primaryKey(),
    instanceId: text().references(() => instances.id),
    key: text().$type<SettingKey>().notNull(),
    value: jsonb().$type<number | boolean>(),
    effectiveAt: instant().notNull(),
    createdAt: instant().notNull(),
    ...actorColumns(),
  },
  (t) => [index("setting_values_key").on(t.instanceId, t.key, t.version), index("setting_values_effective").on(t.effectiveAt)],
);

/** Reasons to choose from per action, in order. Without a row, free text. */
export const actionReasons = pgTable(
  "action_reasons",
  {
    instanceId: text()
      .notNull()
      .references(() => instances.id),
    action: claimActionName().notNull(),
    reasons: text().array().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.instanceId, t.action] })],
);

/** Append-only history of indicator limits. The newest of the instance applies, otherwise the newest global default. */
export const indicatorChanges = pgTable(
  "indicator_changes",
  {
    version: bigserial({ mode: "number" }).primaryKey(),
    instanceId: text().references(() => instances.id),
    key: text().$type<IndicatorKey>().notNull(),
    /** Null resets to the global default, or, for the global default, to the built-in one. */
    limits: jsonb().$type<IndicatorSetting>(),
    createdAt: instant().notNull(),
    ...actorColumns(),
  },
  (t) => [index("indicator_changes_key").on(t.instanceId, t.key, t.version)],
);
