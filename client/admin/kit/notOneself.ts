import type { IntlShape } from "react-intl";

/** Reason why administrators cannot perform this action on their own account; `null` for other users. */
export const notOneself = (intl: IntlShape, user: { oneself?: boolean }): string | null =>
  user.oneself
    ? intl.formatMessage({ id: "users.notOneself", defaultMessage: "You cannot change your own access. Ask another administrator." })
    : null;
