import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import type { FleetCluster } from "../../mapkit/fleet/clusters";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import type { FleetStore } from "../../mapkit/fleet/FleetStore";
import type { FleetHit } from "../../mapkit/fleet/hitTest";
import { lazyPart } from "../../ui/lazyPart";
import { ApiList } from "../list/ApiList";
import { FeatureList } from "../list/FeatureList";
import { NeedsMeList } from "../list/worklist/NeedsMeList";
import type { UrgentPlace } from "../list/useUrgentPlaces";
import type { WorklistState } from "../list/worklist/useWorklist";
import { narrowsClaims, narrowsSuppliers } from "../../filters/apiFilter";
import type { PermittedAddress } from "../address/usePermittedAddress";
import type { AutoClose } from "./useAutoClose";
import { loadChunk } from "../../store/loadChunk";

const ClaimDetail = lazyPart(() => loadChunk(() => import("../../claims/detail/ClaimDetail")).then((file) => file.ClaimDetail));
const SupplierDetail = lazyPart(() => loadChunk(() => import("../../suppliers/SupplierDetail")).then((file) => file.SupplierDetail));

export interface ActivePaneProps extends PermittedAddress {
  store: FleetStore;
  group: ClusterGroup;
  listsAll: boolean;
  closing: AutoClose;
  elsewhere: number;
  onShowAll(): void;
  worklist: WorklistState;
  onList(): void;
  urgentIn(cluster: FleetCluster): readonly UrgentPlace[];
  onOpen(ref: FleetRef): void;
  onClose(ref: FleetRef): void;
  onChoose(hit: FleetHit): void;
  onPoint(hit: FleetHit | null): void;
}

export function ActivePane({
  address,
  change,
  isWorklistShown,
  store,
  group,
  listsAll,
  closing,
  elsewhere,
  onShowAll,
  worklist,
  onList,
  urgentIn,
  onOpen,
  onClose,
  onChoose,
  onPoint,
}: ActivePaneProps) {
  const { shown } = address;
  const onPart = (section: string | null): void => change((now) => ({ ...now, section }));
  const onSupplier = (id: string): void => onOpen({ group: "suppliers", id });
  const onClaim = (id: string): void => onOpen({ group: "claims", id });
  if (shown?.group === "claims") {
    return (
      <ClaimDetail
        key={shown.id}
        id={shown.id}
        part={address.section}
        onPart={onPart}
        onSupplier={onSupplier}
        onClaim={onClaim}
        closesAt={closing.closesAt(shown)}
        onKeep={() => closing.keep(shown)}
        onClose={() => onClose(shown)}
      />
    );
  }
  if (shown) {
    return (
      <SupplierDetail
        key={shown.id}
        id={shown.id}
        part={address.section}
        onPart={onPart}
        onClaim={onClaim}
        onSupplier={onSupplier}
        onClose={() => onClose(shown)}
      />
    );
  }
  if (isWorklistShown) return <NeedsMeList worklist={worklist} onOpen={onClaim} onList={elsewhere > 0 ? onList : null} />;
  if (listsAll || address.withoutPosition) return <ApiList group={group} filter={address} onChoose={onOpen} />;
  return (
    <FeatureList
      key={group}
      store={store}
      group={group}
      urgentIn={urgentIn}
      view={address.camera}
      filtered={
        group === "claims"
          ? address.claimStatuses.length > 0 || narrowsClaims(address)
          : address.resourceStatuses.length > 0 || narrowsSuppliers(address)
      }
      onClearFilter={() => change((now) => ({ ...now, claimStatuses: [], resourceStatuses: [], filter: {} }))}
      onLayerOn={
        group === "claims" && !address.layers.includes("INCIDENTS")
          ? () => change((now) => ({ ...now, layers: mapLayers.filter((layer) => layer === "INCIDENTS" || now.layers.includes(layer)) }))
          : null
      }
      elsewhere={elsewhere}
      onShowAll={onShowAll}
      onChoose={onChoose}
      onPoint={onPoint}
    />
  );
}
