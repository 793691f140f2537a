import styles from "./dashboard.module.css";

const [WIDTH, HEIGHT] = [100, 32];
const EDGE = 3;
/** Fewer points show no course. */
const MIN_POINTS = 6;

/** Decorative: the adjacent text states the values. The dashed line is the previous period. */
export function Sparkline({ values, before }: { values: readonly (number | null)[]; before: readonly (number | null)[] }) {
  const knownValues = [...values, ...before].filter((value) => value !== null);
  if (values.filter((value) => value !== null).length < MIN_POINTS) return <span className={styles.spark} />;
  const [min, max] = [Math.min(0, ...knownValues), Math.max(1, ...knownValues)];
  const steps = Math.max(1, values.length - 1, before.length - 1);
  const y = (value: number): number => EDGE + (1 - (value - min) / (max - min)) * (HEIGHT - 2 * EDGE);
  const x = (i: number): string => (EDGE + (i / steps) * (WIDTH - 2 * EDGE)).toFixed(2);
  const path = (line: readonly (number | null)[]): string =>
    line.map((value, i) => (value === null ? "" : `${(line[i - 1] ?? null) === null ? "M" : "L"}${x(i)} ${y(value).toFixed(2)}`)).join("");
  const dots = values
    .map((value, i) =>
      value === null || (values[i - 1] ?? null) !== null || (values[i + 1] ?? null) !== null ? "" : `M${x(i)} ${y(value).toFixed(2)}h0.01`,
    )
    .join("");
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path d={path(before)} data-line="before" />
      <path d={path(values)} data-line="now" />
      <path d={dots} data-line="dots" />
    </svg>
  );
}
