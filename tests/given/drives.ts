// Tow trucks that drive to claims, through the product's doors.
import { expect } from "vitest";
import { moved, type Place } from "../../schema/rules/geo";
import { detour, usualSpeed } from "../../schema/rules/routes";
import { givenApp, type GivenApp } from "./app";
import { claimRecord, supplierRecord } from "./records";

/** Where the claims are. */
export const spot: Place = [-3.7, 40.4];
/** Metres that a tow truck drives in so many minutes where no road is known. */
export const metresIn = (minutes: number): number => minutes * 60 * (usualSpeed.TOW / 3.6);
/** A place from which it needs so many minutes to the spot. */
export const away = (minutes: number): Place => moved(spot, metresIn(minutes) / detour, 0);

/** What becomes so within seconds, on a busy machine too. */
export const soon = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 10_000 });

export interface Drives {
  app: GivenApp;
  key: string;
  /** Instant so many minutes from the product's now. */
  at(minutes: number): string;
  /** Minutes from the product's now. */
  ahead(instant: string): number;
  /** A claim of a tow truck of its own. */
  given(claim: object): Promise<{ id: string; unit: string }>;
  /** The next record of a claim. */
  record(id: string, version: number, fields: object): Promise<unknown>;
  /** A position of a tow truck. */
  fix(unit: string, place: Place, minutes?: number): Promise<void>;
  /** The claim as a reader sees it. */
  see<T = Seen>(id: string, fields?: string): Promise<T>;
}
export interface Seen {
  status: string;
  predictedAt: string | null;
  drive: { seconds: number; metres: number; predictedAt: string; router: string; plannedMetres: number } | null;
}

export async function givenDrives(): Promise<Drives> {
  const app = await givenApp();
  const [key, reader] = [await app.key("ingest"), await app.key("read")];
  let last = 0;
  const drives: Drives = {
    app,
    key,
    at: (minutes) => new Date(app.clock.now() + minutes * 60_000).toISOString(),
    ahead: (instant) => (new Date(instant).getTime() - app.clock.now()) / 60_000,
    async given(claim) {
      const n = ++last;
      const [id, unit] = [`C-${n}`, `M-${n}`];
      await app.ingest("suppliers", [supplierRecord(unit, { tpaccprovee: "MOBILE", mobile: `dev-${unit}`, x: null, y: null })], key);
      const told = { fhocurrencia: drives.at(-90), x: spot[0], y: spot[1], cdprovee: unit, ...claim };
      await app.ingest("claims", [claimRecord(id, told)], key);
      return { id, unit };
    },
    record: (id, version, fields) => app.ingest("claims", [{ rgpresta: id, version, ...fields }], key),
    async fix(unit, [lon, lat], minutes = 0) {
      const query = `id=dev-${unit}&lat=${lat}&lon=${lon}&timestamp=${drives.at(minutes)}`;
      const response = await fetch(`${app.url}/ingest/positions/osmand?${query}`, { headers: { authorization: `Bearer ${key}` } });
      expect(await response.json()).toMatchObject({ accepted: 1 });
    },
    async see<T>(id: string, fields = "status predictedAt drive { seconds metres predictedAt router plannedMetres }") {
      const { data, errors } = await app.graphql<{ claim: T }>(`{ claim(id: "${id}") { ${fields} } }`, {}, reader);
      expect(errors).toBeUndefined();
      return data!.claim;
    },
  };
  return drives;
}
