// A real browser: the one CHROMIUM names, a system Chromium, else the one from npm.
import { existsSync } from "node:fs";
import { chromium as playwright, type Browser } from "playwright-core";

const system = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"];
const drawing = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

export async function givenBrowser(): Promise<Browser> {
  const own = process.env.CHROMIUM ?? system.find((path) => existsSync(path));
  if (own) return playwright.launch({ executablePath: own, args: ["--no-sandbox", ...quiet, ...drawing] });
  const { default: bundled } = await import("@sparticuz/chromium");
  // As shipped it would run in one process and without the web's own safeguards, which would hide faults.
  const unwanted = ["--single-process", "--no-zygote", "--disable-web-security"];
  const args = bundled.args.filter((arg: string) => !unwanted.includes(arg) && !arg.startsWith("--headless"));
  return playwright.launch({ executablePath: await bundled.executablePath(), args: [...args, ...quiet, ...drawing], headless: true });
}
