import { expect, test } from "vitest";
import { redactCall } from "../../../server/integrations/redactCall";

test("removes personal data and secrets from the log of failed calls in every position", () => {
  const canaries = ["600123123", "+34600123123", "Juana Pérez", "1234 BCD", "1234BCD", "sk secret", "she said so", "juana@example.org"];
  const names = ["phone", "name", "plate", "key", "authorization", "note", "reason", "email", "message", "data", "insuredPhone", "x"];
  const bodies = canaries.flatMap((canary) => [
    canary,
    [canary],
    { message: [canary] },
    ...names.map((name) => ({ claimId: "C-1", [name]: canary, error: { [name]: { [name]: canary } }, errors: [{ [name]: canary }] })),
    ...["error", "errors", "status", "code", "number"].map((name) => ({ [name]: canary })),
    ...[...names, "error", "number", "code"].map((name) => ({ [name]: Number(canary.replace(/\D/g, "")) })),
  ]);
  for (const body of bodies) for (const canary of canaries) expect(JSON.stringify(redactCall(body))).not.toContain(canary);
});

test("keeps the data that identifies the subject of a call", () => {
  expect(redactCall({ claimId: "C-1", minutes: 30, at: new Date(0), reason: "traffic", note: "x" })).toEqual({
    claimId: "C-1",
    minutes: 30,
    at: "1970-01-01T00:00:00.000Z",
    "…": 2,
  });
  expect(redactCall({ status: 422, error: { number: 3, message: "no" } })).toEqual({ status: 422, error: { number: 3, "…": 1 } });
  expect(redactCall("some words")).toBe("… 10 characters");
  expect(redactCall({ error: "Plate 1234 BCD is unknown" })).toEqual({ error: "… 25 characters" });
});

test("bounds deep, long and circular values", () => {
  const loop: Record<string, unknown> = {};
  loop.error = loop;
  expect(JSON.stringify(redactCall(loop)).length).toBeLessThan(200);
  expect((redactCall({ errors: Array.from({ length: 1_000 }, () => 1) }) as { errors: unknown[] }).errors).toHaveLength(50);
});
