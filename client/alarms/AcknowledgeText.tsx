import { FormattedMessage } from "react-intl";
import { session } from "../session/session";
import { useObservable } from "../store/observable";
import type { AlarmRow } from "./useAlarms";

/** Returns a function that names the area of a grouped row: its processing centre or, without one, its AMA instance. */
export function useAreaOf(): (row: AlarmRow) => string | null {
  const current = useObservable(session);
  const centres = current.status === "in" ? (current.info.centers ?? []) : [];
  return ({ instanceId, centreId }) =>
    centres.find((centre) => centre.instanceId === instanceId && centre.code === centreId)?.name ?? centreId ?? instanceId;
}

export function AcknowledgeText({ row }: { row: AlarmRow }) {
  const place = useAreaOf()(row);
  const count = row.ids.length;
  if (count < 2) return <FormattedMessage id="alarms.acknowledge" defaultMessage="Acknowledge" />;
  return (
    <FormattedMessage
      id="alarms.acknowledgeGroup"
      defaultMessage="{hasPlace, select, true {Acknowledge {count, number} in {place}} other {Acknowledge {count, number}}}"
      values={{ count, place, hasPlace: String(place !== null) }}
    />
  );
}
