import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { loadMessages } from "../../../client/i18n/messages";
import { signLabel } from "../../../client/map/screen/signLabel";
import { FleetStore } from "../../../client/mapkit/fleet/FleetStore";
import { frameOf, NOW_MS } from "./sampleFrames";

async function labels(points: Parameters<typeof frameOf>[0]): Promise<string[]> {
  const store = new FleetStore();
  store.apply(frameOf(points));
  const label = signLabel(createIntl({ locale: "en-GB", messages: await loadMessages("en") }));
  return points.map(({ id, claim }) => label(store.byId(id, claim ? "claims" : "suppliers")!, NOW_MS));
}

test("labels a claim by its number with its lateness, or with its wait for a supplier", async () => {
  expect(
    await labels([
      { id: "SIN-2026-118199", claim: "PENDING_ARRIVAL_CRITICAL", since: 31 },
      { id: "SIN-2026-118204", claim: "NO_SUPPLIER_DELAYED", since: 74 },
      { id: "SIN-2026-118231", claim: "MANAGED" },
    ]),
  ).toEqual(["118199 · +31 min", "118204 · 74 min unassigned", "118231"]);
});

test("labels a supplier by its name, or by its id if the name is hidden", async () => {
  expect(
    await labels([
      { id: "DEMO-MAD-GRU-01", name: "M-204", resource: "MOBILE_FREE", since: 1 },
      { id: "B-7", name: "Base Madrid 7" },
      { id: "DEMO-MAD-GRU-02", resource: "MOBILE_FREE" },
    ]),
  ).toEqual(["M-204", "Base Madrid 7", "DEMO-MAD-GRU-02"]);
});
