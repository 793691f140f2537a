import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { reasonListLimits } from "../../../schema/rules/claims/actionReasons";
import { movedBy } from "./reasonValues";
import styles from "./reasons.module.css";

export interface ReasonListProps {
  name: string;
  reasons: readonly string[];
  error: ReactNode;
  onChange(reasons: string[]): void;
}

export function ReasonList({ name, reasons, error, onChange }: ReasonListProps) {
  const intl = useIntl();
  const list = useRef<HTMLOListElement>(null);
  const focusField = (at: number): void => {
    // Waits until the moved row is rendered.
    requestAnimationFrame(() => list.current?.querySelectorAll("input")[at]?.focus());
  };
  const move = (at: number, by: -1 | 1): void => {
    if (at + by < 0 || at + by >= reasons.length) return;
    onChange(movedBy(reasons, at, by));
  };
  const press = (event: KeyboardEvent, at: number): void => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (by === null || !event.altKey) return;
    event.preventDefault();
    move(at, by);
    focusField(Math.min(Math.max(at + by, 0), reasons.length - 1));
  };
  const add = (): void => {
    onChange([...reasons, ""]);
    focusField(reasons.length);
  };
  return (
    <>
      {reasons.length === 0 && (
        <p className={styles.quiet}>
          <FormattedMessage id="reasons.none" defaultMessage="No reasons. Users type their own." />
        </p>
      )}
      <ol ref={list} className={styles.list} aria-label={name}>
        {reasons.map((reason, at) => {
          const place = { place: at + 1, name };
          return (
            // Reasons have no id; the index identifies a row.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <span className={styles.place} aria-hidden>
                {at + 1}
              </span>
              <TextInput
                className={styles.text!}
                aria-label={intl.formatMessage({ id: "reasons.place", defaultMessage: "{name}: reason {place, number}" }, place)}
                maxLength={reasonListLimits.characters}
                error={Boolean(error) && (reason.trim().length < 3 || reasons.indexOf(reason) !== at)}
                value={reason}
                onKeyDown={(event) => press(event, at)}
                onChange={(event) => onChange(reasons.with(at, event.currentTarget.value))}
              />
              <Tool
                label={intl.formatMessage({ id: "reasons.up", defaultMessage: "Move reason {place, number} of {name} up" }, place)}
                disabled={at === 0}
                onClick={() => move(at, -1)}
              >
                <IconArrowUp size={15} aria-hidden />
              </Tool>
              <Tool
                label={intl.formatMessage({ id: "reasons.down", defaultMessage: "Move reason {place, number} of {name} down" }, place)}
                disabled={at === reasons.length - 1}
                onClick={() => move(at, 1)}
              >
                <IconArrowDown size={15} aria-hidden />
              </Tool>
              <Tool
                label={intl.formatMessage({ id: "reasons.remove", defaultMessage: "Remove reason {place, number} of {name}" }, place)}
                onClick={() => onChange(reasons.toSpliced(at, 1))}
              >
                <IconTrash size={15} aria-hidden />
              </Tool>
            </li>
          );
        })}
      </ol>
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {reasons.length < reasonListLimits.entries && (
        <Button className={styles.add!} variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={add}>
          <FormattedMessage id="reasons.add" defaultMessage="Add a reason" />
        </Button>
      )}
    </>
  );
}

interface ToolProps {
  label: string;
  disabled?: boolean;
  onClick(): void;
  children: ReactNode;
}

const Tool = ({ label, disabled = false, onClick, children }: ToolProps) => (
  <ActionIcon variant="subtle" size={30} aria-label={label} title={label} disabled={disabled} onClick={onClick}>
    {children}
  </ActionIcon>
);
