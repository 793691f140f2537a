import type { IntlShape } from "react-intl";

/** Why an administrator cannot do this to a user: it is the administrator itself. Null: it is somebody else. */
export const notOneself = (intl: IntlShape, user: { oneself?: boolean }): string | null =>
  user.oneself
    ? intl.formatMessage({ id: "users.notOneself", defaultMessage: "Nobody administers themselves: ask another administrator." })
    : null;
