// The built product in a separate process: start, load and measurements.
import { type ChildProcess, spawn } from "node:child_process";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { projectRoot } from "../../server/platform/projectRoot";

export const METRICS_TOKEN = "the-token-of-this-benchmark-alone";

const built = (script: string): string => join(dirname(process.argv[1]!), `${script}.js`);

export interface Product {
  url: string;
  child: ChildProcess;
}

/** Same flags as `npm start`. Place names, which load at any time, are excluded from all figures. */
export async function startProduct(given: NodeJS.ProcessEnv): Promise<Product> {
  const env = { GAZETTEER: "0", ...given };
  const child = spawn(process.execPath, [join(projectRoot, "server/deploy/start.mjs")], { env, stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (text: Buffer) => (said += text.toString()));
  for (;;) {
    const url = /Atalaya is ready: (\S+)/.exec(said)?.[1];
    if (url) return { url, child };
    if (child.exitCode !== null) throw new Error(`The product did not start:\n${said}`);
    await sleep(50);
  }
}

export async function stopProduct({ child }: Product): Promise<void> {
  const ended = new Promise((done) => child.once("exit", done));
  child.kill("SIGTERM");
  await ended;
}

/** A key of the product on this data directory, with these scopes. */
export function makeKey(env: NodeJS.ProcessEnv, scopes = "ingest"): Promise<string> {
  const command = spawn(process.execPath, [built("api-key"), "--name", `bench ${scopes}`, "--scope", scopes], { env });
  let printed = "";
  command.stdout.on("data", (text: Buffer) => (printed += text.toString()));
  return new Promise((done) => command.once("close", () => done(printed.trim().split("\n").at(-1)!)));
}

/** Sends a body as it is made; answers what the endpoint says. No time limit: fetch has one. */
export async function send(
  url: string,
  key: string,
  type: string,
  body: Iterable<string>,
): Promise<{ accepted: number; unchanged: number; stale?: number }> {
  const headers = { authorization: `Bearer ${key}`, "content-type": type };
  const sending = request(url, { method: "POST", headers });
  const answered = new Promise<string>((done, fail) => {
    sending.on("error", fail).on("response", (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      response.on("end", () => done(text));
    });
  });
  await pipeline(Readable.from(body), sending);
  return JSON.parse(await answered) as { accepted: number; unchanged: number; stale?: number };
}

export async function usage({ url }: Product): Promise<{ cpu: number; megabytes: number }> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)![1]);
  return { cpu: figure("process_cpu_seconds_total"), megabytes: figure("process_resident_memory_bytes") / 2 ** 20 };
}
