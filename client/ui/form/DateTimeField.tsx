import { Input } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styles from "./DateTimeField.module.css";
import { isTyped, localOfParts, moved, partLength, type PartName, partRanges, partsOf } from "./dateTimeParts";

export interface DateTimeFieldProps {
  label: ReactNode;
  /** "2026-10-25T02:30"; empty: none, or not yet whole. */
  value: string;
  onChange(value: string): void;
  /** Where the arrows begin while nothing is typed. */
  from: string;
  error?: ReactNode;
  withAsterisk?: boolean;
  autoFocus?: boolean;
  /** The label stands beside the field, as in a row of filters. */
  beside?: boolean;
}

/**
 * A date and a time on the 24-hour clock, in the order of the language spoken, whatever the browser is set to. Digits type a part and go on to
 * the next one, up and down change it, left and right go from one to the other.
 */
export function DateTimeField({
  label,
  value,
  onChange,
  from,
  error,
  withAsterisk = false,
  autoFocus = false,
  beside = false,
}: DateTimeFieldProps) {
  const intl = useIntl();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [parts, setParts] = useState(() => partsOf(value));
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    // It has come from outside; what is typed and not yet whole stays.
    if (localOfParts(parts) !== value) setParts(partsOf(value));
  }

  const order = intl
    .formatDateToParts(0, { ...date, hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "UTC" })
    .map(({ type, value: text }) => ({ name: isPart(type) ? type : null, text }));
  const inputs = (): HTMLInputElement[] => [...box.current!.querySelectorAll("input")];
  const step = (input: HTMLInputElement, by: number): void => {
    const all = inputs();
    all[all.indexOf(input) + by]?.focus();
  };
  const type = (input: HTMLInputElement, name: PartName): void => {
    const next = { ...parts, [name]: input.value.replace(/\D/g, "") };
    setParts(next);
    onChange(localOfParts(next));
    if (isTyped(name, next[name])) step(input, 1);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, name: PartName): void => {
    const input = event.currentTarget;
    const keys: Record<string, () => void> = {
      ArrowUp: () => onChange(moved(value || from, name, 1)),
      ArrowDown: () => onChange(moved(value || from, name, -1)),
      ArrowLeft: () => step(input, -1),
      ArrowRight: () => step(input, 1),
    };
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const first = order.find(({ name }) => name !== null)?.name;
  return (
    <Input.Wrapper
      className={beside ? styles.beside! : styles.above!}
      id={id}
      label={label}
      labelElement="div"
      error={error}
      withAsterisk={withAsterisk}
      size="xs"
    >
      <div
        ref={box}
        className={styles.box}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={error ? `${id}-error` : undefined}
        data-error={error ? true : undefined}
      >
        {order.map(({ name, text }, i) =>
          name === null ? (
            <span key={i} aria-hidden>
              {text}
            </span>
          ) : (
            <input
              key={name}
              className={styles.part}
              style={{ width: `${partLength(name) + 0.6}ch` }}
              role="spinbutton"
              inputMode="numeric"
              autoComplete="off"
              maxLength={partLength(name)}
              aria-label={intl.formatDisplayName(name, { type: "dateTimeField" }) ?? name}
              aria-valuemin={partRanges[name][0]}
              aria-valuemax={partRanges[name][1]}
              aria-valuenow={parts[name] === "" ? undefined : Number(parts[name])}
              aria-invalid={error ? true : undefined}
              aria-required={withAsterisk}
              data-autofocus={(autoFocus && name === first) || undefined}
              placeholder="–"
              value={parts[name]}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => type(event.currentTarget, name)}
              onKeyDown={(event) => press(event, name)}
            />
          ),
        )}
      </div>
    </Input.Wrapper>
  );
}

const date = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
const isPart = (type: string): type is PartName => Object.hasOwn(partRanges, type);
