import { useConfiguredInstancesQuery } from "../../gql/hooks";
import { useOwnInstance } from "../../session/lastInstance";
import { useAddressValue } from "../../ui/table/addressState";

export interface ConfiguredInstance {
  /** Instances that the user can configure, by name; `undefined` while loading. */
  instances: readonly { id: string; name: string; timeZone: string }[] | undefined;
  /** `null` for the default for all instances; `undefined` while loading or if there is nothing to configure. */
  instanceId: string | null | undefined;
  changesDefault: boolean;
  choose(instanceId: string | null): void;
  error: unknown;
  retry(): void;
}

/** Reads the instance from `?instance=`. Without it, selects the default for all (`hasDefault`) or the user's own instance. */
export function useConfiguredInstance(hasDefault: boolean): ConfiguredInstance {
  const [requestedId, setRequestedId] = useAddressValue("instance");
  const { data, error, refetch } = useConfiguredInstancesQuery({ fetchPolicy: "cache-and-network" });
  const ownInstance = useOwnInstance();
  const instances = data?.instanceChoices;
  const wantedId = instances?.find(({ id }) => id === requestedId)?.id;
  return {
    instances,
    instanceId: instances && (wantedId ?? (hasDefault ? null : ownInstance(instances)?.id)),
    changesDefault: data?.myAccount.allInstances ?? false,
    choose: setRequestedId,
    error: data ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}
