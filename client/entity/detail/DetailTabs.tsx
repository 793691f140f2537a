import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import type { Functionality } from "../../../schema/rules/access/functionalities";
import styles from "./detail.module.css";

export interface DetailPart {
  key: string;
  label: ReactNode;
  content: ReactNode;
  /** Columns that the section shows, such as `incidents.movements`. It is hidden if the user may see none of them. */
  columns?: readonly string[];
  functionality?: Functionality;
}

export interface DetailTabsProps {
  title: string;
  parts: DetailPart[];
  /** The active section; `null` for the first one. */
  shown: string | null;
  onShow(key: string | null): void;
  aside?: ReactNode;
}

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
