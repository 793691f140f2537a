// What the tests of limits, headers and threats send: requests and sockets as programs and browsers make them, also badly.
import { WebSocket } from "ws";
import type { GivenApp } from "../given/app";

export interface Sent {
  status: number;
  headers: Headers;
  text: string;
  /** Codes of its errors, in GraphQL's form or in the doors'. */
  codes: string[];
}

/** Sends anything over HTTP; JSON to /graphql unless told otherwise. */
export async function send(
  { url }: Pick<GivenApp, "url">,
  body: unknown,
  { path = "/graphql", method = "POST", headers = {} }: { path?: string; method?: string; headers?: Record<string, string> } = {},
): Promise<Sent> {
  const response = await fetch(url + path, {
    method,
    headers: { ...(body !== undefined && { "content-type": "application/json" }), ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    redirect: "manual",
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, codes: codesIn(text) };
}

function codesIn(text: string): string[] {
  try {
    const { errors, code } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[]; code?: string };
    return errors ? errors.map(({ extensions }) => extensions?.code ?? "none") : code ? [code] : [];
  } catch {
    return [];
  }
}

interface Message {
  type: string;
  id?: string;
  payload?: unknown;
}

/** A websocket without a library of GraphQL above it. */
export class RawSocket {
  readonly heard: Message[] = [];
  readonly closed: Promise<{ code: number; reason: string }>;
  private constructor(readonly socket: WebSocket) {
    socket.on("message", (data: Buffer) => this.heard.push(JSON.parse(data.toString()) as Message));
    socket.on("error", () => undefined);
    this.closed = new Promise((done) => socket.on("close", (code, reason) => done({ code, reason: reason.toString() })));
  }

  static async open(
    { url }: Pick<GivenApp, "url">,
    headers: Record<string, string> = {},
    protocol = "graphql-transport-ws",
  ): Promise<RawSocket> {
    const socket = new WebSocket(`${url.replace("http", "ws")}/graphql`, protocol, { headers });
    const raw = new RawSocket(socket);
    await new Promise<void>((done, failed) => {
      socket.once("open", done);
      socket.once("error", failed);
    });
    return raw;
  }

  /** Open, and known. */
  static async known(app: Pick<GivenApp, "url">, bearer: string): Promise<RawSocket> {
    const raw = await RawSocket.open(app);
    raw.send({ type: "connection_init", payload: { authorization: `Bearer ${bearer}`, "accept-language": "en" } });
    await raw.until(({ type }) => type === "connection_ack");
    return raw;
  }

  send(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The first message that fits, also one that came before. Fails when the socket closes without it. */
  async until(fits: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const found = this.heard.find(fits);
      if (found) return found;
      if (this.socket.readyState > WebSocket.OPEN) throw new Error(`closed: ${JSON.stringify(await this.closed)}`);
      await new Promise((later) => setTimeout(later, 10));
    }
  }

  /** Subscribes, and answers the codes of the errors it gets instead of data. */
  async codes(payload: object, id = String(Math.random())): Promise<string[]> {
    this.send({ type: "subscribe", id, payload });
    const { type, payload: told } = await this.until((message) => message.id === id);
    return type === "error"
      ? (told as { extensions: { code: string } }[]).map(({ extensions }) => extensions.code)
      : codesIn(JSON.stringify(told ?? {}));
  }

  end(): void {
    this.socket.terminate();
  }
}
