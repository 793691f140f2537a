import { FormattedMessage, useIntl } from "react-intl";
import { claimStatuses } from "../../schema/rules/claims";
import type { ClusterGroup } from "../../schema/rules/frames";
import { resourceStatuses } from "../../schema/rules/suppliers";
import { useClaimsWithoutPositionQuery, useResourcesWithoutPositionQuery } from "../gql/hooks";
import { named } from "../i18n/named";
import { mapLimits } from "../../schema/rules/map";
import { DetailState } from "../mapkit/DetailState";
import type { FleetRef } from "../mapkit/fleet/FleetIndex";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import { RowList } from "./RowList";
import styles from "./FeatureRow.module.css";

export interface WithoutPositionListProps {
  group: ClusterGroup;
  onChoose(ref: FleetRef): void;
}

/** A page of the API; who has more of these has another problem, and the rest is counted. */
const first = 100;

/** Open claims, or resources, that have no position: they are on no map, so they are here. */
export const WithoutPositionList = ({ group, onChoose }: WithoutPositionListProps) =>
  group === "claims" ? <Claims onChoose={onChoose} /> : <Resources onChoose={onChoose} />;

const options = { variables: { first }, pollInterval: mapLimits.refreshEvery, fetchPolicy: "cache-and-network" } as const;

function Claims({ onChoose }: Pick<WithoutPositionListProps, "onChoose">) {
  const intl = useIntl();
  const { data, loading, error, refetch } = useClaimsWithoutPositionQuery(options);
  const claims = data?.claims.nodes ?? [];
  if (!claims.length) return <Nothing loading={loading && !data} error={error} retry={() => void refetch()} />;
  return (
    <RowList
      title={intl.formatMessage({ id: "map.nowhere.claims", defaultMessage: "Claims without position" })}
      rows={claims.map((claim) => ({ ...claim, key: claim.id }))}
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
  );
}

function Resources({ onChoose }: Pick<WithoutPositionListProps, "onChoose">) {
  const intl = useIntl();
  const { data, loading, error, refetch } = useResourcesWithoutPositionQuery(options);
  const resources = data?.mobileSuppliers.nodes ?? [];
  if (!resources.length) return <Nothing loading={loading && !data} error={error} retry={() => void refetch()} />;
  return (
    <RowList
      title={intl.formatMessage({ id: "map.nowhere.suppliers", defaultMessage: "Mobile suppliers without position" })}
      rows={resources.map((resource) => ({ ...resource, key: resource.id }))}
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
  );
}

const Nothing = (state: { loading: boolean; error: unknown; retry(): void }) => (
  <DetailState {...state} missing={<FormattedMessage id="map.nowhere.none" defaultMessage="Everything here has a position." />} />
);
