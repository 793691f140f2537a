import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { Browser, insertUser } from "../../fixtures/auth/accounts";
import { onCleanup } from "../../fixtures/cleanup";
import { password, startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

/** Address that the product records for a session whose sign-in carried this X-Forwarded-For. */
async function sessionAddress(node: TestApp, forwardedFor: string): Promise<string> {
  const { user } = await insertUser(app);
  const browser = new Browser(node, { "x-forwarded-for": forwardedFor });
  await browser.login(user);
  return (await browser.graphql<{ mySessions: { address: string }[] }>("{ mySessions { address } }")).data!.mySessions[0]!.address;
}

describe("the client address behind proxies", () => {
  test("is the last address added by one trusted proxy", async () => {
    const behindOne = await startTestApp({ TRUST_PROXY: "1" }, { beside: app });
    expect(await sessionAddress(behindOne, "198.51.100.1")).toBe("198.51.100.1");
    expect(await sessionAddress(behindOne, "192.0.2.66, 198.51.100.1")).toBe("198.51.100.1");
  });

  test("is the second last address behind two proxies", async () => {
    const behindTwo = await startTestApp({ TRUST_PROXY: "2" }, { beside: app });
    expect(await sessionAddress(behindTwo, "192.0.2.66, 198.51.100.1, 10.0.0.5")).toBe("198.51.100.1");
  });

  test("is the address of the connection without a trusted proxy", async () => {
    expect(await sessionAddress(app, "198.51.100.1")).toMatch(/127\.0\.0\.1|::1/);
  });
});

const shippedConfiguration = (): Promise<string> => readFile("server/deploy/haproxy.cfg", "utf8");
const forged = {
  "x-forwarded-for": "192.0.2.66",
  "x-forwarded-host": "evil.test",
  "x-forwarded-proto": "https",
  "x-forwarded-port": "1",
  "x-real-ip": "192.0.2.66",
  forwarded: "for=192.0.2.66;host=evil.test",
  via: "1.1 evil.test",
};

test("the shipped HAProxy has directives that overwrite X-Forwarded-For and drop other forwarding headers", async () => {
  const configuration = await shippedConfiguration();
  expect(configuration).not.toMatch(/option forwardfor|add-header/);
  expect(configuration).toMatch(/^ {2}http-request set-header X-Forwarded-For %\[src\]$/m);
  const dropped = [...configuration.matchAll(/^ {2}http-request del-header (\S+)( -m beg)?$/gm)];
  for (const header of Object.keys(forged))
    expect([header, dropped.some(([, name, prefix]) => (prefix ? header.startsWith(name!) : header === name))]).toEqual([header, true]);
});

/** HAProxy with the shipped file in front of two ports; answers its own. */
async function startHaproxy(nodePorts: [number, number]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "atalaya-haproxy-"));
  const free = createServer();
  await new Promise<void>((ready) => void free.listen(0, "127.0.0.1", ready));
  const { port } = free.address() as AddressInfo;
  await new Promise((closed) => free.close(closed));
  const file = join(folder, "haproxy.cfg");
  const configuration = (await shippedConfiguration())
    .replace("bind :4000", `bind 127.0.0.1:${port}`)
    .replace("node1:4000", `127.0.0.1:${nodePorts[0]}`)
    .replace("node2:4000", `127.0.0.1:${nodePorts[1]}`);
  await writeFile(file, configuration);
  const haproxy: ChildProcess = spawn("haproxy", ["-db", "-f", file], { stdio: "ignore" });
  onCleanup(async () => {
    haproxy.kill("SIGKILL");
    await rm(folder, { recursive: true, force: true });
  });
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return port;
}

/** Sends a request from an address of this machine, other than the balancer's. */
const sendFrom = (
  localAddress: string,
  port: number,
  path: string,
  headers: Record<string, string>,
  body?: string,
): Promise<{ headers: IncomingHttpHeaders; text: string }> =>
  new Promise((done, failed) => {
    const sent = request(
      { host: "127.0.0.1", port, path, method: body ? "POST" : "GET", localAddress, headers, agent: false },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
        response.on("end", () => done({ headers: response.headers, text }));
      },
    );
    sent.on("error", failed).end(body);
  });

// .ci/run installs HAProxy where it can; without it the directives alone are checked, above.
if (spawnSync("haproxy", ["-v"]).status === 0)
  describe("the shipped HAProxy", () => {
    test("forwards the address of the connection and no forwarding header of the client", async () => {
      const echo: Server = createServer((received, response) => response.end(JSON.stringify(received.headers)));
      await new Promise<void>((ready) => void echo.listen(0, "127.0.0.1", ready));
      onCleanup(() => void echo.close());
      const { port: node } = echo.address() as AddressInfo;
      const port = await startHaproxy([node, node]);
      const { text } = await sendFrom("127.0.0.9", port, "/", forged);
      const received = JSON.parse(text) as IncomingHttpHeaders;
      expect(received["x-forwarded-for"]).toBe("127.0.0.9");
      expect(Object.keys(received).filter((name) => name in forged)).toEqual(["x-forwarded-for"]);
    });

    test("prevents a client from choosing the recorded and rate-limited address", async () => {
      const behind = await startTestApp({ TRUST_PROXY: "127.0.0.1" }, { beside: app });
      const node = Number(new URL(behind.url).port);
      const port = await startHaproxy([node, node]);
      const { user } = await insertUser(app);
      const headers = { "content-type": "application/json", host: "localhost", ...forged };
      const graphql = (query: string, more: Record<string, string> = {}) =>
        sendFrom("127.0.0.9", port, "/graphql", { ...headers, ...more }, JSON.stringify({ query }));
      const signedIn = await graphql(`mutation { login(input: { user: "${user}", password: "${password}" }) { jwt } }`);
      const { jwt } = (JSON.parse(signedIn.text) as { data: { login: { jwt: string } } }).data.login;
      const sessions = await graphql("{ mySessions { address } }", { authorization: `Bearer ${jwt}` });
      expect(JSON.parse(sessions.text)).toEqual({ data: { mySessions: [{ address: "127.0.0.9" }] } });
    });
  });
