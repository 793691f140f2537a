import type { FragmentType } from "@apollo/client";
import type { ClaimHeader_ClaimFragment } from "../../gql/graphql";
import { useClaimHeader_claimFragment } from "../../gql/hooks";
import styles from "../../entity/detail.module.css";
import { ClaimStatusPill } from "../../entity/StatusPill";
import { useCompleteFragment } from "../../entity/useCompleteFragment";

/** Which claim it is: number, status, priority; what is served, to whom. */
export function ClaimHeader({ claim }: { claim: FragmentType<ClaimHeader_ClaimFragment> }) {
  const data = useCompleteFragment(useClaimHeader_claimFragment(claim));
  if (!data) return null;
  const { id, status, priorityName, service, faultName, plate, insuredName } = data;
  const what = [`${service.name} (${service.id})`, faultName].filter(Boolean).join(", ");
  const whose = [plate, insuredName].filter(Boolean).join(", ");
  return (
    <header>
      <div className={styles.head}>
        <h2>{id}</h2>
        <ClaimStatusPill status={status} />
        {priorityName && <span className={styles.tag}>{priorityName}</span>}
      </div>
      <p className={styles.line}>{[what, whose].filter(Boolean).join(". ")}</p>
    </header>
  );
}
