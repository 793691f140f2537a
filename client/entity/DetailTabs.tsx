import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./detail.module.css";

export interface DetailPart {
  /** Its name in the address. */
  key: string;
  label: ReactNode;
  content: ReactNode;
  /** The columns it shows, `incidents.movements`: whoever may see none of them has no such part. Absent: everybody has it. */
  columns?: readonly string[];
}

export interface DetailTabsProps {
  /** What a screen reader calls the tabs. */
  title: string;
  parts: DetailPart[];
  /** The part in front; null: the first. */
  shown: string | null;
  onShow(key: string | null): void;
  /** What stands at the end of the line. */
  aside?: ReactNode;
}

/** The parts of a detail, one in front. */
export function DetailTabs({ title, parts, shown, onShow, aside }: DetailTabsProps) {
  const front = parts.find(({ key }) => key === shown) ?? parts[0]!;
  return (
    <Tabs
      value={front.key}
      onChange={(key) => onShow(key === parts[0]!.key ? null : key)}
      keepMounted={false}
      classNames={{ root: styles.tabs!, list: styles.tabList!, tab: styles.tab!, panel: styles.tabPanel! }}
    >
      <div className={styles.tabLine}>
        <Tabs.List aria-label={title}>
          {parts.map(({ key, label }) => (
            <Tabs.Tab key={key} value={key}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {aside}
      </div>
      {parts.map(({ key, content }) => (
        <Tabs.Panel key={key} value={key}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
