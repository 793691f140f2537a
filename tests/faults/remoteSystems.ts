// The assistance system and Genesys Cloud as a server outside the product, that can keep its answers back: so a kill falls between two steps.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { genesysAnswers } from "../fixtures/integrations/genesys";

/** Stages of a call: received; performed and unanswered; answered. */
export type Stage = "asked" | "done" | "answered";

export interface ReceivedCall {
  key: string;
  path: string;
  body: Record<string, unknown>;
}

interface Hold {
  stage: Stage;
  keys: Set<string>;
  calls: number;
  reached: () => void;
  answers: (() => void)[];
}

export async function startRemoteSystems() {
  /** Attempts, in order. */
  const receivedCalls: ReceivedCall[] = [];
  const did = new Map<string, ReceivedCall>();
  /** Keys that came again with something else in them. */
  const changed: string[] = [];
  const rejectedKeys = new Set<unknown>();
  let hold: Hold | null = null;

  const take = (call: ReceivedCall): void => {
    const before = did.get(call.key);
    if (!before) did.set(call.key, call);
    else if (JSON.stringify(before.body) !== JSON.stringify(call.body)) changed.push(call.key);
  };
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const call = receivedCallOf(request, await bodyOf(request));
    const answer = (status: number, body?: unknown): void => {
      if (!response.destroyed) response.writeHead(status, { "content-type": "application/json" }).end(body && JSON.stringify(body));
    };
    if (!call) return answer(200, genesysAnswers.token().body);
    receivedCalls.push(call);
    const say = (): void => answer(...answerTo(request, call, rejectedKeys));
    if (hold?.stage !== "asked" && !rejectedKeys.has(call.body.rgpresta)) take(call);
    if (!hold) return say();
    if (hold.stage === "answered") hold.answers.push(say);
    hold.keys.add(call.key);
    if (hold.keys.size < hold.calls) return;
    for (const one of hold.answers.splice(0)) one();
    hold.reached();
  };
  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: receivedCalls,
    did,
    changed,
    /** From now on no call gets further than this; resolves when so many, of different keys, have come so far. Rejects after a minute. */
    hold: (stage: Stage, calls: number): Promise<void> =>
      new Promise((reached, reject) => {
        const keys = new Set<string>();
        const tooLate = setTimeout(() => reject(new Error(`of ${calls} calls, these came: ${[...keys].join(", ")}`)), 60_000);
        hold = { stage, calls, keys, reached: () => (clearTimeout(tooLate), reached()), answers: [] };
      }),
    /** Answers from now on; held requests stay unanswered, because their callers are gone. */
    release: (): void => void (hold = null),
    /** Says no to everything about this claim. */
    refuse: (claimId: string): void => void rejectedKeys.add(claimId),
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}
export type RemoteSystems = Awaited<ReturnType<typeof startRemoteSystems>>;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : {};
}

/** Null: a question for a token, which does nothing. The contact centre has no keys: a contact is what it does once. */
function receivedCallOf({ method, url, headers }: IncomingMessage, body: unknown): ReceivedCall | null {
  const path = url!.split("?")[0]!;
  if (path === "/oauth/token") return null;
  const [one] = [body].flat() as [Record<string, unknown>];
  const key = headers["idempotency-key"] ?? `${method} ${String(one.id ?? /contactIds=(.*)$/.exec(url!)?.[1] ?? path.split("/").at(-1))}`;
  return { key: String(key), path, body: one };
}

function answerTo({ method, headers }: IncomingMessage, { body }: ReceivedCall, rejectedKeys: ReadonlySet<unknown>): [number, unknown?] {
  if (headers["idempotency-key"])
    return rejectedKeys.has(body.rgpresta) ? [409, { status: "refused", error: 3 }] : [200, { status: "accepted" }];
  if (method === "POST") return [200, genesysAnswers.added(body as never).body];
  return method === "PUT" ? [200, genesysAnswers.updated.body] : [204];
}
