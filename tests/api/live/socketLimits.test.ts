import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { socketLimits } from "../../../server/live/socketLimits";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { RawSocket } from "../../fixtures/requests";

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  token = await app.signIn("operator");
});

const open: RawSocket[] = [];
const known = async (bearer = token): Promise<RawSocket> => {
  const socket = await RawSocket.known(app, bearer);
  open.push(socket);
  return socket;
};
afterEach(async () => {
  for (const socket of open.splice(0)) {
    socket.end();
    await socket.closed;
  }
});

describe("a socket", () => {
  const heartbeat = { query: "subscription { heartbeat { at } }" };

  test("carries 20 subscriptions", async () => {
    const socket = await known();
    for (let i = 0; i < socketLimits.subscriptionsPerSocket; i++) socket.send({ type: "subscribe", id: `s${i}`, payload: heartbeat });
    expect(await socket.codes(heartbeat, "one more")).toEqual(["TOO_MANY_SUBSCRIPTIONS"]);
    socket.send({ type: "complete", id: "s3" });
    socket.send({ type: "subscribe", id: "again", payload: heartbeat });
    await socket.until(({ id, type }) => id === "again" && type === "next");
  });

  test("shares a cost limit with the viewer's other sockets, and an ended subscription frees its cost", async () => {
    const one = await app.key("read");
    const sockets = [await known(one), await known(one)];
    const world = "{ bounds: { west: -180, south: -85, east: 180, north: 85 }, zoom: 19, layers: [MOBILE] }";
    const map = { query: `subscription { mapFrames(view: ${world}) { packed } }` };
    const maxSubscriptions = Math.floor(socketLimits.costPerViewer / 15_002);
    for (let i = 0; i < maxSubscriptions; i++) expect(await sockets[i % 2]!.codes(map, `s${i}`)).toEqual([]);
    expect(await sockets[0]!.codes(map)).toEqual(["TOO_MANY_SUBSCRIPTIONS"]);
    expect(await (await known()).codes(map)).toEqual([]); // another's are that one's
    sockets[1]!.send({ type: "complete", id: "s1" });
    await expect.poll(() => sockets[0]!.codes(map)).toEqual([]);
    for (const socket of sockets) socket.end();
  });

  test.each([
    ["a user", () => app.signIn("supervisor")],
    ["a key", () => app.key("read")],
  ])("%s has five sockets, and a closed one frees its place", async (_who, who) => {
    const one = await who();
    const sockets = [];
    for (let i = 0; i < socketLimits.socketsPerViewer; i++) sockets.push(await known(one));
    const sixth = await RawSocket.open(app);
    sixth.send({ type: "connection_init", payload: { authorization: `Bearer ${one}` } });
    expect(await sixth.closed).toEqual({ code: 4429, reason: "Too many sockets" });
    await known(token); // another's are that one's
    sockets[0]!.end();
    await expect
      .poll(() =>
        known(one).then(
          () => "open",
          () => "refused",
        ),
      )
      .toBe("open");
  });

  test("accepts a hundred messages in ten seconds", async () => {
    const socket = await known();
    for (let i = 0; i < socketLimits.messages.max; i++) socket.send({ type: "ping" });
    expect(await socket.closed).toEqual({ code: 4429, reason: "Too many messages" });
    expect(socket.messages.length).toBeLessThanOrEqual(socketLimits.messages.max);
  });

  test("must authenticate correctly within 3 seconds", async () => {
    const silent = await RawSocket.open(app);
    const wrong = await RawSocket.open(app);
    wrong.send({ type: "connection_init", payload: { authorization: "Bearer nonsense" } });
    expect((await wrong.closed).code).toBe(4403);
    expect((await silent.closed).code).toBe(4408);
  });

  test.each([
    ["subscribing before authentication", async () => RawSocket.open(app), { type: "subscribe", id: "1", payload: heartbeat }, 4401],
    ["authenticating twice", () => known(), { type: "connection_init" }, 4429],
    ["sending an invalid message", () => known(), { type: "nonsense" }, 4400],
    ["sending more than 64 KB", () => known(), { type: "ping", payload: { text: "x".repeat(70_000) } }, 1009],
  ])("is closed for %s", async (_what, from, message, code) => {
    const socket = await from();
    socket.send(message);
    expect((await socket.closed).code).toBe(code);
  });

  test("rejects repeated ids, other protocols and pages of other websites", async () => {
    const socket = await known();
    for (let i = 0; i < 2; i++) socket.send({ type: "subscribe", id: "1", payload: heartbeat });
    expect((await socket.closed).code).toBe(4409);
    await expect(RawSocket.open(app, {}, "graphql-ws")).rejects.toThrow();
    await expect(RawSocket.open(app, { origin: "https://evil.test" })).rejects.toThrow("403");
    await expect(RawSocket.open(app, { origin: "null" })).rejects.toThrow("403");
    (await RawSocket.open(app, { origin: app.url })).end();
  });

  test("is closed by invalid frames without affecting others", async () => {
    const frames: [what: string, bytes: Buffer, code: number | null][] = [
      ["reserved bits", maskedFrame(0xf1, Buffer.from("{}")), 1002],
      ["not masked", Buffer.from([0x81, 2, 0x7b, 0x7d]), 1002],
      ["not UTF-8", maskedFrame(0x81, Buffer.from([0xc3, 0x28])), 1007],
      ["a reserved opcode", maskedFrame(0x83, Buffer.from("{}")), 1002],
      ["a continuation of nothing", maskedFrame(0x80, Buffer.from("{}")), 1002],
      ["a long ping", maskedFrame(0x89, Buffer.alloc(126)), 1002],
      ["a length of 2^63", Buffer.from([0x81, 0xff, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]), null],
      ["noise", randomBytes(512), null],
    ];
    for (const [what, bytes, code] of frames) {
      const closed = await closeCodeAfter(bytes);
      expect([what, closed]).toEqual([what, code ?? expect.any(Number)]);
    }
    expect((await app.graphql("{ claims { totalCount } }", {}, token)).errors).toBeUndefined();
  });
});

/** A frame of a client: its payload under a key of zeros. */
function maskedFrame(first: number, payload: Buffer): Buffer {
  const length = payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, payload.length >> 8, payload.length & 255];
  return Buffer.concat([Buffer.from([first, ...length, 0, 0, 0, 0]), payload]);
}

/** Opens a websocket by hand, sends bytes, and answers the code that it is closed with; 0 without one. */
function closeCodeAfter(bytes: Buffer): Promise<number> {
  const { hostname, port } = new URL(app.url);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    let response = Buffer.alloc(0);
    socket.write(
      `GET /graphql HTTP/1.1\r\nhost: ${hostname}:${port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n` +
        `sec-websocket-key: ${randomBytes(16).toString("base64")}\r\nsec-websocket-protocol: graphql-transport-ws\r\n\r\n`,
    );
    let sent = false;
    socket.on("data", (data: Buffer) => {
      response = Buffer.concat([response, data]);
      const end = response.indexOf("\r\n\r\n");
      if (end > 0 && !sent) {
        sent = true;
        socket.write(bytes);
      }
      const close = response.indexOf(0x88, end + 4);
      if (sent && end > 0 && close >= 0 && response.length >= close + 4) {
        socket.destroy();
        done(response.readUInt16BE(close + 2));
      }
    });
    socket.on("error", () => undefined);
    socket.on("close", () => done(0));
    setTimeout(() => socket.destroy(), 4_000);
  });
}
