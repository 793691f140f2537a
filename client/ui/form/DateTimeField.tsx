import { Input } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styles from "./DateTimeField.module.css";
import { isTyped, localOfParts, moved, partLength, type PartName, partRanges, type Parts, partsOf } from "./dateTimeParts";

const MIDNIGHT = "T00:00";

export interface DateTimeFieldProps {
  label: ReactNode;
  /** "2026-10-25T02:30"; empty if incomplete. */
  value: string;
  onChange(value: string): void;
  from: string;
  error?: ReactNode;
  withAsterisk?: boolean;
  autoFocus?: boolean;
  beside?: boolean;
}

/** Date without time ("2026-10-25"), in the order of the page's language instead of the browser's. */
export const DateField = ({ value, from, onChange, ...props }: DateTimeFieldProps) => (
  <Field
    {...props}
    isDay
    value={value && `${value}${MIDNIGHT}`}
    from={`${from}${MIDNIGHT}`}
    onChange={(local) => onChange(local.slice(0, 10))}
  />
);

/**
 * Date and 24-hour time in the order of the page's language. Digits fill a part and move on; up and down change it, left and right move
 * between parts.
 */
export const DateTimeField = (props: DateTimeFieldProps) => <Field {...props} isDay={false} />;

function Field({
  isDay,
  label,
  value,
  onChange,
  from,
  error,
  withAsterisk = false,
  autoFocus = false,
  beside = false,
}: DateTimeFieldProps & { isDay: boolean }) {
  const intl = useIntl();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const read = (local: string): Parts => ({ ...partsOf(local), ...(isDay && { hour: "00", minute: "00" }) });
  const [parts, setParts] = useState(() => read(value));
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    setLastValue(value);
    // A value set from outside replaces the text; a partly typed value is kept.
    if (localOfParts(parts) !== value) setParts(read(value));
  }

  const order = intl
    .formatDateToParts(0, { ...date, ...(isDay ? {} : time), timeZone: "UTC" })
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
const time = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const isPart = (type: string): type is PartName => Object.hasOwn(partRanges, type);
