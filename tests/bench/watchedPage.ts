// The map's screen in a browser as an operator has it for hours: open, live, and a claim looked at now and then.
import type { Browser, CDPSession, Page } from "playwright-core";
import { openSignedInPage } from "../fixtures/browser/page";

export class WatchedPage {
  private constructor(
    private readonly page: Page,
    private readonly devtools: CDPSession,
  ) {}

  static async open(browser: Browser, url: string): Promise<WatchedPage> {
    const page = await openSignedInPage(browser, url, "operator", { map: "painted" });
    return new WatchedPage(page, await page.context().newCDPSession(page));
  }

  /** Opens a claim, as from a link, and goes back to the list. */
  async lookAt(claimId: string): Promise<void> {
    await this.page.evaluate((hash) => void (location.hash = hash), `#/map/claims?claim=${encodeURIComponent(claimId)}`);
    await this.page.locator("article header [data-status]").first().waitFor();
    await this.page.keyboard.press("Escape");
  }

  /** Heap in MB and number of elements after garbage collection. */
  async size(): Promise<{ heapMb: number; nodes: number }> {
    await this.devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await this.devtools.send("Runtime.getHeapUsage");
    const { nodes } = await this.devtools.send("Memory.getDOMCounters");
    return { heapMb: usedSize / 2 ** 20, nodes };
  }
}
