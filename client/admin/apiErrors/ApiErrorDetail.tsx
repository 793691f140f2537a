import { FormattedMessage, useIntl } from "react-intl";
import { Link, useParams } from "react-router";
import type { ApiErrorDetailQuery } from "../../gql/graphql";
import { useApiErrorDetailQuery } from "../../gql/hooks";
import { paths } from "../../paths";
import { JsonPair, JsonView } from "../../ui/json/JsonView";
import { integrationName, operationName, refusalText } from "../kit/integrationNames";
import { LogDetail, NoLogRow } from "../kit/LogDetail";
import log from "../kit/LogDetail.module.css";
import { LogTime } from "../kit/LogTime";
import { Loaded } from "../Loaded";

export function ApiErrorDetail() {
  const { pk = "" } = useParams();
  const { data, error, refetch } = useApiErrorDetailQuery({ variables: { id: pk } });
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch().catch(() => undefined)}>
      {({ apiError }) => (apiError ? <Failure failure={apiError} /> : <NoLogRow list="apiErrors" />)}
    </Loaded>
  );
}

function Failure({ failure }: { failure: NonNullable<ApiErrorDetailQuery["apiError"]> }) {
  const intl = useIntl();
  const { at, integration, operation, path, code, claimId, instanceId, attempt, input, output } = failure;
  const refusal = refusalText(intl, code);
  const facts = [
    [intl.formatMessage({ id: "audit.at", defaultMessage: "Time" }), <LogTime key="at" at={at} zone />],
    [intl.formatMessage({ id: "audit.utc", defaultMessage: "UTC" }), at.slice(0, 19).replace("T", " ")],
    [intl.formatMessage({ id: "apiErrors.integration", defaultMessage: "System" }), integrationName(intl, integration)],
    [
      intl.formatMessage({ id: "apiErrors.path", defaultMessage: "Path" }),
      path && (
        <span key="path" className={log.code}>
          {path}
        </span>
      ),
    ],
    [
      intl.formatMessage({ id: "audit.code", defaultMessage: "Code" }),
      <span key="code" className={log.code}>
        {code}
      </span>,
    ],
    [
      intl.formatMessage({ id: "apiErrors.meaning", defaultMessage: "Meaning" }),
      refusal ?? intl.formatMessage({ id: "apiErrors.noAnswer", defaultMessage: "No valid response; the call will be repeated." }),
    ],
    [
      intl.formatMessage({ id: "audit.model.claim", defaultMessage: "Claim" }),
      claimId && (
        <Link key="claim" to={paths.claim({ id: claimId })}>
          {claimId}
        </Link>
      ),
    ],
    [intl.formatMessage({ id: "apiErrors.instance", defaultMessage: "AMA instance" }), instanceId],
    [intl.formatMessage({ id: "apiErrors.attempt", defaultMessage: "Attempt" }), intl.formatNumber(attempt)],
  ] as const;
  return (
    <LogDetail list="apiErrors" title={operationName(intl, operation)} facts={facts}>
      <JsonPair>
        <JsonView title={intl.formatMessage({ id: "apiErrors.input", defaultMessage: "Sent" })} json={input ?? null} />
        <JsonView
          title={intl.formatMessage({ id: "apiErrors.output", defaultMessage: "Response" })}
          json={output ?? null}
          none={<FormattedMessage id="apiErrors.noOutput" defaultMessage="No response" />}
        />
      </JsonPair>
    </LogDetail>
  );
}
