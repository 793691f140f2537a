import { beforeAll, expect, test } from "vitest";
import { expandFrame, type CompactFrame } from "../../../schema/rules/map/compactFrame";
import type { PackedFrame } from "../../../schema/rules/map/frames";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord } from "../../fixtures/records";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.ingest("claims", [claimRecord("C-1"), claimRecord("C-pt", { cdama: "PT", x: -9.1, y: 38.7 })], await app.key("ingest"));
});

const iberia = { bounds: { west: -12, south: 35, east: 5, north: 45 }, zoom: 12, layers: ["INCIDENTS", "MOBILE"] };

test("the compact frame has the same content, also with the version as a variable, and no third version exists", async () => {
  const bearer = await app.signIn();
  const query = `query($view: MapViewInput!, $version: Int! = 2) { mapFrame(view: $view) { packed compact: packed(version: $version) } }`;
  type Answer = { mapFrame: { packed: PackedFrame; compact: CompactFrame } };
  await expect.poll(() => app.board.claims).toBe(2);
  const { data } = await app.graphql<Answer>(query, { view: iberia }, bearer);
  expect(data!.mapFrame.packed.points[0]).toHaveLength(2);
  expect(expandFrame(data!.mapFrame.compact)).toEqual(data!.mapFrame.packed);
  const { errors } = await app.graphql(query, { view: iberia, version: 3 }, bearer);
  expect(errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT", values: { field: "version" } } }]);
  const live = "subscription($view: MapViewInput!) { mapFrames(view: $view) { packed(version: 2) } }";
  const pushed = await new Promise<CompactFrame>((resolve) => {
    const sink = { error: () => undefined, complete: () => undefined };
    const stop = app
      .socket(bearer)
      .subscribe<{ mapFrames: { packed: CompactFrame } }>(
        { query: live, variables: { view: iberia } },
        { ...sink, next: (answer) => (resolve(answer.data!.mapFrames.packed), stop()) },
      );
  });
  expect(expandFrame(pushed).points).toEqual(data!.mapFrame.packed.points);
});
