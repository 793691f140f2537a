import { MINUTE_MS } from "../../../schema/rules/durations";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { ServiceKind } from "../../../schema/rules/lists/claims";
import { bandCode } from "../../../schema/rules/fields/sourceCodes";
import { homeServices, serviceOf } from "../catalogue";
import { localName } from "../localNames";
import type { Random } from "../random";
import { accessCode, feedCode, point, type SupplierRecord } from "../records";
import { cities, divide, type City } from "./cities";
import { phoneNumber } from "./people";
import { someSite } from "./places";
import type { RoadFinder } from "./roads";
import type { Office, Resource } from "./state";

const vehicleKinds = ["TOW", "TAXI", "ROADSIDE", "TOW", "AMBULANCE", "TOW", "TAXI", "ROADSIDE"] as const satisfies readonly ServiceKind[];
const OFFICE_COUNT = { bases: 60, collaborators: 20 };
const everyService = [
  ...(["TOW", "TAXI", "ROADSIDE", "AMBULANCE", "LAWYER"] as const).map((kind) => serviceOf(kind).code),
  ...homeServices.map(({ code }) => code),
];

/** Spreads the first fixes over five seconds, so that devices do not send simultaneously. */
export const firstFixAt = (now: number, random: Random): number => now + random.whole(0, 4_999);

/** Distributes mobile resources over the cities; ids and device codes are equal in every run. */
export function newResources(count: number, now: number, random: Random, roads: RoadFinder | null): Resource[] {
  const perCity = divide(count);
  let unit = 100;
  return cities.flatMap((city, c) =>
    Array.from({ length: perCity[c]! }, (_, i) => {
      const service = serviceOf(vehicleKinds[i % vehicleKinds.length]!);
      const { place: home } = someSite(city, random, roads);
      const code = `${city.centre}-${service.code}-${String(i + 1).padStart(2, "0")}`;
      const record: SupplierRecord = {
        ...named(`DEMO-${code}`, city, `M-${++unit}`, "MOBILE", now),
        tpprovee: "vehicle",
        mobile: `demo-${code}`,
        statusprov: feedCode("FREE"),
        connected: 1,
        txtelefono: phoneNumber(random),
        services: [service.code],
      };
      return {
        id: record.cdprovee,
        city,
        service,
        home,
        place: home,
        course: random.between(0, 360),
        speed: 0,
        route: null,
        departedAt: 0,
        job: null,
        freeSince: now,
        breakAt: now + random.between(0, 480) * MINUTE_MS,
        offUntil: null,
        silentFrom: now + random.between(0, 600) * MINUTE_MS,
        silentUntil: 0,
        nextFixAt: firstFixAt(now, random),
        record,
      };
    }),
  );
}

export function newOffices(now: number, random: Random, roads: RoadFinder | null): Office[] {
  const make = (count: number, accessOf: (i: number) => SupplierAccess): Office[] => {
    const perCity = divide(count);
    return cities.flatMap((city, c) => Array.from({ length: perCity[c]! }, (_, i) => newOffice(city, i, accessOf(i), now, random, roads)));
  };
  return [
    ...make(OFFICE_COUNT.bases, (i) => (i % 5 === 3 ? "WEB" : i % 5 === 4 ? "MANUAL" : "BASE")),
    ...make(OFFICE_COUNT.collaborators, () => "COLLABORATOR"),
  ];
}

const officeNames: Partial<Record<SupplierAccess, string>> = {
  BASE: "Base",
  WEB: "Web office",
  MANUAL: "Workshop",
  COLLABORATOR: "Partner",
};

function newOffice(city: City, i: number, access: SupplierAccess, now: number, random: Random, roads: RoadFinder | null): Office {
  const site = someSite(city, random, roads);
  const code = `${city.centre}-${access === "COLLABORATOR" ? "RED" : "BAS"}-${String(i + 1).padStart(2, "0")}`;
  const always = random.chance(0.5);
  const bands = Array.from(
    { length: 24 },
    (_, hour) => [bandCode(hour), always || (hour >= 7 && hour < 22) ? random.whole(1, 4) : 0] as const,
  );
  const record: SupplierRecord = {
    ...named(`DEMO-${code}`, city, `${localName(officeNames[access]!, city.instance)} ${city.name} ${i + 1}`, access, now),
    direccion: site.address,
    schedule: always ? "24 h" : "07:00-22:00",
    txtelefono: phoneNumber(random),
    services: everyService,
    tramos_info: Object.fromEntries(bands),
    geometry: point(site.place),
  };
  return { id: record.cdprovee, city, access, site, record };
}

function named(cdprovee: string, city: City, nbprovee: string, access: SupplierAccess, now: number): SupplierRecord {
  return { cdprovee, version: Math.floor(now / 1_000), cdama: city.instance, nbprovee, tpaccprovee: accessCode(access) };
}
