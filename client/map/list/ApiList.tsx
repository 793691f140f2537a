import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ClusterGroup } from "../../../schema/rules/map/frames";
import { mapLimits } from "../../../schema/rules/map/map";
import { layerOfAccess } from "../../../schema/rules/lists/mapLayers";
import { resourceStatuses } from "../../../schema/rules/lists/suppliers";
import { useCanFilterBy, useCanSeeField } from "../../session/useCanSeeField";
import type { ApiList_SuppliersFragment } from "../../gql/graphql";
import { useMapClaimListQuery, useMapMobileListQuery, useMapSupplierListQuery } from "../../gql/hooks";
import { named } from "../../i18n/named";
import type { MapBox } from "../../mapkit/camera";
import { DetailState } from "../../entity/detail/DetailState";
import type { FleetRef } from "../../mapkit/fleet/FleetIndex";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import { claimsOf, mobileOf, filterSuppliers, suppliersAt, type ApiListFilter } from "./apiFilters";
import { ClaimLines } from "../../entity/ClaimLines";
import { CLAIM_ROW_HEIGHT_PX, RowList } from "./RowList";
import styles from "./FeatureRow.module.css";

export interface ApiListProps {
  group: ClusterGroup;
  filter: ApiListFilter;
  shown?: FleetRef | null;
  onChoose(ref: FleetRef): void;
}

/**
 * Lists from the API instead of the map: for entities without position or with hidden positions, for one spot, and for browsers without
 * WebGL.
 */
export function ApiList(props: ApiListProps) {
  const { bounds } = props.filter;
  if (props.group === "claims") return <Claims {...props} />;
  return bounds ? <SuppliersAt {...props} bounds={bounds} /> : <Mobile {...props} />;
}

const POLLING = { pollInterval: mapLimits.refreshIntervalMs, fetchPolicy: "cache-and-network" } as const;

function Claims({ filter, shown, onChoose }: ApiListProps) {
  const intl = useIntl();
  const { data, loading, error, refetch } = useMapClaimListQuery({ ...POLLING, variables: claimsOf(filter) });
  const page = data?.claims;
  if (!page?.nodes.length) return <EmptyState loading={loading && !data} error={error} retry={() => void refetch()} {...filter} />;
  return (
    <PageWithMore shown={page.nodes.length} total={page.totalCount}>
      <RowList
        title={intl.formatMessage({ id: "map.api.claims", defaultMessage: "Claims, most urgent first" })}
        rows={page.nodes.map((claim) => ({ ...claim, key: claim.id }))}
        rowHeight={CLAIM_ROW_HEIGHT_PX}
        current={shown?.group === "claims" ? shown.id : null}
        onChoose={({ id }) => onChoose({ group: "claims", id })}
        onHighlight={() => undefined}
      >
        {(claim) => <ClaimLines claim={claim} />}
      </RowList>
    </PageWithMore>
  );
}

function Mobile(props: ApiListProps) {
  const intl = useIntl();
  const canSeeField = useCanSeeField();
  const result = useMapMobileListQuery({ ...POLLING, variables: mobileOf(props.filter), skip: !canSeeField("mobilesupplier.id") });
  const title = intl.formatMessage({ id: "map.api.suppliers", defaultMessage: "Mobile suppliers by name" });
  const page = result.data?.mobileSuppliers;
  return <Suppliers {...props} title={title} result={result} page={page} nodes={page?.nodes ?? []} />;
}

function SuppliersAt({ bounds, ...props }: ApiListProps & { bounds: MapBox }) {
  const intl = useIntl();
  const canFilterByBounds = useCanFilterBy()("suppliers", "bounds");
  const result = useMapSupplierListQuery({ ...POLLING, variables: suppliersAt(bounds, props.filter), skip: !canFilterByBounds });
  const title = intl.formatMessage({ id: "map.api.allSuppliers", defaultMessage: "Suppliers by name" });
  const page = result.data?.suppliers;
  if (canFilterByBounds)
    return <Suppliers {...props} title={title} result={result} page={page} nodes={page ? filterSuppliers(page, props.filter) : []} />;
  return (
    <p className={styles.more}>
      <FormattedMessage
        id="map.api.hiddenPlaces"
        defaultMessage="Your profile hides the position of some suppliers, so suppliers at one place cannot be listed."
      />
    </p>
  );
}

interface SuppliersProps extends ApiListProps {
  title: string;
  result: { loading: boolean; error?: unknown; refetch(): unknown };
  page: ApiList_SuppliersFragment | undefined;
  nodes: ApiList_SuppliersFragment["nodes"];
}

function Suppliers({ filter, shown, onChoose, title, result: { loading, error, refetch }, page, nodes }: SuppliersProps) {
  const intl = useIntl();
  if (!nodes.length) return <EmptyState loading={loading && !page} error={error} retry={() => void refetch()} {...filter} />;
  return (
    <PageWithMore shown={page!.nodes.length} total={page!.totalCount}>
      <RowList
        title={title}
        rows={nodes.map((supplier) => ({ ...supplier, key: supplier.id }))}
        current={shown?.group === "suppliers" ? shown.id : null}
        onChoose={({ id }) => onChoose({ group: "suppliers", id })}
        onHighlight={() => undefined}
      >
        {({ id, name, status, access }) => (
          <>
            {status ? <StatusGlyph resourceStatus={status} size={16} /> : <StatusGlyph layer={layerOfAccess[access]} size={16} />}
            <span className={styles.code}>{status && resourceStatuses[status].code.toUpperCase()}</span>
            <span className={styles.id} title={id}>
              {name}
            </span>
            <span className={styles.what}>{status ? named(intl, "resource", status) : named(intl, "layer", layerOfAccess[access])}</span>
          </>
        )}
      </RowList>
    </PageWithMore>
  );
}

const PageWithMore = ({ shown, total, children }: { shown: number; total: number; children: ReactNode }) => (
  <div className={styles.page}>
    {children}
    {total > shown && (
      <p className={styles.more}>
        <FormattedMessage id="map.api.more" defaultMessage="The first {shown, number} of {total, number}" values={{ shown, total }} />
      </p>
    )}
  </div>
);

const EmptyState = ({
  withoutPosition,
  loading,
  error,
  retry,
}: Pick<ApiListFilter, "withoutPosition"> & { loading: boolean; error: unknown; retry(): void }) => (
  <DetailState
    loading={loading}
    error={error}
    retry={retry}
    missing={
      withoutPosition ? (
        <FormattedMessage id="map.api.nowhere" defaultMessage="Every element here has a position." />
      ) : (
        <FormattedMessage id="map.api.none" defaultMessage="No matches for this filter." />
      )
    }
  />
);
