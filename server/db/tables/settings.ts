import { bigserial, index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { IndicatorKey, IndicatorSetting } from "../../../schema/rules/indicators/indicators";
import type { SettingKey } from "../../../schema/rules/settings/kpiSettings";
import { actorColumns } from "./actors";
import { claimActionName } from "./claims";
import { instant } from "./columns";
import { instances } from "./instances";

/** Each change of a KPI setting, never altered: the newest in force of an instance counts, else the newest of the default for all. */
export const settingValues = pgTable(
  "setting_values",
  {
    version: bigserial({ mode: "number" }).primaryKey(),
    /** Null: the default for all, or a setting of the installation. */
    instanceId: text().references(() => instances.id),
    key: text().$type<SettingKey>().notNull(),
    /** Null: back to the default for all. */
    value: jsonb().$type<number | boolean>(),
    effectiveAt: instant().notNull(),
    createdAt: instant().notNull(),
    ...actorColumns(),
  },
  (t) => [index("setting_values_key").on(t.instanceId, t.key, t.version), index("setting_values_effective").on(t.effectiveAt)],
);

/** The reasons to pick from for an action, in their order; no row: none, anything is typed. */
export const actionReasons = pgTable(
  "action_reasons",
  {
    instanceId: text()
      .notNull()
      .references(() => instances.id),
    action: claimActionName().notNull(),
    reasons: text().array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.instanceId, t.action] })],
);

/** Each change of what an indicator is judged by, never altered: the newest of an instance counts, else the newest of the default for all. */
export const indicatorChanges = pgTable(
  "indicator_changes",
  {
    version: bigserial({ mode: "number" }).primaryKey(),
    /** Null: the default for all. */
    instanceId: text().references(() => instances.id),
    key: text().$type<IndicatorKey>().notNull(),
    /** Null: back to the default for all, or, of that one, to that of a new installation. */
    limits: jsonb().$type<IndicatorSetting>(),
    createdAt: instant().notNull(),
    ...actorColumns(),
  },
  (t) => [index("indicator_changes_key").on(t.instanceId, t.key, t.version)],
);
