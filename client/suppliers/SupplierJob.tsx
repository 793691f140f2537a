import { FormattedMessage, useIntl } from "react-intl";
import { currentJob, jobStageOf } from "../../schema/rules/claims/currentJob";
import { useNow } from "../live/connection";
import { DetailStrip, StripCell } from "../entity/detail/DetailStrip";
import styles from "../entity/detail/detail.module.css";
import { stripTimesOf } from "../entity/lateness";
import { StripInstant } from "../entity/detail/StripInstant";
import { noteText, toneOf } from "../entity/timeNotes";
import { ClaimName } from "../entity/ClaimName";
import { useAllocations, type Allocation } from "./useAllocations";

export interface SupplierJobProps {
  id: string;
  onClaim(id: string): void;
}

export function SupplierJob({ id, onClaim }: SupplierJobProps) {
  const claims = useAllocations(id)?.data?.claims;
  if (!claims) return null;
  const job = currentJob(claims.nodes);
  const otherCount = claims.totalCount - (job ? 1 : 0);
  if (!job && otherCount === 0) return null;
  return (
    <DetailStrip>
      {job ? <Job job={job} onClaim={onClaim} /> : null}
      <StripCell
        label={
          job ? (
            <FormattedMessage id="supplier.job.next" defaultMessage="Next" />
          ) : (
            <FormattedMessage id="supplier.job.assigned" defaultMessage="Assigned" />
          )
        }
      >
        <FormattedMessage
          id="supplier.job.count"
          defaultMessage="{count, plural, =0 {—} one {# claim} other {# claims}}"
          values={{ count: otherCount }}
        />
      </StripCell>
    </DetailStrip>
  );
}

function Job({ job, onClaim }: { job: Allocation; onClaim(id: string): void }) {
  const intl = useIntl();
  const now = useNow();
  const stage = jobStageOf(job);
  const times = stripTimesOf(job, now);
  // On site until the work is due; on the way until the predicted arrival.
  const until = times.find(({ kind }) => kind === (stage === "onSite" ? "workDue" : "predicted"));
  return (
    <>
      <StripCell
        label={
          stage === "onSite" ? (
            <FormattedMessage id="supplier.job.onSite" defaultMessage="On site" />
          ) : (
            <FormattedMessage id="supplier.job.driving" defaultMessage="En route to" />
          )
        }
        note={job.insuredName}
      >
        <button type="button" className={styles.link} title={job.id} onClick={() => onClaim(job.id)}>
          <ClaimName id={job.id} />
        </button>
      </StripCell>
      <StripCell
        label={<FormattedMessage id="supplier.job.until" defaultMessage="Until" />}
        note={until?.note && noteText(intl, until.note, job.timeZone)}
        tone={until && toneOf(job, until)}
      >
        {until?.at ? <StripInstant at={until.at} zone={job.timeZone} /> : null}
      </StripCell>
    </>
  );
}
