import { FormattedMessage } from "react-intl";
import { Link } from "react-router";
import { ALL_INSTANCES } from "../../../schema/rules/indicators/periods";
import { type ClaimStatus, claimStatuses, openClaimStatuses } from "../../../schema/rules/lists/claims";
import { mapLimits } from "../../../schema/rules/map/map";
import { useErrorText } from "../../api/errors";
import { ClaimLines } from "../../entity/ClaimLines";
import { useWallClaimsQuery } from "../../gql/hooks";
import { pageOf } from "../../pages";
import { paths } from "../../paths";
import { useCanOpen } from "../../session/useCanOpen";
import { useCanSeeField } from "../../session/useCanSeeField";
import styles from "./wall.module.css";

const MAX_CLAIMS = 10;
const urgentStatuses: ClaimStatus[] = openClaimStatuses.filter((status) => ["critical", "late"].includes(claimStatuses[status].timing));

export const instanceFilter = (instanceId: string) => (instanceId === ALL_INSTANCES ? {} : { instanceIds: [instanceId] });

export function WallClaims({ instanceId }: { instanceId: string }) {
  const errorText = useErrorText();
  const [canOpen, canSeeField] = [useCanOpen(), useCanSeeField()];
  const isAllowed = canOpen(pageOf("claims")) && canSeeField("incidents.status");
  const { data, error } = useWallClaimsQuery({
    variables: { filter: { statuses: urgentStatuses, ...instanceFilter(instanceId) }, first: MAX_CLAIMS },
    pollInterval: mapLimits.refreshIntervalMs,
    skip: !isAllowed,
  });
  if (!isAllowed) return null;
  const claims = data?.claims?.nodes ?? [];
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="dashboard.wallClaims" defaultMessage="Most urgent claims" />
      </h2>
      {error && <p role="alert">{errorText(error)}</p>}
      {data && !claims.length && (
        <p>
          <FormattedMessage id="worklist.nothing" defaultMessage="All clear: nothing to do." />
        </p>
      )}
      <ol className={styles.claims}>
        {claims.map((claim) => (
          <li key={claim.id}>
            <Link to={paths.claim(claim)}>
              <ClaimLines claim={claim} hasInsured={false} />
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
