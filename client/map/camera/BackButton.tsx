import { IconArrowBackUp } from "@tabler/icons-react";
import { FormattedMessage } from "react-intl";
import type { PreviousView } from "./usePreviousView";

export function BackButton({ earlier: { available, back, keepAlive } }: { earlier: PreviousView }) {
  if (!available) return null;
  return (
    <button
      type="button"
      onClick={() => back()}
      onPointerEnter={() => keepAlive(true)}
      onPointerLeave={() => keepAlive(false)}
      onFocus={() => keepAlive(true)}
      onBlur={() => keepAlive(false)}
    >
      <IconArrowBackUp size={16} stroke={1.75} />
      <FormattedMessage id="map.back" defaultMessage="Back to previous view" />
      <kbd>Z</kbd>
    </button>
  );
}
