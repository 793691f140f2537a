import type { ReactNode } from "react";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "react-intl";
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { ClaimActionState } from "../../../schema/rules/claims/actionState";
import { isHeldAction } from "../../../schema/rules/claims/actions";
import { errorStatus, type ErrorCode } from "../../../schema/rules/errors";
import type { ClaimExplanationQuery } from "../../gql/graphql";
import { actorKindName, actorName } from "../../i18n/actorName";
import { Instant } from "../../i18n/Instant";
import { named } from "../../i18n/named";
import { useNow } from "../../live/connection";
import { StatusGlyph } from "../../mapkit/glyphs/StatusGlyph";
import { isToday } from "../../entity/isToday";
import { actionCatalogue } from "../actions/actionCatalogue";
import { actionOfApi } from "../actions/actionOfApi";
import { notNotifiedText } from "../actions/outcome/notNotifiedText";
import styles from "./ClaimActivity.module.css";
import { ProcessRunLine, ProcessRunCancelled } from "./ProcessRunLine";

type Claim = NonNullable<ClaimExplanationQuery["claim"]>;
interface ActivityEntry {
  key: string;
  at: string;
  what: ReactNode;
  who: string;
}

const stateTexts: Record<ClaimActionState, MessageDescriptor> = defineMessages({
  HELD: { id: "claim.activity.held", defaultMessage: "{action}: the assistance system will be notified shortly" },
  PENDING: { id: "claim.activity.pending", defaultMessage: "{action}: sent, awaiting confirmation" },
  DONE: { id: "claim.activity.done", defaultMessage: "{action}" },
  REJECTED: { id: "claim.activity.rejected", defaultMessage: "{action}: rejected. {why}" },
  UNDONE: { id: "claim.activity.undone", defaultMessage: "{action}: undone" },
});

export function ClaimActivity({ claim, zone }: { claim: Claim; zone: string }) {
  const intl = useIntl();
  const now = useNow(MINUTE_MS);
  const system = actorKindName(intl, "SYSTEM");
  const changes = claim.statusHistory.map(({ at, to, cause, actor, reason }): ActivityEntry => {
    const byPerson = cause === "ACTION" || cause === "ASSISTANCE";
    return {
      key: `${at} ${to}`,
      at,
      who: byPerson && actor ? actorName(intl, actor) : system,
      what: (
        <>
          <StatusGlyph claimStatus={to} size={14} /> {named(intl, "status", to)}
          <small>{reason.sentence}</small>
        </>
      ),
    };
  });
  const actions = claim.actions.map((action): ActivityEntry => ({
    key: action.id,
    at: action.at,
    who: action.actor ? actorName(intl, action.actor) : system,
    what: <ActionLine action={action} />,
  }));
  const processes = claim.processes.flatMap((run): ActivityEntry[] => {
    const key = `${run.process} ${run.at}`;
    const startedEntry = { key, at: run.at, who: system, what: <ProcessRunLine run={run} /> };
    if (run.cancelledAt === null) return [startedEntry];
    return [startedEntry, { key: `${key} back`, at: run.cancelledAt, who: system, what: <ProcessRunCancelled run={run} /> }];
  });
  return (
    <section className={styles.activity} aria-labelledby="claim-activity">
      <h3 id="claim-activity">
        <FormattedMessage id="claim.activity" defaultMessage="Activity" />
      </h3>
      <ol>
        {[...changes, ...actions, ...processes]
          .sort((a, b) => (a.at < b.at ? 1 : -1))
          .map(({ key, at, what, who }) => (
            <li key={key}>
              <Instant at={at} zone={zone} withDate={!isToday(at, zone, now)} />
              <div>{what}</div>
              <span>{who}</span>
            </li>
          ))}
      </ol>
    </section>
  );
}

function ActionLine({ action: { name, state, code, minutes, reason } }: { action: Claim["actions"][number] }) {
  const intl = useIntl();
  const action = actionOfApi[name];
  const why = code && code in errorStatus ? named(intl, "errors", code as ErrorCode) : "";
  return (
    <>
      {intl.formatMessage(stateTexts[state], { action: intl.formatMessage(actionCatalogue[action].label), why })}
      {minutes !== null && (
        <>
          {" "}
          <FormattedMessage id="claim.activity.minutes" defaultMessage="(+{minutes} min)" values={{ minutes }} />
        </>
      )}
      {reason && <small>{reason}</small>}
      {state === "DONE" && code && isHeldAction(action) && <small>{notNotifiedText(intl, action, code)}</small>}
    </>
  );
}
