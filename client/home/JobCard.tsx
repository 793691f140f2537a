import { Button } from "@mantine/core";
import { IconMapPin, IconNavigation, IconPhone } from "@tabler/icons-react";
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { Link } from "react-router";
import { type SupplierActionName, supplierActionNames } from "../../schema/rules/claims/actions";
import { addressParts } from "../../schema/rules/geo/addressParts";
import { claimStatuses } from "../../schema/rules/lists/claims";
import { phoneLink, readPhones } from "../../schema/rules/phones/phones";
import { actionCatalogue } from "../claims/actions/actionCatalogue";
import { actionRejection, type Rejection, rejectionText } from "../claims/actions/actionRejection";
import { PendingChip } from "../claims/actions/outcome/PendingChip";
import { UnsentActions } from "../claims/actions/outcome/UnsentActions";
import { useActionDialog } from "../claims/actions/useActionDialog";
import { ClaimName } from "../entity/ClaimName";
import { StripInstant } from "../entity/detail/StripInstant";
import { latenessNoteOf } from "../entity/latenessNote";
import { stripTimesOf } from "../entity/lateness";
import { timeLabels } from "../entity/timeNotes";
import type { JobCard_ClaimFragment } from "../gql/graphql";
import { faultName, serviceName } from "../i18n/sourceNames";
import { useNow } from "../live/connection";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import { paths } from "../paths";
import { useCan } from "../session/useCan";
import { ReasonedButton } from "../ui/form/ReasonedButton";
import styles from "./home.module.css";
import { navigationLink } from "./navigationLink";

type Job = Omit<JobCard_ClaimFragment, "acceptedAt" | " $fragmentName">;
const stay = (): void => undefined;

export function JobCard({ claim }: { claim: Job }) {
  const intl = useIntl();
  const now = useNow(5_000);
  const { id, status, timeZone } = claim;
  const { town, street } = addressParts(claim.origin ?? "");
  const what = [serviceName(intl, claim.service), faultName(intl, claim.faultCode, claim.faultName), claim.supplier?.name];
  const times = stripTimesOf(claim, now).filter(({ at }) => at !== null);
  return (
    <article className={styles.job} aria-labelledby={`job-${id}`}>
      <header className={styles.head}>
        <StatusGlyph claimStatus={status} size={18} />
        <h3 id={`job-${id}`}>
          {street || town || serviceName(intl, claim.service)}
          {street && town && <small>{town}</small>}
        </h3>
        <b className={styles.lateness} data-timing={claimStatuses[status].timing}>
          {latenessNoteOf(intl, claim, null, now)}
        </b>
      </header>
      {times.length > 0 && (
        <dl className={styles.times}>
          {times.map(({ kind, at, movedFrom }) => (
            <div key={kind}>
              <dt>{intl.formatMessage(timeLabels[kind])}</dt>
              <dd>
                <StripInstant at={at!} movedFrom={movedFrom} zone={timeZone} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className={styles.what}>
        <Link to={paths.claim({ id })}>
          <ClaimName id={id} />
        </Link>
        {["", ...what, claim.plate, claim.insuredName].filter((text) => text !== null && text !== undefined).join(" · ")}
      </p>
      {claim.destination && (
        <p className={styles.what}>
          <IconMapPin size={15} aria-hidden />{" "}
          <FormattedMessage id="home.destination" defaultMessage="To {address}" values={{ address: claim.destination }} />
        </p>
      )}
      {claim.notes && <p className={styles.notes}>{claim.notes}</p>}
      <JobButtons claim={claim} />
    </article>
  );
}

const addressLink = (address: string): string => `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;

function JobButtons({ claim }: { claim: Job }) {
  const intl = useIntl();
  const can = useCan();
  const { pendingAction, rejectionFor, begin, dialog } = useActionDialog(claim, null, stay);
  const phone = readPhones(claim.insuredPhone ?? "", claim.instance.country).find(({ e164 }) => e164 !== null);
  const call = phone && phoneLink(phone);
  // The next action remains in view without a connection, with the reason why it is disabled.
  const nextAction = supplierActionNames.find((action) => actionRejection(action, claim, null, can) === null);
  const isThere = claim.arrivedAt !== null;
  const route = claim.position ? navigationLink(claim.position, navigator.userAgent) : claim.origin && addressLink(claim.origin);
  return (
    <div className={styles.buttons}>
      {phone && call && (
        <Button
          component="a"
          href={call}
          size="md"
          variant="default"
          className={styles.second!}
          leftSection={<IconPhone size={18} aria-hidden />}
          aria-label={intl.formatMessage({ id: "claim.say.call", defaultMessage: "Call {number}" }, { number: phone.text })}
        >
          {phone.text}
        </Button>
      )}
      {route && !isThere && <NavigateButton href={route} isMain={!nextAction} />}
      {nextAction && <NextAction action={nextAction} rejection={rejectionFor(nextAction)} onClick={() => begin(nextAction)} />}
      <UnsentActions claimId={claim.id} onClaim={stay} />
      <PendingChip action={pendingAction} since={claim.pendingAction?.since ?? null} />
      {dialog}
    </div>
  );
}

function NavigateButton({ href, isMain }: { href: string; isMain: boolean }) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noreferrer"
      size={isMain ? "lg" : "md"}
      variant={isMain ? "filled" : "default"}
      className={isMain ? styles.next! : styles.second!}
      leftSection={<IconNavigation size={18} aria-hidden />}
    >
      <FormattedMessage id="home.navigate" defaultMessage="Navigate" />
    </Button>
  );
}

const nextActionNames: Record<SupplierActionName, MessageDescriptor> = defineMessages({
  confirmArrival: { id: "claim.confirm.arrival", defaultMessage: "Confirm arrival" },
  confirmCompletion: { id: "claim.confirm.completion", defaultMessage: "Confirm completion" },
});

interface NextActionProps {
  action: SupplierActionName;
  rejection: Rejection | null;
  onClick(): void;
}

const NextAction = ({ action, rejection, onClick }: NextActionProps) => {
  const intl = useIntl();
  return (
    <ReasonedButton
      size="lg"
      className={styles.next!}
      leftSection={actionCatalogue[action].button?.icon}
      reason={rejection && rejectionText(intl, rejection)}
      onClick={onClick}
    >
      {intl.formatMessage(nextActionNames[action])}
    </ReasonedButton>
  );
};
