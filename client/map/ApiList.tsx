import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { claimStatuses } from "../../schema/rules/claims";
import type { ClusterGroup } from "../../schema/rules/frames";
import { mapLimits } from "../../schema/rules/map";
import { pageLimits } from "../../schema/rules/paging";
import { resourceStatuses } from "../../schema/rules/suppliers";
import { useMapClaimListQuery, useMapResourceListQuery } from "../gql/hooks";
import { named } from "../i18n/named";
import { DetailState } from "../mapkit/DetailState";
import type { FleetRef } from "../mapkit/fleet/FleetIndex";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import type { MapAddress } from "./mapAddress";
import { RowList } from "./RowList";
import styles from "./FeatureRow.module.css";

export interface ApiListProps {
  group: ClusterGroup;
  /** Only what has no position, whatever its status; else what the status filter lets through. */
  withoutPosition: boolean;
  filter: Pick<MapAddress, "claimStatuses" | "resourceStatuses">;
  onChoose(ref: FleetRef): void;
}

/**
 * Open claims, or mobile resources, asked of the API: for what is on no map because it has no position, and for browsers that can draw
 * none.
 */
export const ApiList = (props: ApiListProps) => (props.group === "claims" ? <Claims {...props} /> : <Resources {...props} />);

const first = pageLimits.most;
/** No subscription tells of these lists: asked as often as a map without a live connection. */
const often = { pollInterval: mapLimits.refreshEvery, fetchPolicy: "cache-and-network" } as const;

function Claims({ withoutPosition, filter: { claimStatuses: statuses }, onChoose }: ApiListProps) {
  const intl = useIntl();
  const filter = { open: true, ...(withoutPosition ? { withoutPosition } : statuses.length && { statuses }) };
  const { data, loading, error, refetch } = useMapClaimListQuery({ ...often, variables: { first, filter } });
  const page = data?.claims;
  if (!page?.nodes.length)
    return <Nothing loading={loading && !data} error={error} retry={() => void refetch()} withoutPosition={withoutPosition} />;
  return (
    <Page shown={page.nodes.length} total={page.totalCount}>
      <RowList
        title={intl.formatMessage({ id: "map.api.claims", defaultMessage: "Claims, the most urgent first" })}
        rows={page.nodes.map((claim) => ({ ...claim, key: claim.id }))}
        current={null}
        onChoose={({ id }) => onChoose({ group: "claims", id })}
        onPoint={() => undefined}
      >
        {({ id, status, service }) => (
          <>
            <StatusGlyph claimStatus={status} size={16} />
            <span className={styles.code}>{claimStatuses[status].code.toUpperCase()}</span>
            <span className={styles.id}>{id}</span>
            <span className={styles.what}>{service.name}</span>
          </>
        )}
      </RowList>
    </Page>
  );
}

function Resources({ withoutPosition, filter: { resourceStatuses: statuses }, onChoose }: ApiListProps) {
  const intl = useIntl();
  const filter = withoutPosition ? { withoutPosition } : statuses.length ? { statuses } : {};
  const { data, loading, error, refetch } = useMapResourceListQuery({ ...often, variables: { first, filter } });
  const page = data?.mobileSuppliers;
  if (!page?.nodes.length)
    return <Nothing loading={loading && !data} error={error} retry={() => void refetch()} withoutPosition={withoutPosition} />;
  return (
    <Page shown={page.nodes.length} total={page.totalCount}>
      <RowList
        title={intl.formatMessage({ id: "map.api.suppliers", defaultMessage: "Mobile suppliers by name" })}
        rows={page.nodes.map((resource) => ({ ...resource, key: resource.id }))}
        current={null}
        onChoose={({ id }) => onChoose({ group: "suppliers", id })}
        onPoint={() => undefined}
      >
        {({ id, name, status }) => (
          <>
            {status && <StatusGlyph resourceStatus={status} size={16} />}
            <span className={styles.code}>{status && resourceStatuses[status].code.toUpperCase()}</span>
            <span className={styles.id}>{id}</span>
            <span className={styles.what}>{status ? `${name}, ${named(intl, "resource", status)}` : name}</span>
          </>
        )}
      </RowList>
    </Page>
  );
}

const Page = ({ shown, total, children }: { shown: number; total: number; children: ReactNode }) => (
  <div className={styles.page}>
    {children}
    {total > shown && (
      <p className={styles.more}>
        <FormattedMessage id="map.api.more" defaultMessage="The first {shown, number} of {total, number}" values={{ shown, total }} />
      </p>
    )}
  </div>
);

const Nothing = ({ withoutPosition, ...state }: { loading: boolean; error: unknown; retry(): void; withoutPosition: boolean }) => (
  <DetailState
    {...state}
    missing={
      withoutPosition ? (
        <FormattedMessage id="map.api.nowhere" defaultMessage="Everything here has a position." />
      ) : (
        <FormattedMessage id="map.api.none" defaultMessage="Nothing matches the filter." />
      )
    }
  />
);
