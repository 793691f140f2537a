import { useEffect } from "react";
import { FormattedMessage } from "react-intl";
import { type Location, useBlocker } from "react-router";
import { ConfirmDialog } from "./ConfirmDialog";

/** Navigation state after saving, which suppresses the warning about unsaved changes. */
export const afterSave = { state: { saved: true } };

const formOf = ({ pathname, search }: Location, alsoSearch: boolean): string => (alsoSearch ? pathname + search : pathname);

/** Warns before unsaved changes are lost. `alsoSearch`: the query string also identifies the form. */
export function LeaveGuard({ changed, alsoSearch = false }: { changed: number; alsoSearch?: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed > 0 &&
      formOf(currentLocation, alsoSearch) !== formOf(nextLocation, alsoSearch) &&
      (nextLocation.state as { saved?: true } | null)?.saved !== true,
  );
  useEffect(() => {
    if (changed === 0) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [changed]);
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title={<FormattedMessage id="form.leave" defaultMessage="Leave without saving?" />}
      confirm={<FormattedMessage id="form.discard" defaultMessage="Discard changes" />}
      danger
      onClose={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    >
      <FormattedMessage
        id="form.lost"
        defaultMessage="{changed, plural, one {# change is} other {# changes are}} not saved and will be lost."
        values={{ changed }}
      />
    </ConfirmDialog>
  );
}
