import type { IntlShape } from "react-intl";

/** Sum of decimal numbers given as text, exact to the last digit of each. */
export function sumOf(amounts: readonly string[]): string {
  const digits = Math.max(0, ...amounts.map((amount) => (amount.split(".")[1] ?? "").length));
  const whole = amounts.reduce((sum, amount) => {
    const [units = "0", rest = ""] = amount.replace("-", "").split(".");
    const value = BigInt(units + rest.padEnd(digits, "0"));
    return amount.startsWith("-") ? sum - value : sum + value;
  }, 0n);
  const text = `${whole < 0n ? -whole : whole}`.padStart(digits + 1, "0");
  const cut = text.length - digits;
  return `${whole < 0n ? "-" : ""}${text.slice(0, cut)}${digits ? `.${text.slice(cut)}` : ""}`;
}

/** A decimal number given as text, as the language writes it, with two decimals. The currency is not said by the source. */
export const decimal = (intl: IntlShape, amount: string): string =>
  intl.formatNumber(Number(amount), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
