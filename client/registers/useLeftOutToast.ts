import { useIntl } from "react-intl";
import { replaceToast, toastMs } from "../ui/toasts";

/** Says in the corner which columns narrow the register and not the map, on which somebody goes on from there. */
export function useLeftOutToast(): (columns: readonly string[]) => void {
  const intl = useIntl();
  return (columns) => {
    const message = intl.formatMessage(
      { id: "register.leftOut", defaultMessage: "These column filters do not apply to the map: {columns}." },
      // Names of columns have commas.
      { columns: columns.join("; ") },
    );
    // It stays as long as what has failed: there is something to read on a screen that is just being drawn.
    replaceToast("leftOut", { color: "yellow", autoClose: toastMs.failed, role: "status", message });
  };
}
