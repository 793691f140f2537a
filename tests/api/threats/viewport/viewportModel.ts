// A small operation as a model: claims that pass from contract to contract and from supplier to supplier, and what profiles let through.
import fc from "fast-check";
import { mapLayers, type MapLayer } from "../../../../schema/rules/lists/mapLayers";
import type { ProfileType } from "../../../../schema/rules/access/profiles";
import type { Narrowing } from "../../../fixtures/auth/profiles";

/** Two contracts of the same code: of two clients, and of two instances. */
const contracts = [
  ["ES", "V1", "N1"],
  ["ES", "V1", "N2"],
  ["ES", "V2", "N1"],
  ["PT", "V1", "N1"],
] as const;
interface ClaimModel {
  id: string;
  contract: (typeof contracts)[number];
  hasContract: boolean;
  supplier: string | null;
  proposed: boolean;
  open: boolean;
}
interface SupplierModel {
  id: string;
  instance: string;
  layer: MapLayer;
  active: boolean;
}
export const accessOf: Partial<Record<MapLayer, string>> = { MOBILE: "MOBILE", BASE: "BASES", COLLABORATING: "COLLABORATOR" };

export const suppliers: SupplierModel[] = [
  { id: "V-M1", instance: "ES", layer: "MOBILE", active: true },
  { id: "V-M2", instance: "ES", layer: "MOBILE", active: true },
  { id: "V-B1", instance: "ES", layer: "BASE", active: true },
  { id: "V-C1", instance: "ES", layer: "COLLABORATING", active: true },
  { id: "V-P1", instance: "PT", layer: "BASE", active: true },
];
export const claims: ClaimModel[] = Array.from({ length: 8 }, (_, n) => ({
  id: `V-${n}`,
  contract: contracts[n % contracts.length]!,
  hasContract: true,
  supplier: null,
  proposed: false,
  open: true,
}));

export function seen({ profileType, instances, contracts: own, suppliers: ownSuppliers, hiddenLayers = [] }: Narrowing) {
  const isOf = (instance: string): boolean => !instances || instances.includes(instance);
  const shows = (layer: MapLayer): boolean => !hiddenLayers.includes(layer);
  const isAssigned = ({ supplier, proposed }: ClaimModel): boolean => supplier !== null && !proposed;
  const mine = claims.filter((claim) => {
    const [instance, client, contract] = claim.contract;
    if (!shows("INCIDENTS") || !isOf(instance)) return false;
    const isOwn = (own ?? []).some((one) => claim.hasContract && one.join() === [instance, client, contract].join());
    if ((own?.length || profileType === "CLIENTE") && !isOwn) return false;
    return profileType !== "PROVEEDOR" || (isAssigned(claim) && ownSuppliers!.includes(claim.supplier!));
  });
  const theirs = suppliers.filter(({ id, instance, layer }) => {
    if (!shows(layer) || !isOf(instance)) return false;
    if (profileType === "PROVEEDOR") return ownSuppliers!.includes(id);
    return profileType !== "CLIENTE" || mine.some((claim) => claim.open && isAssigned(claim) && claim.supplier === id);
  });
  const drawn = [...mine.filter(({ open }) => open).map(({ id }) => id), ...theirs.filter(({ active }) => active).map(({ id }) => id)];
  return { claims: mine.map(({ id }) => id).sort(), suppliers: theirs.map(({ id }) => id).sort(), drawn: drawn.sort() };
}

const some = <T>(values: readonly T[], minLength = 0) => fc.subarray([...values], { minLength });
export const narrowing: fc.Arbitrary<Narrowing> = fc
  .record({
    profileType: fc.constantFrom<ProfileType>("CLIENTE", "CLIENTE", "PROVEEDOR", "OPERADOR"),
    instances: fc.constantFrom(undefined, ["ES"], ["ES", "PT"]),
    contracts: some(contracts, 1),
    suppliers: some(
      suppliers.map(({ id }) => id),
      1,
    ),
    hiddenLayers: fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: some(mapLayers) }),
    narrowed: fc.boolean(),
  })
  .map(({ narrowed, ...one }) => {
    const { contracts: own, suppliers: ownSuppliers, ...rest } = one;
    if (one.profileType === "PROVEEDOR") return { ...rest, suppliers: ownSuppliers, ...(narrowed && { contracts: own }) };
    return one.profileType === "CLIENTE" || narrowed ? { ...rest, contracts: own } : rest;
  });

/** One transaction of the feed. */
export type Step = { claims: Partial<ClaimModel>[] } | { supplier: number; active: boolean };
export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .array(
        fc.record(
          {
            id: fc.constantFrom(...claims.map(({ id }) => id)),
            contract: fc.constantFrom(...contracts.slice(0, 3)),
            hasContract: fc.constantFrom(true, true, true, false),
            supplier: fc.constantFrom(...suppliers.map(({ id }) => id), null),
            proposed: fc.constantFrom(false, false, true),
            open: fc.integer({ min: 0, max: 15 }).map((n) => n > 0),
          },
          { requiredKeys: ["id"] },
        ),
        { minLength: 1, maxLength: 4 },
      )
      .map((changed) => ({ claims: changed })),
  },
  { weight: 1, arbitrary: fc.record({ supplier: fc.nat(suppliers.length - 1), active: fc.boolean() }) },
);
