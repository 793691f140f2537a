import { beforeAll, expect, test } from "vitest";
import { requestSlotLimits } from "../../../server/platform/requestSlots";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { send } from "../../fixtures/requests";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const health = (headers: Record<string, string>) => send(app, undefined, { path: "/healthz", method: "GET", headers });
const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";

test("a valid x-request-id is returned, any other is replaced", async () => {
  expect((await health({ "x-request-id": "order-17:retry.2" })).headers.get("x-request-id")).toBe("order-17:retry.2");
  expect((await health({})).headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  for (const invalid of ["with space", "<b>", "x".repeat(129)]) {
    const { headers } = await health({ "x-request-id": invalid });
    expect(headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  }
});

test("errors and unknown paths have a request ID too", async () => {
  for (const path of ["/nothing", "/%zz", "/graphql"])
    expect((await send(app, undefined, { path, method: "GET", headers: { "x-request-id": "r1" } })).headers.get("x-request-id")).toBe("r1");
});

test("a valid traceparent is returned with the span of the request", async () => {
  const { headers } = await health({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  expect(headers.get("traceparent")).toMatch(new RegExp(`^00-${traceId}-(?!00f067aa0ba902b7)[\\da-f]{16}-01$`));
  for (const invalid of ["00-0-0-01", `ff-${traceId}-00f067aa0ba902b7-01`, `00-${"0".repeat(32)}-00f067aa0ba902b7-01`])
    expect((await health({ traceparent: invalid })).headers.get("traceparent")).toBeNull();
});

test("a caller sees how many requests it may have at once", async () => {
  const { running, waiting } = requestSlotLimits.requests;
  const headers = { authorization: `Bearer ${await app.signIn("operator")}` };
  const answer = await send(app, { query: "{ __typename }" }, { headers });
  expect(answer.headers.get("ratelimit-policy")).toBe(`"concurrent";q=${running + waiting};qu="concurrent-requests"`);
  expect(answer.headers.get("ratelimit")).toBe(`"concurrent";r=${running + waiting - 1}`);
});
