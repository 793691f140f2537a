import type { ReactNode } from "react";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "react-intl";
import type { DeedState } from "../../schema/rules/deeds";
import { errorStatus, type ErrorCode } from "../../schema/rules/errors";
import type { ClaimWhyQuery } from "../gql/graphql";
import { actorKindName, actorName } from "../i18n/actorName";
import { Instant } from "../i18n/Instant";
import { named } from "../i18n/named";
import { useNow } from "../live/connection";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import { isToday } from "../mapkit/today";
import { actionNames } from "./actions/words";
import styles from "./ClaimActivity.module.css";
import { ProcessLine, ProcessTakenBack } from "./ProcessLine";

type Claim = NonNullable<ClaimWhyQuery["claim"]>;
interface Entry {
  key: string;
  at: string;
  what: ReactNode;
  who: string;
}

const states: Record<DeedState, MessageDescriptor> = defineMessages({
  HELD: { id: "claim.deed.held", defaultMessage: "{action}, the assistance system is told in a moment" },
  PENDING: { id: "claim.deed.pending", defaultMessage: "{action}: asked, not answered yet" },
  DONE: { id: "claim.deed.done", defaultMessage: "{action}" },
  REFUSED: { id: "claim.deed.refused", defaultMessage: "{action}: refused. {why}" },
  UNDONE: { id: "claim.deed.undone", defaultMessage: "{action}: undone" },
});

/** What happened to the claim and who did it, the newest first. */
export function ClaimActivity({ claim, zone }: { claim: Claim; zone: string }) {
  const intl = useIntl();
  const now = useNow(60_000);
  const system = actorKindName(intl, "SYSTEM");
  const changes = claim.statusHistory.map(({ at, to, cause, actor, reason }): Entry => {
    const people = cause === "ACTION" || cause === "OUTSIDE";
    return {
      key: `${at} ${to}`,
      at,
      who: people && actor ? actorName(intl, actor) : system,
      what: (
        <>
          <StatusGlyph claimStatus={to} size={14} /> {named(intl, "status", to)}
          <small>{reason.sentence}</small>
        </>
      ),
    };
  });
  const deeds = claim.deeds.map((deed): Entry => ({
    key: deed.id,
    at: deed.at,
    who: deed.actor ? actorName(intl, deed.actor) : system,
    what: <DeedLine deed={deed} />,
  }));
  const processes = claim.processes.flatMap((run): Entry[] => {
    const key = `${run.process} ${run.at}`;
    const began = { key, at: run.at, who: system, what: <ProcessLine run={run} /> };
    if (run.takenBackAt === null) return [began];
    return [began, { key: `${key} back`, at: run.takenBackAt, who: system, what: <ProcessTakenBack run={run} /> }];
  });
  return (
    <section className={styles.activity} aria-labelledby="claim-activity">
      <h3 id="claim-activity">
        <FormattedMessage id="claim.activity" defaultMessage="Activity" />
      </h3>
      <ol>
        {[...changes, ...deeds, ...processes]
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

function DeedLine({ deed: { action, state, code, minutes, reason } }: { deed: Claim["deeds"][number] }) {
  const intl = useIntl();
  const why = code && code in errorStatus ? named(intl, "errors", code as ErrorCode) : "";
  return (
    <>
      {intl.formatMessage(states[state], { action: intl.formatMessage(actionNames[action]), why })}
      {minutes !== null && (
        <>
          {" "}
          <FormattedMessage id="claim.deed.minutes" defaultMessage="(+{minutes} min)" values={{ minutes }} />
        </>
      )}
      {reason && <small>{reason}</small>}
    </>
  );
}
