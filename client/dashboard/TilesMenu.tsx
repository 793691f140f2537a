import { ActionIcon, Button, Checkbox, Popover } from "@mantine/core";
import { IconArrowLeft, IconArrowRight, IconLayoutGrid } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { named } from "../i18n/named";
import { type Arrangement, arranged, movedBy } from "./arrange";
import styles from "./dashboard.module.css";
import { type ApiKey, type Figures, keyOf } from "./keys";

interface TilesMenuProps {
  figures: readonly Figures[];
  arrangement: Arrangement;
  arrange(next: Arrangement): void;
}

export function TilesMenu({ figures, arrangement, arrange }: TilesMenuProps) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: "dashboard.tiles", defaultMessage: "Tiles" });
  const keys = arranged(figures, arrangement).map(({ key }) => key);
  const { putAway } = arrangement;
  const toggle = (key: ApiKey): void =>
    arrange({ ...arrangement, putAway: putAway.includes(key) ? putAway.filter((other) => other !== key) : [...putAway, key] });
  const move = (key: ApiKey, by: -1 | 1): void => arrange({ ...arrangement, order: movedBy(keys, key, by) });
  return (
    <Popover position="bottom-end" width={360} trapFocus withRoles shadow="md">
      <Popover.Target>
        <Button variant="default" leftSection={<IconLayoutGrid size={15} aria-hidden />}>
          {title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={styles.menu!} aria-label={title}>
        <ul className={styles.menuRows}>
          {keys.map((key, at) => {
            const column = named(intl, "indicator", keyOf(key));
            return (
              <li key={key}>
                <Checkbox label={column} checked={!putAway.includes(key)} onChange={() => toggle(key)} />
                <span className={styles.menuTools}>
                  <Tool
                    label={intl.formatMessage({ id: "columns.left", defaultMessage: "Move {column} left" }, { column })}
                    disabled={at === 0}
                    onClick={() => move(key, -1)}
                  >
                    <IconArrowLeft size={14} aria-hidden />
                  </Tool>
                  <Tool
                    label={intl.formatMessage({ id: "columns.right", defaultMessage: "Move {column} right" }, { column })}
                    disabled={at === keys.length - 1}
                    onClick={() => move(key, 1)}
                  >
                    <IconArrowRight size={14} aria-hidden />
                  </Tool>
                </span>
              </li>
            );
          })}
        </ul>
        <Button variant="subtle" onClick={() => arrange({ order: [], putAway: [] })}>
          <FormattedMessage id="dashboard.asUsual" defaultMessage="Show all, worst first" />
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}

const Tool = ({ label, disabled, onClick, children }: { label: string; disabled: boolean; onClick(): void; children: ReactNode }) => (
  <ActionIcon variant="subtle" size={24} aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    {children}
  </ActionIcon>
);
