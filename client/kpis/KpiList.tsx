import { useRef, type KeyboardEvent, type MouseEvent } from "react";
import { useIntl } from "react-intl";
import { duration } from "../i18n/durations";
import { StatusGlyph, type GlyphOf } from "../mapkit/glyphs/StatusGlyph";
import styles from "./KpiList.module.css";

export interface KpiRow {
  key: string;
  code: string;
  label: string;
  glyph: GlyphOf;
  colour: string;
  quiet: boolean;
  count: number;
  /** Age of the oldest item in seconds; `null` if unknown. */
  oldest: number | null;
}

export interface KpiListProps {
  title: string;
  rows: KpiRow[];
  selected: readonly string[];
  onSelect(keys: string[]): void;
  disabledReason: string | null;
  folded?: boolean;
}

/** Selection after a row is clicked: only that row, or with `add` in addition. Clicking a selected row deselects it. */
export function nextSelection(selected: readonly string[], key: string, add: boolean): string[] {
  if (selected.includes(key)) return add ? selected.filter((other) => other !== key) : selected.length > 1 ? [key] : [];
  return add ? [...selected, key] : [key];
}

export function KpiList({ title, rows: all, selected, onSelect, disabledReason, folded = false }: KpiListProps) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const rows = folded ? all.filter(({ key, count }) => count > 0 || selected.includes(key)) : all;
  const maxCount = Math.max(1, ...rows.map((row) => row.count));

  const choose = (key: string, event: MouseEvent | KeyboardEvent): void => {
    if (!disabledReason) onSelect(nextSelection(selected, key, event.shiftKey));
  };
  const move = (event: KeyboardEvent): void => {
    // A shortcut of the screen has already handled the key.
    if (event.defaultPrevented) return;
    const options = [...list.current!.querySelectorAll<HTMLElement>("[role=option]")];
    const at = options.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const targets: Record<string, number> = {
      ...{ ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1 },
      ...{ Home: 0, End: options.length - 1 },
    };
    const target = targets[event.key];
    if (target !== undefined) options[target]?.focus();
    else if (event.key === " " || event.key === "Enter") choose(rows[at]!.key, event);
    else return;
    event.preventDefault();
  };

  const entry = rows.findIndex((row) => selected.includes(row.key));
  return (
    <div
      ref={list}
      className={folded ? styles.line : styles.list}
      role="listbox"
      aria-label={title}
      aria-multiselectable
      aria-disabled={disabledReason !== null}
      title={disabledReason ?? undefined}
    >
      {rows.map((row, i) => (
        <div
          key={row.key}
          role="option"
          aria-selected={selected.includes(row.key)}
          data-status={row.key}
          tabIndex={i === Math.max(0, entry) ? 0 : -1}
          className={styles.row}
          title={folded ? row.label : undefined}
          onClick={(event) => choose(row.key, event)}
          onKeyDown={move}
        >
          <StatusGlyph {...row.glyph} size={17} />
          <span className={folded ? "spoken" : styles.code}>{row.code}</span>{" "}
          <span className={folded ? "spoken" : styles.label}>{row.label}</span> {!folded && <Bar row={row} share={row.count / maxCount} />}
          <span className={styles.count}>{intl.formatNumber(row.count)}</span>
        </div>
      ))}
    </div>
  );
}

function Bar({ row, share }: { row: KpiRow; share: number }) {
  const intl = useIntl();
  return (
    <>
      <span className={styles.track}>
        <span
          className={styles.bar}
          style={{ width: `${share * 100}%`, background: row.colour, opacity: row.quiet ? 0.65 : 1, minWidth: row.count ? 2 : 0 }}
        />
      </span>
      <span className={styles.oldest}>{row.oldest !== null && row.count > 0 && duration(intl, row.oldest)}</span>{" "}
    </>
  );
}
