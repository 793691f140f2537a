import { useEffect, useState } from "react";
import { DashboardDocument } from "../gql/graphql";
import { useDashboardQuery, useSaveDashboardLayoutMutation } from "../gql/hooks";
import { lastInstance, rememberInstance } from "../session/lastInstance";
import { session } from "../session/session";
import { useObservable } from "../store/observable";
import { ALL_INSTANCES } from "../../schema/rules/indicators/periods";
import type { Arrangement } from "./arrange";
import { type ShownPeriod, useShownPeriod } from "./useShownPeriod";

const SAVE_DELAY_MS = 800;

interface Instance {
  id: string;
  name: string;
  timeZone: string;
}

export interface DashboardState extends ShownPeriod {
  instances: readonly Instance[] | undefined;
  /** Selected instance, or ALL_INSTANCES; `null` while loading or without any instance. */
  shownInstance: string | null;
  timeZone: string;
  /** `undefined` while loading. */
  arrangement: Arrangement | undefined;
  arrange(next: Arrangement): void;
  error: unknown;
  retry(): void;
}

const AS_USUAL: Arrangement = { order: [], putAway: [] };

export function useDashboard(): DashboardState {
  const period = useShownPeriod();
  const { data, error, refetch } = useDashboardQuery({ fetchPolicy: "cache-and-network" });
  const [save] = useSaveDashboardLayoutMutation({
    update: (cache, { data: saved }) => {
      if (saved) cache.writeQuery({ query: DashboardDocument, data: { dashboard: saved.saveDashboardLayout } });
    },
  });
  const [changed, setChanged] = useState<Arrangement | null>(null);
  useEffect(() => {
    if (!changed) return undefined;
    const input = { order: [...changed.order], putAway: [...changed.putAway] };
    const timer = setTimeout(() => void save({ variables: { input } }).catch(() => undefined), SAVE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [changed, save]);

  const current = useObservable(session);
  const [user, centreInstance] = current.status === "in" ? [current.userId, current.info.defaultCenter?.instanceId] : ["", undefined];
  const ownId = lastInstance(user) ?? centreInstance ?? ALL_INSTANCES;
  const instances = data?.dashboard.instances;
  // Queried before the instance list is loaded, as it nearly always exists.
  const preferredId = period.instanceId ?? ownId;
  const usualIds = [preferredId, centreInstance, data?.dashboard.busiestInstanceId];
  const usual = usualIds.map((usualId) => instances?.find(({ id }) => id === usualId)).find((instance) => instance !== undefined);
  const selected = usual ?? instances?.[0];
  const isTotal = preferredId === ALL_INSTANCES && (instances === undefined || instances.length > 1);
  return {
    ...period,
    choose(values) {
      if (values.instance) rememberInstance(user, values.instance);
      period.choose(values);
    },
    instances,
    shownInstance: isTotal ? ALL_INSTANCES : instances ? (selected?.id ?? null) : error ? null : preferredId,
    timeZone: selected?.timeZone ?? "UTC",
    arrangement: changed ?? data?.dashboard ?? (error ? AS_USUAL : undefined),
    arrange: setChanged,
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
