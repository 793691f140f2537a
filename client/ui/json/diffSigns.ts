import { defineMessages } from "react-intl";
import type { DiffSign } from "./jsonLines";

export const diffTexts = defineMessages({
  ADDED: { id: "diff.added", defaultMessage: "Added" },
  REMOVED: { id: "diff.removed", defaultMessage: "Removed" },
  CHANGED: { id: "diff.changed", defaultMessage: "Changed" },
  SAME: { id: "diff.same", defaultMessage: "Same" },
});

export const diffSigns: Record<DiffSign, string> = { ADDED: "+", REMOVED: "−", CHANGED: "≠", SAME: "=" };
