import { useIntl } from "react-intl";
import { claimStatuses } from "../../schema/rules/lists/claims";
import { isPriority } from "../../schema/rules/claims/worklist";
import { addressParts } from "../../schema/rules/geo/addressParts";
import { chanceText } from "./arrivalLateness";
import { ClaimName } from "./ClaimName";
import { outdatedFixOf } from "./lateness";
import { OtherViewersChip } from "./presence/OtherViewers";
import { noteText } from "./timeNotes";
import type { ClaimLines_ClaimFragment } from "../gql/graphql";
import { isForeign, useInstants } from "../i18n/Instant";
import { named } from "../i18n/named";
import { serviceName } from "../i18n/sourceNames";
import { useNow } from "../live/connection";
import { RiskIcon, ServiceIcon } from "../mapkit/glyphs/KindIcon";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import styles from "./ClaimLines.module.css";
import { latenessNoteOf, type ComingLimit } from "./latenessNote";

export interface ClaimLinesProps {
  claim: ClaimLines_ClaimFragment;
  /** The limit that a claim coming up will pass; its time is shown instead of the lateness. */
  coming?: ComingLimit | null;
  gone?: string | false;
  /** False on screens that passers-by can read. */
  hasInsured?: boolean;
}

/** A claim in two lines: where and how late, then number, service, supplier, times and insured. */
export function ClaimLines({ claim, coming = null, gone = false, hasInsured = true }: ClaimLinesProps) {
  const intl = useIntl();
  const now = useNow(5_000);
  const { id, status, kind, riskType } = claim;
  const { town, street } = addressParts(claim.origin ?? "");
  // The lateness of an unassigned claim already says that it has no supplier.
  const supplier = claim.supplier?.name ?? (claimStatuses[status].stage === "noSupplier" ? null : named(intl, "status", "NO_SUPPLIER"));
  const details = [supplier, ...useTimes(claim, now), ...(hasInsured ? [claim.insuredName, claim.plate] : [])];
  const text = [serviceName(intl, claim.service), ...details].filter(Boolean).join(" · ");
  const { code, timing } = claimStatuses[status];
  const name = named(intl, "status", status);
  return (
    <span className={styles.lines}>
      <span className={styles.line}>
        <StatusGlyph claimStatus={status} size={16} />
        <span className={styles.place} title={claim.origin ?? undefined}>
          <b>{town ?? (street || serviceName(intl, claim.service))}</b>
          {town !== null && ` · ${street}`}
        </span>
        <OtherViewersChip claimId={id} />
        {isPriority(claim.priorityCode) && <span className={styles.priority}>{claim.priorityName ?? "VIP"}</span>}
        <span className={styles.lateness} data-timing={gone ? undefined : timing}>
          {gone || latenessNoteOf(intl, claim, coming, now)}
        </span>
      </span>
      <span className={styles.line}>
        <span className={styles.details} title={text}>
          <b title={id}>
            <ClaimName id={id} />
          </b>{" "}
          <ServiceIcon kind={kind} size={13} />
          {riskType && <RiskIcon risk={riskType} size={13} spoken />}
          {text}
        </span>
        <span className={styles.status} title={name}>
          <span className={styles.name}>{name}</span> <span className={styles.code}>{code.toUpperCase()}</span>
        </span>
      </span>
    </span>
  );
}

/** Chance of being late, predicted and promised time on the reader's clock. The time at the claim follows the first of them if it differs. */
function useTimes(claim: ClaimLines_ClaimFragment, now: number): (string | null)[] {
  const intl = useIntl();
  const write = useInstants();
  const { promisedAt, timeZone } = claim;
  const outdatedFix = outdatedFixOf(claim, now);
  const predictedAt = outdatedFix === null && claim.arrivedAt === null ? claim.predictedAt : null;
  const time = (at: string): string =>
    at === (predictedAt ?? promisedAt) && isForeign(write, at, timeZone)
      ? intl.formatMessage(
          { id: "worklist.there", defaultMessage: "{time} ({there} there)" },
          { time: write.time(at), there: write.time(at, timeZone) },
        )
      : write.time(at);
  const latest = predictedAt && claim.eta ? write.time(claim.eta.p90) : null;
  return [
    chanceText(intl, claim.eta, now),
    predictedAt &&
      (latest === null
        ? intl.formatMessage({ id: "worklist.eta", defaultMessage: "ETA {time}" }, { time: time(predictedAt) })
        : intl.formatMessage({ id: "worklist.etaBy", defaultMessage: "ETA {time}, by {latest}" }, { time: time(predictedAt), latest })),
    outdatedFix && noteText(intl, { kind: "lastPosition", at: outdatedFix }, undefined),
    promisedAt && intl.formatMessage({ id: "worklist.promised", defaultMessage: "promised {time}" }, { time: time(promisedAt) }),
  ];
}
