// An operator whose specific profile hides what a test says, and a small operation to hide fields of.
import { eq } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { expect, vi } from "vitest";
import type { MapLayer } from "../../../schema/rules/lists/mapLayers";
import { permissionsChanged } from "../../../server/auth/permissions/permissionsVersion";
import { specificProfiles } from "../../../server/db/tables/profiles";
import { users } from "../../../server/db/tables/users";
import { nameColumns } from "../../../server/db/text/foldedNames";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, minutes, supplierRecord } from "../../fixtures/records";

export interface Hiding {
  app: TestApp;
  /** The operator's token. */
  operator: string;
  hide(hiddenFields: Record<string, string[]>, hiddenLayers?: MapLayer[]): Promise<void>;
}

export async function startHiding(): Promise<Hiding> {
  const app = await startTestApp();
  const profileId = uuidv7();
  const now = new Date();
  const made = { createdAt: now, updatedAt: now };
  await app.db.insert(specificProfiles).values({ id: profileId, ...nameColumns("Hides fields"), profileType: "OPERADOR", ...made });
  await app.db.update(users).set({ specificProfileId: profileId }).where(eq(users.user, "operator"));
  const operator = await app.signIn("operator");
  const key = await app.key("ingest");
  await app.ingest(
    "suppliers",
    [
      supplierRecord("H-B", { nbprovee: "Anna", txtelefono: "+34 1" }),
      supplierRecord("H-A", { nbprovee: "Zoe", txtelefono: "+34 2" }),
      supplierRecord("H-M", { nbprovee: "Mobile", tpaccprovee: "MOBILE", txtelefono: "+34 3" }),
    ],
    key,
  );
  await app.ingest(
    "claims",
    [
      // The one that has waited longest is not the first by its id.
      claimRecord("H-1", {
        fhocurrencia: minutes(-40),
        txmat: "1234 ABC",
        nuexpediente: "F 1",
        cdriesgo: "hogar",
        x: -3.71,
        nbtitular: "Elena",
      }),
      claimRecord("H-2", { fhocurrencia: minutes(-50), txmat: "9999 XYZ", nuexpediente: "F 1", x: -3.74 }),
      claimRecord("H-3", { cdprovee: "H-B", fhasignacion: minutes(-5), eta: 30, tpasignacion: "MANUAL", cdriesgo: "automovil", x: -3.77 }),
    ],
    key,
  );
  await vi.waitFor(() => expect(app.board.claims).toBe(3));
  return {
    app,
    operator,
    async hide(hiddenFields, hiddenLayers = []) {
      await app.db.transaction(async (tx) => {
        await tx.update(specificProfiles).set({ hiddenFields, hiddenLayers }).where(eq(specificProfiles.id, profileId));
        await permissionsChanged(tx);
      });
      app.accessCache.forgetAll();
    },
  };
}
