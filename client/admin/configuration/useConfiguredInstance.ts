import { useConfiguredInstancesQuery } from "../../gql/hooks";
import { useAddressValue } from "../../ui/table/addressState";

export interface ConfiguredInstance {
  /** Those that can be configured, by name. Undefined: not known yet. */
  instances: readonly { id: string; name: string; timeZone: string }[] | undefined;
  /** Whose configuration is shown; null: the default for all. Undefined: there is none, or it is not known yet. */
  instanceId: string | null | undefined;
  /** Whether whoever is signed in changes the default for all, too. */
  changesDefault: boolean;
  choose(instanceId: string | null): void;
  error: unknown;
  retry(): void;
}

/**
 * Whose configuration a screen shows, as `?instance=`; without one the default for all. `hasDefault`: whether there is such a one; else the
 * first instance is shown.
 */
export function useConfiguredInstance(hasDefault: boolean): ConfiguredInstance {
  const [wanted, want] = useAddressValue("instance");
  const { data, error, refetch } = useConfiguredInstancesQuery({ fetchPolicy: "cache-and-network" });
  const instances = data?.instanceChoices;
  const found = instances?.find(({ id }) => id === wanted)?.id;
  return {
    instances,
    instanceId: instances && (found ?? (hasDefault ? null : instances[0]?.id)),
    changesDefault: data?.myAccount.allInstances ?? false,
    choose: want,
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
