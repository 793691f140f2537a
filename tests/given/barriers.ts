// What keeps somebody from using a page.
import axe from "axe-core";
import type { Page } from "playwright-core";

/** What axe finds on the page as it is, by all its rules but those left out; each with where it is and why. */
export async function barriers(page: Page, ...without: string[]): Promise<string[]> {
  // A string is evaluated beside the page's own scripts: its content security policy allows none from elsewhere.
  await page.evaluate(axe.source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const { violations } = await page.evaluate((rules) => (window as unknown as { axe: typeof axe }).axe.run({ rules }), rules);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
