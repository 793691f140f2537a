import { expect, test } from "vitest";
import { startTestApp } from "../../fixtures/app";
import { RawSocket } from "../../fixtures/requests";

test.each(["authorization", "Authorization", "AUTHORIZATION"])("a socket accepts the bearer token under the name %s", async (name) => {
  const app = await startTestApp();
  const token = await app.signIn("operator");
  const socket = await RawSocket.open(app);
  socket.send({ type: "connection_init", payload: { [name]: `Bearer ${token}` } });
  await socket.until(({ type }) => type === "connection_ack");
  expect(await socket.codes({ query: "subscription { heartbeat { at } }" }, "beat")).toEqual([]);
  socket.end();
  await socket.closed;
});

test("a socket rejects an invalid token regardless of the case of the parameter name", async () => {
  const socket = await RawSocket.open(await startTestApp());
  socket.send({ type: "connection_init", payload: { Authorization: "Bearer nothing" } });
  await expect(socket.until(({ type }) => type === "connection_ack")).rejects.toThrow();
  await socket.closed;
});
