import { beforeAll, describe, expect, test, vi } from "vitest";
import { socketLimits } from "../../../server/live/socketLimits";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { RawSocket } from "../../fixtures/requests";

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.key("read");
});

describe("a socket", () => {
  test.each(["ping", "pong"] as const)("is closed when it floods with %ss, also before authentication", async (frame) => {
    const sockets = [await RawSocket.open(app), await RawSocket.known(app, key)];
    let pongs = 0;
    for (const { socket } of sockets) {
      socket.on("pong", () => pongs++);
      for (let n = 0; n < 10 * socketLimits.controlFrames.max; n++) socket[frame]();
    }
    for (const socket of sockets) expect((await socket.closed).code).toBe(1006);
    expect(pongs).toBeLessThanOrEqual(2 * socketLimits.controlFrames.max);
  });

  test("counts for its viewer for a while after the cut-off and is not read", async () => {
    const one = await app.key("read");
    const [flooding] = await Promise.all(Array.from({ length: socketLimits.socketsPerViewer }, () => RawSocket.known(app, one)));
    for (let n = 0; n <= socketLimits.controlFrames.max; n++) flooding!.socket.ping();
    await new Promise((pong) => flooding!.socket.once("pong", pong));
    await expect(RawSocket.known(app, one)).rejects.toThrow();
    await flooding!.closed;
    (await RawSocket.known(app, one)).end();
  });

  test("is closed by the byte limit for empty frames", async () => {
    const socket = await RawSocket.known(app, key);
    const frames = Buffer.alloc(6 * 10_000, Buffer.from([0x00, 0x80, 0, 0, 0, 0])); // continuations without end
    const raw = (socket.socket as unknown as { _socket: { write(data: Buffer): void } })._socket;
    raw.write(Buffer.from([0x01, 0x80, 0, 0, 0, 0]));
    for (let sent = 0; sent <= socketLimits.bytes.max; sent += frames.length) raw.write(frames);
    expect([1006, 1008]).toContain((await socket.closed).code);
  });

  test("stays open with occasional pings", async () => {
    const socket = await RawSocket.known(app, key);
    for (let n = 0; n < socketLimits.controlFrames.max / 2; n++) socket.socket.ping();
    expect(await socket.codes({ query: "subscription { heartbeat { at } }" })).toEqual([]);
    socket.end();
  });

  test("is rejected with too many unauthenticated sockets of its address until they authenticate", async () => {
    // To open so many may take a busy machine longer than each has to say who it is.
    const { initTimeoutMs } = socketLimits;
    Object.assign(socketLimits, { initTimeoutMs: 60_000 });
    const own = await startTestApp({ TRUST_PROXY: "127.0.0.0/8,::1" }).finally(() => Object.assign(socketLimits, { initTimeoutMs }));
    const reader = await own.key("read");
    const silent = await Promise.all(Array.from({ length: socketLimits.unauthenticatedPerAddress }, () => RawSocket.open(own)));
    await expect(RawSocket.open(own)).rejects.toThrow("429");
    // behind the same proxy there are others
    (await RawSocket.open(own, { "x-forwarded-for": "192.0.2.1" })).end();
    silent[0]!.send({ type: "connection_init", payload: { authorization: `Bearer ${reader}` } });
    await silent[0]!.until(({ type }) => type === "connection_ack");
    (await RawSocket.open(own)).end();
    for (const socket of silent) socket.end();
    await Promise.all(silent.map(({ closed }) => closed));
    // The product hears of their ends when it comes to it.
    await vi.waitFor(async () => (await RawSocket.known(own, reader)).end());
  });
});
