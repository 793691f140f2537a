// A small server behind the fixed addresses, so that replay and demo are tested through real HTTP before and without the product.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Body = Record<string, unknown>;
export interface Seen {
  path: string;
  authorization: string | undefined;
  type: string | undefined;
  records: Body[];
}
/** Response to a request; undefined accepts everything. */
export type Reply = (seen: Seen) => { status?: number; headers?: Record<string, string>; body?: unknown } | "hang up" | undefined;

export interface FakeEndpoints {
  url: string;
  seen: Seen[];
  /** All records sent to an address. */
  sent(path: string): Body[];
  reply: Reply;
  close(): Promise<void>;
}

export async function startFakeEndpoints(reply: Reply = () => undefined): Promise<FakeEndpoints> {
  const endpoints: FakeEndpoints = {
    url: "",
    seen: [],
    sent: (path) => endpoints.seen.filter((one) => one.path === path).flatMap(({ records }) => records),
    reply,
    close: () => new Promise((done) => void (server.closeAllConnections(), server.close(() => done()))),
  };
  const answer = (request: IncomingMessage, response: ServerResponse, text: string): void => {
    const { authorization, "content-type": type } = request.headers;
    const seen: Seen = { path: request.url ?? "", authorization, type, records: recordsOf(text, type) };
    const nextReply = endpoints.reply(seen);
    if (nextReply === "hang up") return void request.socket.destroy();
    const { status = 200, headers = {}, body = { accepted: seen.records.length, unchanged: 0, refused: [] } } = nextReply ?? {};
    if (status < 300) endpoints.seen.push(seen);
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (part: string) => (text += part));
    request.on("end", () => answer(request, response, text));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  endpoints.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return endpoints;
}

function recordsOf(text: string, type: string | undefined): Body[] {
  if (type === "application/x-ndjson")
    return text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Body);
  const value = JSON.parse(text) as Body | Body[];
  return Array.isArray(value) ? value : [value];
}

/** A clock that only advances by its waits, which take no real time. */
export function playedClock(start: number) {
  const clock = {
    at: start,
    waits: [] as number[],
    now: () => clock.at,
    wait: (milliseconds: number): Promise<void> => {
      clock.waits.push(milliseconds);
      clock.at += milliseconds;
      return Promise.resolve();
    },
  };
  return clock;
}
