import { useIntl } from "react-intl";
import { Link, useParams } from "react-router";
import type { FilterCallQuery } from "../../gql/graphql";
import { useFilterCallQuery } from "../../gql/hooks";
import { actorName } from "../../i18n/actorName";
import { pageCatalogue, titleText } from "../../pages";
import { paths } from "../../paths";
import { JsonPair, JsonView } from "../../ui/json/JsonView";
import { Loaded } from "../Loaded";
import { LogDetail, NoLogRow } from "../kit/LogDetail";
import { LogTime } from "../kit/LogTime";
import { callTexts, outcomeText, serviceText } from "./filterCallColumns";

export function FilterCall() {
  const { pk = "" } = useParams();
  return <Row key={pk} id={pk} />;
}

function Row({ id }: { id: string }) {
  const { data, error, refetch } = useFilterCallQuery({ variables: { id } });
  return (
    <Loaded data={data} error={error} onRetry={() => void refetch().catch(() => undefined)}>
      {({ supplierFilterCall }) => (supplierFilterCall ? <Call call={supplierFilterCall} /> : <NoLogRow list="supplierFilterCalls" />)}
    </Loaded>
  );
}

function Call({ call }: { call: NonNullable<FilterCallQuery["supplierFilterCall"]> }) {
  const intl = useIntl();
  const { at, actor, instanceId, claimId, serviceId, durationMs, candidates, excluded, code, input, output } = call;
  const say = (name: keyof typeof callTexts): string => intl.formatMessage(callTexts[name]);
  return (
    <LogDetail
      list="supplierFilterCalls"
      title={titleText(intl, pageCatalogue.supplierFilterCall)}
      facts={[
        [say("at"), <LogTime key="at" at={at} zone />],
        [say("actor"), actor && actorName(intl, actor)],
        [say("instance"), instanceId],
        [
          say("claim"),
          claimId === null ? (
            say("noClaim")
          ) : (
            <Link key="claim" to={paths.claim({ id: claimId })}>
              {claimId}
            </Link>
          ),
        ],
        [say("service"), serviceText(intl, serviceId)],
        [say("outcome"), outcomeText(intl, code)],
        [say("candidates"), intl.formatNumber(candidates)],
        [say("excluded"), intl.formatNumber(excluded)],
        [say("duration"), intl.formatNumber(durationMs)],
      ]}
    >
      <JsonPair>
        <JsonView title={intl.formatMessage({ id: "filterCalls.input", defaultMessage: "Request" })} json={input} />
        <JsonView title={intl.formatMessage({ id: "filterCalls.output", defaultMessage: "Response" })} json={output} />
      </JsonPair>
    </LogDetail>
  );
}
