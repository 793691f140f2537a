// Every table has a retention rule, goes with its claim, or is kept for as long as its owner.
import { readdirSync } from "node:fs";
import { getTableName, is, Table } from "drizzle-orm";
import { expect, test } from "vitest";
import { archivedTables, derivedTables } from "../../server/archive/claimTables";
import { isPartitioned } from "../../server/db/retention/partitions";
import { retentionRules } from "../../server/db/retention/retentionRules";

/** Removed with the user, profile, supplier or setting that they belong to, or never. */
const unlimited = [
  ...["action_reasons", "api_keys", "centres", "clients", "contact_lists", "contracts", "holiday_lists", "holidays", "instances"],
  ...["indicator_changes", "installation", "place_names", "services", "setting_values", "simulators", "erasures", "erased_claims"],
  ...["dashboard_layouts", "default_map_configurations", "list_layouts", "map_configurations", "user_instances", "users"],
  ...["generic_profiles", "specific_profiles", "specific_profile_contracts", "specific_profile_instances", "specific_profile_suppliers"],
  ...["fleet_vehicles", "positions", "supplier_search_keys", "suppliers", "indicator_alerts", "report_subscriptions"],
  ...["webhook_endpoints", "webhook_levels"],
  // Figures hold no personal data; seals are folded.
  ...["counted_sources", "figure_marks", "figures", "audit_seals"],
];
/** Removed by their own worker at the end of their download or hand-off. */
const shortLived = ["directory_logins", "export_parts", "exports", "handoffs", "report_files"];

test("every table has exactly one retention", async () => {
  const files = readdirSync("server/db/tables").map((name) => name.replace(/\.ts$/, ""));
  const modules = await Promise.all(files.map((name) => import(`../../server/db/tables/${name}.ts`) as Promise<Record<string, unknown>>));
  const tables = modules.flatMap((module) => Object.values(module).flatMap((value) => (is(value, Table) ? [getTableName(value)] : [])));
  const withClaim = [...archivedTables.map(String), ...derivedTables].filter((name) => !(name in retentionRules));
  const decided = [...Object.keys(retentionRules), ...withClaim, ...unlimited, ...shortLived];
  expect(decided.sort()).toEqual([...new Set(tables)].sort());
});

test("tables that lose complete days have daily partitions, and others a condition of old rows", () => {
  const rules = Object.entries(retentionRules);
  expect(rules.filter(([table, { remove }]) => /days$/i.test(remove) !== isPartitioned(table))).toEqual([]);
  expect(rules.filter(([, { remove, isOld }]) => (remove === "rows") !== (isOld !== undefined))).toEqual([]);
});
