import { useMemo } from "react";
import { upperSnakeEnum } from "../../../schema/rules/apiEnums";
import { ALL_INSTANCES } from "../../../schema/rules/indicators/periods";
import { kpiSettings } from "../../../schema/rules/settings/kpiSettings";
import { useSettingChangesQuery } from "../../gql/hooks";
import { useCan } from "../../session/useCan";
import type { Answer } from "../keys";
import type { SettingChange } from "./chartSpec";

const keyByApi = upperSnakeEnum(kpiSettings.map(({ key }) => key));

/** Changes of the KPI settings of the instance in view. Empty while loading, for all instances, and for months. */
export function useSettingChanges({ instanceId, slotUnit }: Answer): readonly SettingChange[] {
  const can = useCan();
  const skip = instanceId === ALL_INSTANCES || slotUnit === "MONTH" || !(can("admin.kpis") || can("alarms"));
  const { data } = useSettingChangesQuery({ variables: { instanceId }, skip });
  return useMemo(() => data?.kpiSettingsHistory.map(({ key, effectiveAt }) => ({ key: keyByApi[key], effectiveAt })) ?? [], [data]);
}
