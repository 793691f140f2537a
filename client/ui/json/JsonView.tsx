import { CopyButton } from "@mantine/core";
import { IconCheck, IconChevronDown, IconChevronRight, IconCopy } from "@tabler/icons-react";
import { type ReactNode, useMemo, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import icon from "../iconButton.module.css";
import { diffSigns, diffTexts } from "./diffSigns";
import { type DiffSign, type JsonLine, jsonLines, lineSigns, pathKey } from "./jsonLines";
import styles from "./JsonView.module.css";

const MAX_OPEN_LINES = 300;

export interface JsonViewProps {
  title: string;
  json: string | null;
  /** Value to compare with. `side` tells whether this view shows the earlier or the later value. */
  compared?: { with: string | null; side: "before" | "after" };
  none?: ReactNode;
}

export function JsonView({ title, json, compared, none = "—" }: JsonViewProps) {
  const intl = useIntl();
  const otherJson = compared?.with;
  const side = compared?.side;
  const lines = useMemo(() => (json === null ? [] : jsonLines(JSON.parse(json))), [json]);
  const signs = useMemo(
    () => (side ? lineSigns(lines, otherJson == null ? [] : jsonLines(JSON.parse(otherJson)), side) : null),
    [lines, otherJson, side],
  );
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => (lines.length > MAX_OPEN_LINES ? deepPaths(lines) : new Set()));
  const toggle = ({ path }: JsonLine): void => {
    const next = new Set(folded);
    if (!next.delete(pathKey(path))) next.add(pathKey(path));
    setFolded(next);
  };
  return (
    <section className={styles.view} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {json !== null && <CopyJson text={JSON.stringify(JSON.parse(json), null, 2)} />}
      </header>
      {json === null ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <Lines label={intl.formatMessage({ id: "json.value", defaultMessage: "{title}, JSON" }, { title })}>
          {visibleLines(lines, folded).map((line) => (
            <Line
              key={`${pathKey(line.path)} ${line.closes}`}
              line={line}
              sign={signs?.get(line) ?? null}
              isFolded={folded.has(pathKey(line.path))}
              onToggle={() => toggle(line)}
            />
          ))}
        </Lines>
      )}
    </section>
  );
}

export const JsonPair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;

const Lines = ({ label, children }: { label: string; children: ReactNode }) => (
  // A scrollable region must be reachable by keyboard (WCAG 2.1.1).
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={styles.lines} tabIndex={0} role="region" aria-label={label}>
    {children}
  </div>
);

function Line({ line, sign, isFolded, onToggle }: { line: JsonLine; sign: DiffSign | null; isFolded: boolean; onToggle(): void }) {
  const intl = useIntl();
  const { path, name, text, entries, isLast } = line;
  return (
    <div className={styles.line} data-sign={sign ?? undefined} style={{ paddingInlineStart: 26 + path.length * 14 }}>
      {sign && sign !== "SAME" && (
        <span
          className={styles.sign}
          role="img"
          aria-label={intl.formatMessage(diffTexts[sign])}
          title={intl.formatMessage(diffTexts[sign])}
        >
          {diffSigns[sign]}
        </span>
      )}
      {entries !== null && path.length > 0 && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-label={intl.formatMessage({ id: "json.part", defaultMessage: "Section {name}" }, { name: path.join(".") })}
          onClick={onToggle}
        >
          {isFolded ? <IconChevronRight size={12} aria-hidden /> : <IconChevronDown size={12} aria-hidden />}
        </button>
      )}
      {name !== null && <span className={styles.name}>{JSON.stringify(name)}: </span>}
      <span data-type={typeOf(text)}>{text}</span>
      {isFolded && !line.closes && (
        <span className={styles.count}>
          <FormattedMessage id="json.entries" defaultMessage="{entries, plural, one {# entry} other {# entries}}" values={{ entries }} />
          {text === "[" ? "]" : "}"}
        </span>
      )}
      {!isLast && (entries === null || isFolded) && ","}
    </div>
  );
}

function CopyJson({ text }: { text: string }) {
  const intl = useIntl();
  return (
    <CopyButton value={text}>
      {({ copied, copy }) => {
        const label = copied
          ? intl.formatMessage({ id: "action.copied", defaultMessage: "Copied" })
          : intl.formatMessage({ id: "action.copyText", defaultMessage: "Copy to clipboard" });
        return (
          <button type="button" className={icon.button} aria-label={label} title={label} onClick={copy}>
            {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
          </button>
        );
      }}
    </CopyButton>
  );
}

function visibleLines(lines: readonly JsonLine[], folded: ReadonlySet<string>): JsonLine[] {
  if (!folded.size) return [...lines];
  const isInside = ({ path, closes }: JsonLine): boolean => {
    for (let depth = 1; depth < path.length; depth++) if (folded.has(pathKey(path.slice(0, depth)))) return true;
    return closes && folded.has(pathKey(path));
  };
  return lines.filter((line) => !isInside(line));
}

const deepPaths = (lines: readonly JsonLine[]): Set<string> =>
  new Set(lines.filter(({ path, entries }) => entries !== null && path.length >= 2).map(({ path }) => pathKey(path)));

const typeOf = (text: string): string =>
  text.startsWith('"') ? "text" : /^[{[\]}]/.test(text) ? "bracket" : text === "null" ? "null" : "number";
