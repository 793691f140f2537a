import type { Browser, Page } from "playwright-core";
import { password } from "./app";

export interface PageOptions {
  width?: number;
  height?: number;
  theme?: "dark" | "light";
  /** Hash to open. */
  hash?: string;
  /** Hears every message that comes over the page's websockets. */
  onMessage?: (text: string) => void;
}

/** A page of a browser context of its own. Its errors are collected in `faults`. */
export async function opened(browser: Browser, url: string, options: PageOptions = {}): Promise<Page & { faults: string[] }> {
  const { width = 1366, height = 768, theme = "dark", hash = "#/map", onMessage } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: "en-GB",
    timezoneId: "Europe/Madrid",
    reducedMotion: "reduce",
  });
  await context.addInitScript((chosen) => localStorage.setItem("atalaya.theme", chosen), theme);
  const page = Object.assign(await context.newPage(), { faults: [] as string[] });
  page.on("pageerror", (error) => page.faults.push(String(error)));
  if (onMessage) page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => onMessage(payload.toString())));
  await page.goto(`${url}/${hash}`);
  return page;
}

/** The same, signed in. */
export async function signedIn(browser: Browser, url: string, user = "operator", options: PageOptions = {}) {
  const page = await opened(browser, url, options);
  await signIn(page, user);
  return page;
}

export async function signIn(page: Page, user: string): Promise<void> {
  await page.locator("input[autocomplete=username]").fill(user);
  await page.locator("input[type=password]").fill(password);
  await page.keyboard.press("Enter");
  await page.locator("[role=listbox]").first().waitFor();
}

/** The number a status has in the bars. */
export const barCount = async (page: Page, status: string): Promise<number> =>
  Number((await page.locator(`[role=option][data-status=${status}] > span:last-child`).textContent())?.replace(/\D/g, ""));
