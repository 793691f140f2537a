import type { FragmentType } from "@apollo/client";
import { useIntl } from "react-intl";
import { knownAs, priorityOfCode } from "../../../schema/rules/fields/sourceCodes";
import type { ClaimHeader_ClaimFragment } from "../../gql/graphql";
import { useClaimHeader_claimFragment } from "../../gql/hooks";
import { faultName, priorityName, serviceName } from "../../i18n/sourceNames";
import { RiskIcon, ServiceIcon } from "../../mapkit/glyphs/KindIcon";
import styles from "../../entity/detail/detail.module.css";
import { LongId } from "../../entity/LongId";
import { ClaimStatusPill } from "../../entity/StatusPill";
import { useCompleteFragment } from "../../entity/useCompleteFragment";
import { useClaimName } from "../../store/claimNames";

export function ClaimHeader({ claim }: { claim: FragmentType<ClaimHeader_ClaimFragment> }) {
  const intl = useIntl();
  const data = useCompleteFragment(useClaimHeader_claimFragment(claim));
  if (!data) return null;
  const { id, status, kind, riskType, plate, insuredName } = data;
  const isUsual = knownAs(priorityOfCode, data.priorityCode, data.priorityName) === "NORMAL";
  const priority = isUsual ? null : priorityName(intl, data.priorityCode, data.priorityName);
  const what = [serviceName(intl, data.service), faultName(intl, data.faultCode, data.faultName)].filter(Boolean).join(", ");
  const name = useClaimName(id);
  const whose = [plate, insuredName].filter(Boolean).join(", ");
  return (
    <header>
      <div className={styles.head}>
        <h2>{name}</h2>
        <LongId id={id} shown={name} />
        <ClaimStatusPill status={status} />
        {priority && <span className={styles.tag}>{priority}</span>}
      </div>
      <p className={styles.line}>
        <span className={styles.icons}>
          <ServiceIcon kind={kind} spoken />
          {riskType && <RiskIcon risk={riskType} spoken />}
        </span>
        {[what, whose].filter(Boolean).join(". ")}
      </p>
    </header>
  );
}
