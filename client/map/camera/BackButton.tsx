import { IconArrowBackUp } from "@tabler/icons-react";
import { FormattedMessage } from "react-intl";
import type { PreviousView } from "./usePreviousView";

export function BackButton({ earlier: { available: remembered, back, keepAlive: hold } }: { earlier: PreviousView }) {
  if (!remembered) return null;
  return (
    <button
      type="button"
      onClick={() => back()}
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <IconArrowBackUp size={16} stroke={1.75} />
      <FormattedMessage id="map.back" defaultMessage="Back to previous view" />
      <kbd>Z</kbd>
    </button>
  );
}
