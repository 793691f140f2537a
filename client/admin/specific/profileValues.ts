import type { IntlShape } from "react-intl";
import { type MapLayer, mapLayers } from "../../../schema/rules/lists/mapLayers";
import { isName, peopleLimits, tidyName } from "../../../schema/rules/access/people";
import type { ProfileType } from "../../../schema/rules/access/profiles";
import type { ClientChoicesQuery, IndicatorKey, SpecificProfileForm_ProfileFragment, SaveSpecificProfileInput } from "../../gql/graphql";
import type { FieldErrors } from "../../ui/form/editForm";

export type ClientChoice = ClientChoicesQuery["clientChoices"][number];
export type Contract = SpecificProfileForm_ProfileFragment["contracts"][number];
export type Supplier = SpecificProfileForm_ProfileFragment["suppliers"][number];
export type HiddenFields = Partial<Record<MapLayer, readonly string[]>>;

export interface ProfileValues {
  name: string;
  profileType: ProfileType | "";
  requiresTwoFactor: boolean;
  instanceIds: string[];
  contracts: Contract[];
  suppliers: Supplier[];
  hiddenLayers: MapLayer[];
  hiddenFields: HiddenFields;
  hiddenIndicators: IndicatorKey[];
}

export const noProfile: ProfileValues = {
  name: "",
  profileType: "",
  requiresTwoFactor: false,
  instanceIds: [],
  contracts: [],
  suppliers: [],
  hiddenLayers: [],
  hiddenFields: {},
  hiddenIndicators: [],
};

export const contractKey = ({ instanceId, clientId, contractId }: Omit<Contract, "name" | "clientName">): string =>
  JSON.stringify([instanceId, clientId, contractId]);
const clientKey = (instanceId: string, clientId: string): string => JSON.stringify([instanceId, clientId]);

/** Sorts the values, so that adding and removing an item leaves the form unchanged. */
export const inOrder = {
  contracts: (some: readonly Contract[]): Contract[] => some.toSorted((a, b) => (contractKey(a) < contractKey(b) ? -1 : 1)),
  suppliers: (some: readonly Supplier[]): Supplier[] => some.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  layers: (some: readonly MapLayer[]): MapLayer[] => mapLayers.filter((layer) => some.includes(layer)),
  hidden: (some: HiddenFields): HiddenFields =>
    Object.fromEntries(mapLayers.flatMap((layer) => (some[layer]?.length ? [[layer, some[layer].toSorted()]] : []))),
};

export const valuesOf = (profile: SpecificProfileForm_ProfileFragment): ProfileValues => ({
  name: profile.name,
  profileType: profile.profileType,
  requiresTwoFactor: profile.requiresTwoFactor,
  instanceIds: profile.instances.map(({ id }) => id),
  contracts: inOrder.contracts(
    profile.contracts.map(({ instanceId, clientId, clientName, contractId, name }) => ({
      instanceId,
      clientId,
      clientName,
      contractId,
      name,
    })),
  ),
  suppliers: inOrder.suppliers(profile.suppliers.map(({ id, name }) => ({ id, name }))),
  hiddenLayers: inOrder.layers(profile.hiddenLayers),
  hiddenFields: inOrder.hidden(Object.fromEntries(profile.hiddenFields.map(({ layer, fields }) => [layer, fields]))),
  hiddenIndicators: profile.hiddenIndicators,
});

/** Clients with at least two contracts, all of them chosen (specification section 5). */
export function clientsWithAll(contracts: readonly Contract[], knownClients: ReadonlyMap<string, ClientChoice>): ClientChoice[] {
  const chosen = new Map<string, Set<string>>();
  for (const { instanceId, clientId, contractId } of contracts) {
    const key = clientKey(instanceId, clientId);
    chosen.set(key, (chosen.get(key) ?? new Set()).add(contractId));
  }
  return [...chosen].flatMap(([key, ids]) => {
    const client = knownClients.get(key);
    return client && !client.mayHaveAll && client.contracts.every(({ code }) => ids.has(code)) ? [client] : [];
  });
}
export const choiceKey = ({ instanceId, code }: { instanceId: string; code: string }): string => clientKey(instanceId, code);

export const validatorOf =
  (intl: IntlShape, knownClients: ReadonlyMap<string, ClientChoice>) =>
  (values: ProfileValues): FieldErrors<ProfileValues> => {
    const errors: FieldErrors<ProfileValues> = {};
    if (!isName(tidyName(values.name)))
      errors.name = intl.formatMessage(
        { id: "users.error.name", defaultMessage: "Name: use only letters, digits and spaces, at most {max} characters." },
        { max: peopleLimits.name },
      );
    if (values.profileType === "")
      errors.profileType = intl.formatMessage({ id: "specific.error.parent", defaultMessage: "Choose a parent profile." });
    const all = clientsWithAll(values.contracts, knownClients);
    if (all.length)
      errors.contracts = intl.formatMessage(
        {
          id: "specific.error.all",
          defaultMessage: "A profile cannot include all contracts of a client. Leave out at least one of {clients}.",
        },
        { clients: intl.formatList(all.map(({ name }) => name)) },
      );
    return errors;
  };

export const toInput = (values: ProfileValues, changed: { id: string; updatedAt: string } | null): SaveSpecificProfileInput => ({
  ...(changed && { id: changed.id, updatedAt: changed.updatedAt }),
  name: tidyName(values.name),
  profileType: values.profileType as ProfileType,
  requiresTwoFactor: values.requiresTwoFactor,
  instanceIds: values.instanceIds,
  contracts: values.contracts.map(({ instanceId, clientId, contractId }) => ({ instanceId, clientId, contractId })),
  supplierIds: values.profileType === "PROVEEDOR" ? values.suppliers.map(({ id }) => id) : [],
  hiddenLayers: values.hiddenLayers,
  hiddenFields: mapLayers.flatMap((layer) => {
    const fields = values.hiddenFields[layer];
    return fields?.length ? [{ layer, fields: [...fields] }] : [];
  }),
  hiddenIndicators: values.hiddenIndicators,
});
