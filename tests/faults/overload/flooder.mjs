// The process of `flood`: keeps so many sockets as its kind says until its parent goes.
import { randomBytes } from "node:crypto";
import { connect } from "node:net";

const frame = (opcode, payload = Buffer.alloc(0)) => {
  const { length } = payload;
  const head = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([0x80 | opcode, ...head, 0, 0, 0, 0]), payload]);
};
const [TEXT, PING, PONG] = [1, 9, 10];
const message = (value) => frame(TEXT, Buffer.from(JSON.stringify(value)));

const counts = { opened: 0, ended: 0 };

/** A socket at the product's endpoint; `upgraded` is called when it is a websocket. */
function open({ hostname, port }, onUpgrade) {
  const socket = connect({ port, host: hostname });
  counts.opened++;
  socket.on("error", () => undefined);
  socket.on("close", () => counts.ended++);
  if (!onUpgrade) return socket;
  let heard = "";
  const listen = (data) => {
    heard += data.toString("latin1");
    if (!heard.includes("\r\n\r\n")) return;
    socket.off("data", listen);
    onUpgrade(socket);
  };
  socket.on("data", listen);
  socket.write(
    `GET /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n` +
      `sec-websocket-key: ${randomBytes(16).toString("base64")}\r\nsec-websocket-protocol: graphql-transport-ws\r\n\r\n`,
  );
  return socket;
}

/** Becomes known; `then` is called with the socket when the product knows who it is. */
const known = (at, bearer, then) =>
  open(at, (socket) => {
    socket.write(message({ type: "connection_init", payload: { authorization: `Bearer ${bearer}` } }));
    socket.once("data", () => then(socket));
  });

/** Opened at once, so that none is refused for want of a place in the listener's queue. */
const IDLE_AT_ONCE = 250;

/** Frames of which each ends a socket: bits and kinds that there are not, a length beyond all limits, no text, no JSON, no message of the protocol. */
const badFrames = [
  Buffer.from([0x80 | 0x40 | TEXT, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x80 | 3, 0x80, 0, 0, 0, 0]),
  Buffer.from([0x80 | TEXT, 0x80 | 127, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
  Buffer.from([0x80 | TEXT, 5, ...Buffer.from("naked")]),
  frame(TEXT, Buffer.from([0xff, 0xfe, 0xfd])),
  frame(TEXT, Buffer.from("{".repeat(1_000))),
  message({ type: "nothing" }),
  frame(PING, Buffer.alloc(126)),
];

const kinds = {
  /** Idle connections: half have sent a request, half nothing. Closed connections are opened again. */
  idle: async ({ at, sockets }) => {
    const begin = (n) => {
      const socket = open(at, null);
      if (n % 2) socket.write(`GET /healthz HTTP/1.1\r\nhost: ${at.hostname}:${at.port}\r\n\r\n`);
      socket.resume();
      socket.on("close", () => setTimeout(() => begin(n), 1_000));
      return new Promise((opened) => socket.once("connect", opened).once("close", opened));
    };
    for (let n = 0; n < sockets; n += IDLE_AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(IDLE_AT_ONCE, sockets - n) }, (_, i) => begin(n + i)));
  },
  /** Websockets that say what there is not, each again as soon as it is ended. */
  badFrames: ({ at, bearers, sockets }) => {
    let sent = 0;
    const begin = (n) => {
      const bad = badFrames[sent++ % badFrames.length];
      const socket = known(at, bearers[n % bearers.length], () => socket.write(bad));
      socket.resume();
      socket.on("close", () => setTimeout(() => begin(n), 20));
    };
    for (let n = 0; n < sockets; n++) begin(n);
  },
  /** Pings and pongs as fast as they are taken; who is cut off comes back. */
  controls: ({ at, bearers, sockets }) => {
    const flood = (n) => {
      const socket = known(at, bearers[n % bearers.length], () => {
        const frames = Buffer.concat(Array.from({ length: 1_000 }, (_, i) => frame(i % 2 ? PING : PONG)));
        const more = () => {
          while (!socket.destroyed && socket.write(frames));
        };
        socket.on("drain", more);
        more();
      });
      socket.resume();
      socket.on("close", () => setTimeout(() => flood(n), 20));
    };
    for (let n = 0; n < sockets; n++) flood(n);
  },
  readers: ({ at, bearers, sockets, subscriptions }) => {
    for (let n = 0; n < sockets; n++)
      known(at, bearers[n % bearers.length], (socket) => {
        socket.write(message({ type: "subscribe", id: "1", payload: subscriptions[n % subscriptions.length] }));
        socket.pause();
      });
  },
  /** One who subscribes to all of it on each socket, as far as it may, and takes it. */
  listener: ({ at, bearers, sockets, subscriptions }) => {
    for (let n = 0; n < sockets; n++)
      known(at, bearers[0], (socket) => {
        for (const [id, payload] of subscriptions.entries()) socket.write(message({ type: "subscribe", id: String(id), payload }));
        socket.resume();
      });
  },
  /** Incomplete connections: a third silent, a third with half a request, a third websockets without authentication. */
  halfOpen: ({ at, sockets }) => {
    const begin = (n) => {
      const socket = open(at, n % 3 === 2 ? () => undefined : null);
      if (n % 3 === 1) socket.write(`POST /graphql HTTP/1.1\r\nhost: ${at.hostname}:${at.port}\r\ncontent-length: 1000\r\n`);
      socket.resume();
      socket.on("close", () => setTimeout(() => begin(n), 20));
    };
    for (let n = 0; n < sockets; n++) begin(n);
  },
};

process.on("message", (given) => {
  if (given === "end") return process.send(counts);
  const { hostname, port } = new URL(given.url);
  const all = kinds[given.kind]({ ...given, at: { hostname, port: Number(port) } });
  void Promise.resolve(all).then(() => setTimeout(() => process.send("begun"), 1_000));
});
process.on("disconnect", () => process.exit());
