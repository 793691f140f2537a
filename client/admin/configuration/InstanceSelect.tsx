import { Select } from "@mantine/core";
import { useIntl } from "react-intl";
import styles from "./configuration.module.css";
import type { ConfiguredInstance } from "./useConfiguredInstance";

/** Select value of the default for all instances. It cannot collide with an instance code. */
const DEFAULT = "*";

export function InstanceSelect({ configured, hasDefault }: { configured: ConfiguredInstance; hasDefault: boolean }) {
  const intl = useIntl();
  const { instances = [], instanceId, choose } = configured;
  const common = {
    value: DEFAULT,
    label: intl.formatMessage({ id: "configuration.default", defaultMessage: "Default for all instances" }),
  };
  return (
    <Select
      className={styles.instance!}
      aria-label={intl.formatMessage({ id: "configuration.instance", defaultMessage: "AMA instance" })}
      data={[...(hasDefault ? [common] : []), ...instances.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))]}
      value={instanceId === undefined ? null : (instanceId ?? DEFAULT)}
      allowDeselect={false}
      searchable
      onFocus={(event) => event.currentTarget.select()}
      onChange={(value) => choose(value === DEFAULT ? null : value)}
    />
  );
}
