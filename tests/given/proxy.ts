import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Proxy {
  url: string;
  /** Takes connections and bytes, and passes nothing on: a network that has gone silent. */
  silence(): void;
  /** Ends every connection. */
  cut(): void;
  /** Passes everything on again; what was held back while silent is lost with its connection. */
  heal(): void;
  close(): void;
}

/** A network between a client and a server that can be made to fail. */
export function givenProxy(target: string): Promise<Proxy> {
  const { port } = new URL(target);
  const pairs = new Set<[Socket, Socket]>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(Number(port), "127.0.0.1");
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on("data", (bytes) => void (silent || to.write(bytes)));
      from.on("error", () => undefined);
      from.on("close", () => {
        // while silent the other side learns nothing; once healed it is told, as a real network tells it by a reset
        if (!silent) to.destroy();
        if (near.destroyed && far.destroyed) pairs.delete(pair);
      });
    }
  });
  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return new Promise((done) =>
    server.listen(0, "127.0.0.1", () =>
      done({
        url: `http://localhost:${(server.address() as AddressInfo).port}`,
        silence: () => void (silent = true),
        cut,
        heal: () => {
          silent = false;
          cut();
        },
        close: () => {
          cut();
          server.close();
        },
      }),
    ),
  );
}
