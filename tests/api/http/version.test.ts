import { beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { RawSocket, send } from "../../fixtures/requests";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

test("returns the version and build by query and to each new socket", async () => {
  const { text } = await send(app, undefined, { path: "/puivariable/getVariable/version", method: "GET" });
  expect(JSON.parse(text)).toEqual({ data: "4.12.1+dev" });
  const socket = await RawSocket.known(app, await app.signIn());
  expect(socket.messages.find(({ type }) => type === "connection_ack")?.payload).toEqual({
    version: "4.12.1",
    commit: null,
    builtAt: null,
  });
  socket.end();
});
