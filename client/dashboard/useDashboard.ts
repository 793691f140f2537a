import { useEffect, useState } from "react";
import { DashboardDocument } from "../gql/graphql";
import { useDashboardQuery, useSaveDashboardLayoutMutation } from "../gql/hooks";
import { session } from "../session/session";
import { useObservable } from "../store/observable";
import type { Arrangement } from "./arrange";
import { lastInstance, rememberInstance } from "./lastInstance";
import { type ShownPeriod, useShownPeriod } from "./useShownPeriod";

/** What is changed goes to the server once nothing more is changed for this long, milliseconds. */
const SAVE_DELAY_MS = 800;

interface Instance {
  id: string;
  name: string;
  timeZone: string;
}

export interface DashboardState extends ShownPeriod {
  /** Undefined: not known yet. */
  instances: readonly Instance[] | undefined;
  /** The one that is shown; null: there is none, or it is not known yet. */
  shownInstance: string | null;
  timeZone: string;
  /** Undefined: not known yet. */
  arrangement: Arrangement | undefined;
  arrange(next: Arrangement): void;
  error: unknown;
  retry(): void;
}

const AS_USUAL: Arrangement = { order: [], putAway: [] };

/** Whose figures are shown, of which period, and how the user has arranged them: that is kept on the server. */
export function useDashboard(): DashboardState {
  const shown = useShownPeriod();
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
  const ownId = lastInstance(user) ?? centreInstance ?? null;
  const instances = data?.dashboard.instances;
  // Asked for before it is known whether there is such a one: it nearly always is.
  const wanted = shown.instanceId ?? ownId;
  const found =
    instances && (instances.find(({ id }) => id === wanted) ?? instances.find(({ id }) => id === centreInstance) ?? instances[0]);
  return {
    ...shown,
    choose(values) {
      if (values.instance) rememberInstance(user, values.instance);
      shown.choose(values);
    },
    instances,
    shownInstance: instances ? (found?.id ?? null) : error ? null : wanted,
    timeZone: found?.timeZone ?? "UTC",
    arrangement: changed ?? data?.dashboard ?? (error ? AS_USUAL : undefined),
    arrange: setChanged,
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
