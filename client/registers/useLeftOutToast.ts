import { useIntl } from "react-intl";
import { replaceToast, toastMs } from "../ui/toasts/toasts";

export function useLeftOutToast(): (columns: readonly string[]) => void {
  const intl = useIntl();
  return (columns) => {
    const message = intl.formatMessage(
      { id: "register.leftOut", defaultMessage: "These column filters do not apply to the map: {columns}." },
      // Semicolons, because column names contain commas.
      { columns: columns.join("; ") },
    );
    // Shown as long as an error, because the user reads it while the map is loading.
    replaceToast("leftOut", { color: "yellow", autoClose: toastMs.failed, role: "status", message });
  };
}
