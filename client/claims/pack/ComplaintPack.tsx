import { Button, Title } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { IconArrowLeft, IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link, useNavigate, useParams } from "react-router";
import { MINUTE_MS } from "../../../schema/rules/durations";
import { ClaimAndLocalTime } from "../../entity/ClaimAndLocalTime";
import { ClaimName } from "../../entity/ClaimName";
import { DetailState } from "../../entity/detail/DetailState";
import { PhoneCountry } from "../../entity/Phone";
import { useComplaintPackQuery } from "../../gql/hooks";
import { NamedZone, useInstants } from "../../i18n/Instant";
import { useNow } from "../../live/connection";
import { pageOf } from "../../pages";
import { paths } from "../../paths";
import { session } from "../../session/session";
import { useCanSeeField } from "../../session/useCanSeeField";
import { shownClaimName } from "../../store/claimNames";
import { useObservable } from "../../store/observable";
import { ClaimActivity } from "../activity/ClaimActivity";
import { ProcessRunCancelled, ProcessRunLine } from "../activity/ProcessRunLine";
import { type ClaimExplanation, useClaimExplanation } from "../activity/useClaimExplanation";
import { ClaimGeneral } from "../detail/ClaimGeneral";
import { ClaimHeader } from "../detail/ClaimHeader";
import { ClaimTimes } from "../detail/ClaimTimes";
import { useRegisterVisit } from "../detail/useRegisterVisit";
import { ClaimMilestones } from "../milestones/ClaimMilestones";
import styles from "./ComplaintPack.module.css";
import { ComplaintMap, type PackedClaim } from "./ComplaintMap";

export function ComplaintPack() {
  const { pk: id = "" } = useParams();
  const result = useComplaintPackQuery({ variables: { id }, fetchPolicy: "cache-and-network" });
  const claim = result.data?.claim;
  if (!claim)
    return (
      <main className={styles.sheet}>
        <DetailState
          loading={result.loading}
          error={result.error}
          failure="claimFailed"
          retry={() => void result.refetch()}
          missing={
            <FormattedMessage
              id="claim.missing"
              defaultMessage="Claim {id} does not exist or your profile does not give access to it."
              values={{ id: <b>{id}</b> }}
            />
          }
        />
      </main>
    );
  return (
    <NamedZone value={claim.timeZone}>
      <PhoneCountry value={claim.instance.country}>
        <Pack claim={claim} />
      </PhoneCountry>
    </NamedZone>
  );
}

function Pack({ claim }: { claim: PackedClaim }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const canSeeField = useCanSeeField();
  const explanation = useClaimExplanation(claim.id, claim.version);
  useRegisterVisit(claim.id);
  const title = intl.formatMessage({ id: "page.complaintPack", defaultMessage: "Complaint pack" });
  useDocumentTitle(`${title} ${shownClaimName(claim.id)}`);
  return (
    <main className={styles.sheet}>
      <div className={styles.page}>
        <div className={styles.head}>
          <Title order={1}>
            {pageOf("complaintPack").title} <ClaimName id={claim.id} />
          </Title>
          <span className={styles.buttons}>
            <Button component={Link} to={paths.claim(claim)} variant="default" leftSection={<IconArrowLeft size={15} aria-hidden />}>
              <FormattedMessage id="pack.back" defaultMessage="Back to claim" />
            </Button>
            <Button leftSection={<IconPrinter size={15} aria-hidden />} disabled={!explanation} onClick={() => window.print()}>
              <FormattedMessage id="pack.print" defaultMessage="Print or save as PDF" />
            </Button>
          </span>
        </div>
        <Created />
        <section className={styles.part}>
          <ClaimHeader claim={claim} />
          <ClaimTimes claim={claim}>{explanation?.statusReason?.sentence}</ClaimTimes>
        </section>
        <Part title={<FormattedMessage id="pack.promises" defaultMessage="Promises and facts" />}>
          <ClaimMilestones claim={claim} />
        </Part>
        {canSeeField("incidents.position") && claim.position && (
          <Part title={<FormattedMessage id="pack.map" defaultMessage="Map" />}>
            <ComplaintMap claim={claim} />
          </Part>
        )}
        {explanation && (
          <>
            <Part title={<FormattedMessage id="pack.calls" defaultMessage="Automatic calls" />}>
              <Calls explanation={explanation} zone={claim.timeZone} />
            </Part>
            <div className={styles.part}>
              <ClaimActivity claim={explanation} zone={claim.timeZone} />
            </div>
          </>
        )}
        <Part title={<FormattedMessage id="pack.data" defaultMessage="Claim data" />}>
          <ClaimGeneral claim={claim} onSupplier={(id) => void navigate(paths.supplier({ id }))} />
        </Part>
      </div>
    </main>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Created() {
  const write = useInstants();
  const now = useNow(MINUTE_MS);
  const current = useObservable(session);
  return (
    <p className={styles.quiet}>
      <FormattedMessage
        id="pack.created"
        defaultMessage="Created by {name} on {time}"
        values={{ name: current.status === "in" ? current.info.name : "", time: write.dateTime(now) }}
      />
    </p>
  );
}

const CALLS = /_CONTACT_(CENTRE|LIST)$/;

function Calls({ explanation: { processes }, zone }: { explanation: ClaimExplanation; zone: string }) {
  const calls = processes.filter(({ process }) => CALLS.test(process));
  if (!calls.length)
    return (
      <p>
        <FormattedMessage id="pack.noCalls" defaultMessage="No automatic calls." />
      </p>
    );
  return (
    <ol className={styles.calls}>
      {calls.map((run) => (
        <li key={`${run.process} ${run.at}`}>
          <ClaimAndLocalTime at={run.at} zone={zone} /> <ProcessRunLine run={run} />
          {run.cancelledAt !== null && (
            <>
              {" · "}
              <ClaimAndLocalTime at={run.cancelledAt} zone={zone} /> <ProcessRunCancelled run={run} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
