import { Button, Title } from "@mantine/core";
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { Link } from "react-router";
import { type JobStep, jobsBySteps } from "../../schema/rules/claims/jobSteps";
import { mapLimits } from "../../schema/rules/map/map";
import { DetailState } from "../entity/detail/DetailState";
import { useSupplierHomeQuery } from "../gql/hooks";
import { paths } from "../paths";
import { useCanSeeField } from "../session/useCanSeeField";
import styles from "./home.module.css";
import { JobCard } from "./JobCard";

const stepNames: Record<JobStep, MessageDescriptor> = defineMessages({
  toAccept: { id: "home.step.toAccept", defaultMessage: "To accept" },
  onTheWay: { id: "home.step.onTheWay", defaultMessage: "En route" },
  onSite: { id: "home.step.onSite", defaultMessage: "On site" },
  planned: { id: "home.step.planned", defaultMessage: "Planned" },
});

export function SupplierHome() {
  const intl = useIntl();
  const canSeeField = useCanSeeField();
  const result = useSupplierHomeQuery({ fetchPolicy: "cache-and-network", pollInterval: mapLimits.refreshIntervalMs });
  const claims = result.data?.claims;
  const canSeeAcceptance = canSeeField("incidents.acceptedAt");
  const jobs = claims?.nodes.map((claim) => (canSeeAcceptance ? claim : { ...claim, acceptedAt: undefined }));
  return (
    <main className={styles.frame}>
      <div className={styles.scroller}>
        <div className={styles.page}>
          <Title order={1} className={styles.title!}>
            <FormattedMessage
              id="home.assignments"
              defaultMessage="{count, plural, =0 {Assigned claims} one {# assigned claim} other {# assigned claims}}"
              values={{ count: claims?.totalCount ?? 0 }}
            />
          </Title>
          {jobs && jobs.length > 0 ? (
            // One parent for all steps, so that a card keeps its dialog when it moves to another step.
            <div className={styles.jobs}>
              {jobsBySteps(jobs).flatMap(({ step, jobs: jobsInStep }) => [
                <h2 key={step} className={styles.step}>
                  {intl.formatMessage(stepNames[step])} <small>{intl.formatNumber(jobsInStep.length)}</small>
                </h2>,
                ...jobsInStep.map((job) => <JobCard key={job.id} claim={job} />),
              ])}
            </div>
          ) : (
            <DetailState
              loading={result.loading && !claims}
              error={result.error}
              failure="claimFailed"
              retry={() => void result.refetch()}
              missing={<FormattedMessage id="home.noAssignments" defaultMessage="No open claims are assigned to you." />}
            />
          )}
          {claims && claims.totalCount > claims.nodes.length && (
            <Button component={Link} to={paths.claims()} variant="default">
              <FormattedMessage id="worklist.toList" defaultMessage="Show all claims" />
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}
