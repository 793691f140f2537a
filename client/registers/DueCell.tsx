import { useIntl } from "react-intl";
import { MINUTE_MS } from "../../schema/rules/durations";
import { claimStatuses } from "../../schema/rules/lists/claims";
import type { LatenessFacts } from "../entity/lateness";
import { decisiveNoteText, decisiveTimeOf } from "../entity/latenessNote";
import { useNow } from "../live/connection";
import type { CellContext } from "../ui/table/columns";
import { Moment } from "./catalogueColumns";
import type { ClaimRow } from "./claimRow";
import styles from "./registers.module.css";

const factsOf = (claim: ClaimRow): LatenessFacts => ({
  status: claim.status,
  measuredFrom: claim.measuredFrom ?? null,
  scheduled: claim.scheduled ?? null,
  plannedStart: claim.plannedStart ?? null,
  plannedEnd: claim.plannedEnd ?? null,
  promisedAt: claim.promisedAt ?? null,
  predictedAt: claim.predictedAt ?? null,
  arrivedAt: claim.arrivedAt ?? null,
  arrivedLate: claim.arrivedLate ?? null,
  assignedAt: claim.assignedAt ?? null,
  managedUntil: claim.managedUntil ?? null,
  supplier: claim.supplier ?? null,
});

/** "39 min late 17:36": the deviation as in the worklist, then the time that it is measured from. */
export function DueCell({ claim, at, write }: { claim: ClaimRow; at: string } & Pick<CellContext, "write">) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const time = decisiveTimeOf(factsOf(claim), now);
  return (
    <>
      {time && (
        <b className={styles.lateness} data-timing={claimStatuses[claim.status].timing}>
          {decisiveNoteText(intl, time)}
        </b>
      )}{" "}
      <Moment at={at} zone={claim.timeZone} write={write} />
    </>
  );
}
