// A key narrowed to some AMA instances: what belongs to another one is to it as if it did not exist.
import { beforeAll, describe, expect, test } from "vitest";
import { systemSender, wholeScope, type Sender } from "../../server/platform/viewer";
import { claimRecord, givenDoors, minutes, supplierRecord, type GivenDoors } from "../given/doors";

let doors: GivenDoors;
const spanish: Sender = { ...systemSender, scope: { ...wholeScope, instances: new Set(["ES"]) } };
beforeAll(async () => {
  doors = await givenDoors();
  await doors.suppliers([supplierRecord({ cdprovee: "PT-S", cdama: "PT" })]);
  await doors.claims([claimRecord({ rgpresta: "PT-C", cdama: "PT", version: 7 })]);
});

/** Of claims and of suppliers: what part of a record may say besides its id. */
const parts = {
  claims: [
    {},
    { txobserva: "note" },
    { version: 3 },
    { cdama: "ES" },
    { cdama: "PT" },
    { cdama: "PT", cdservicio: "GRU" },
    { cdservicio: "GRU", fhocurrencia: minutes(-5) },
    { cdama: "PT", cdservicio: "GRU", fhocurrencia: minutes(-5), cdcontrato: "K" },
  ],
  suppliers: [{}, { nbprovee: "Name" }, { version: 3 }, { cdama: "ES" }, { cdama: "PT" }, { cdama: "PT", tpaccprovee: "BASES" }],
};

describe.each(["claims", "suppliers"] as const)("a part of a record of %s", (door) => {
  const [field, foreign] = door === "claims" ? ["rgpresta", "PT-C"] : ["cdprovee", "PT-S"];
  test.each(parts[door])("that says %o is answered alike for another instance's id and for none", async (part) => {
    const missing = await doors[door]([{ [field]: "NOWHERE", ...part }], spanish);
    expect(missing.refused).not.toEqual([]);
    expect(await doors[door]([{ [field]: foreign, ...part }], spanish)).toEqual(missing);
  });
});
