import type { IntlShape } from "react-intl";

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

/** Formats an amount in its currency (ISO 4217). All currencies use two decimals. */
export const money = (intl: IntlShape, amount: string, currency: string): string =>
  intl.formatNumber(Number(amount), { style: "currency", currency, minimumFractionDigits: 2, maximumFractionDigits: 2 });
