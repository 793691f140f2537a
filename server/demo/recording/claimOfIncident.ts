import { clients, serviceOf, type Service } from "../catalogue";
import { hash, seeded, type Random } from "../random";
import { iso, point, type ClaimRecord } from "../records";
import type { BaseFinder } from "./baseFinder";
import { instanceNear } from "./instances";
import { placeOf, textOf, timeOf, type Fields } from "../rows";
import { stageOf } from "./stages";
import type { Shift } from "./timeShift";

const instanceOfCity: Record<string, string> = { Barcelona: "ES", Calgary: "CA" };

export interface Replayed {
  shift: Shift;
  now: number;
  version: number;
  bases: BaseFinder;
}

/**
 * Converts a recorded incident to a claim. Missing data is derived from the id, so it is equal in every run. Invalid times are passed on,
 * so that the endpoint reports them.
 */
export function claimOfIncident(row: Fields, { shift, now, version, bases }: Replayed): ClaimRecord {
  const id = textOf(row, "id") ?? "";
  const random = seeded(hash(id));
  const place = placeOf(row);
  const city = textOf(row, "city");
  const recordedAt = timeOf(row, "occurredAt");
  const occurredAt = recordedAt === undefined ? undefined : shift(recordedAt);
  const service = serviceOfIncident(row, random);
  const client = random.pick(clients);
  const [contract, contractName] = random.pick(client.contracts);
  const base = place && bases.near(place, service.code, hash(id));
  return {
    rgpresta: id,
    version,
    cdama: (city && instanceOfCity[city]) ?? (place && instanceNear(place)),
    cdservicio: service.code,
    nbservicio: service.name,
    cdriesgo: service.risk,
    nbriesgo: service.riskName,
    nuexpediente: `EXP-${String(hash(id) % 10_000_000).padStart(7, "0")}`,
    cdcliente: client.code,
    nbcliente: client.name,
    cdcontrato: contract,
    nbcontrato: contractName,
    fhocurrencia: occurredAt === undefined ? textOf(row, "occurredAt") : iso(occurredAt),
    dsorigen: [textOf(row, "place"), city].filter(Boolean).join(", ") || undefined,
    txobserva: textOf(row, "text") ?? textOf(row, "cause"),
    attributes: attributesOf(row),
    geometry: place && point(place),
    ...(occurredAt === undefined ? {} : stageOf(random, { occurredAt, now, base })),
  };
}

const onFoot = /atropellament|caiguda|pedestrian/i;
const stopped = /signal|other|altres|desconegut/i;

/** Injuries: ambulance. Vehicles: tow. Signals and unclear cases: roadside repair. Slight injuries in a vehicle: ambulance or tow. */
function serviceOfIncident(row: Fields, random: Random): Service {
  const kind = textOf(row, "kind") ?? "";
  const severity = textOf(row, "severity");
  if (severity === "serious" || severity === "fatal" || onFoot.test(kind)) return serviceOf("AMBULANCE");
  if (stopped.test(kind)) return serviceOf("ROADSIDE");
  return serviceOf(severity === "slight" && random.chance(0.4) ? "AMBULANCE" : "TOW");
}

function attributesOf(row: Fields): Record<string, string> {
  return Object.fromEntries(
    ["kind", "severity", "vehicles", "src"].flatMap((name) => {
      const value = row[name];
      return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
    }),
  );
}
