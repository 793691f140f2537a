import { FormattedMessage } from "react-intl";
import { Tag } from "./Tag";

export const userTags = {
  enabled: (
    <Tag>
      <FormattedMessage id="users.enabled" defaultMessage="Enabled" />
    </Tag>
  ),
  disabled: (
    <Tag off>
      <FormattedMessage id="users.disabled" defaultMessage="Disabled" />
    </Tag>
  ),
  directory: (
    <Tag>
      <FormattedMessage id="users.internal" defaultMessage="Directory" />
    </Tag>
  ),
  oneself: (
    <Tag>
      <FormattedMessage id="users.oneself" defaultMessage="You" />
    </Tag>
  ),
};
