import styles from "./dashboard.module.css";

const [WIDTH, HEIGHT] = [100, 32];
/** Room at the edges, so that no line is cut. */
const EDGE = 2;

/** The course of a figure over its period as a thin line, the period before dashed behind it. Both are said in words beside it. */
export function Sparkline({ values, before }: { values: readonly (number | null)[]; before: readonly (number | null)[] }) {
  const known = [...values, ...before].filter((value) => value !== null);
  if (!known.length) return <span className={styles.spark} />;
  const [min, max] = [Math.min(0, ...known), Math.max(1, ...known)];
  const steps = Math.max(1, values.length - 1, before.length - 1);
  const y = (value: number): number => EDGE + (1 - (value - min) / (max - min)) * (HEIGHT - 2 * EDGE);
  /** A path with a gap where there is nothing. */
  const path = (line: readonly (number | null)[]): string =>
    line
      .map((value, i) =>
        value === null
          ? ""
          : `${i === 0 || line[i - 1] === null ? "M" : "L"}${((i / steps) * WIDTH).toFixed(2)} ${y(value).toFixed(2)}${line[i + 1] == null ? "h0.01" : ""}`,
      )
      .join("");
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
      <path d={path(before)} data-line="before" />
      <path d={path(values)} data-line="now" />
    </svg>
  );
}
