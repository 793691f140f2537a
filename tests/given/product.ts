// The built product as a process of its own, as `npm start` runs it.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nodeFlags } from "../../server/deploy/fresh.mjs";
import { password, type Answer } from "./app";

export interface Product {
  url: string;
  folder: string;
  /** What it printed. */
  said(): string;
  /** kill -9. */
  kill(): Promise<void>;
  /** Starts it again on the same data and the same port; answers when it is ready. */
  start(): Promise<void>;
  /** Asks it to stop, as whoever supervises it does; answers its exit code. Its data stay. */
  terminate(): Promise<number | null>;
  stop(): Promise<void>;
  graphql<T = Record<string, unknown>>(query: string, variables?: object, bearer?: string): Promise<Answer<T>>;
  signIn(user?: string): Promise<string>;
  /** Makes an API key with the project's own command. */
  key(scopes: string): Promise<string>;
  /** Process id of its embedded PostgreSQL. */
  postgres(): Promise<number>;
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });

const node = (script: string, args: string[], env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, [...nodeFlags, `dist/server/${script}.js`, ...args], { env, stdio: ["ignore", "pipe", "pipe"] });

/** Starts the built product on a data directory of its own. */
export async function givenProduct(env: Record<string, string> = {}): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "atalaya-product-"));
  const port = await freePort();
  const settings = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: String(port),
    DEMO: "1",
    DEMO_PASSWORD: password,
    DEMO_CLAIMS: "0",
    DEMO_RESOURCES: "0",
    LOG_LEVEL: "warn",
    ...env,
  };
  const url = `http://localhost:${port}`;
  let child: ChildProcess;
  let said = "";

  const product: Product = {
    url,
    folder,
    said: () => said,
    async start() {
      child = node("main", [], settings);
      for (const stream of [child.stdout!, child.stderr!]) stream.on("data", (text: Buffer) => (said += text.toString()));
      const begun = Date.now();
      while (
        !(await fetch(`${url}/readyz`).then(
          (r) => r.ok,
          () => false,
        ))
      ) {
        if (child.exitCode !== null || Date.now() - begun > 90_000) throw new Error(`The product did not start:\n${said}`);
        await new Promise((later) => setTimeout(later, 50));
      }
    },
    async kill() {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGKILL");
      await ended;
    },
    async terminate() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = new Promise<number | null>((done) => child.once("exit", done));
      child.kill("SIGTERM");
      return ended;
    },
    async stop() {
      await product.terminate();
      await rm(folder, { recursive: true, force: true });
    },
    async graphql<T>(query: string, variables?: object, bearer?: string) {
      const headers = { "content-type": "application/json", ...(bearer && { authorization: `Bearer ${bearer}` }) };
      return (await (
        await fetch(`${url}/graphql`, { method: "POST", headers, body: JSON.stringify({ query, variables }) })
      ).json()) as Answer<T>;
    },
    async signIn(user = "operator") {
      const { data } = await product.graphql<{ login: { jwt: string } }>("mutation($input: LoginInput!) { login(input: $input) { jwt } }", {
        input: { user, password },
      });
      return data!.login.jwt;
    },
    async key(scopes) {
      const command = node("api-key", ["--name", "test", "--scope", scopes], settings);
      let printed = "";
      command.stdout!.on("data", (text: Buffer) => (printed += text.toString()));
      await new Promise((done) => command.once("close", done));
      return printed.trim().split("\n").at(-1)!;
    },
    async postgres() {
      const { readFile } = await import("node:fs/promises");
      return Number((await readFile(join(folder, "pg", "postmaster.pid"), "utf8")).split("\n")[0]);
    },
  };
  await product.start();
  return product;
}
