import { beforeAll, expect, test } from "vitest";
import { givenApp, type GivenApp } from "../given/app";
import { RawSocket, send } from "./limitsGiven";

let app: GivenApp;
beforeAll(async () => void (app = await givenApp()));

test("the product's version and build are told by name, and to each socket that opens", async () => {
  const { text } = await send(app, undefined, { path: "/puivariable/getVariable/version", method: "GET" });
  expect(JSON.parse(text)).toEqual({ data: "4.12.1+dev" });
  const socket = await RawSocket.known(app, await app.signIn());
  expect(socket.heard.find(({ type }) => type === "connection_ack")?.payload).toEqual({ version: "4.12.1", commit: null, builtAt: null });
  socket.end();
});
