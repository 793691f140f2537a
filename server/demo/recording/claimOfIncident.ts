import { clients, serviceOf, type Service } from "../catalogue";
import { hash, seeded, type Random } from "../random";
import { iso, point, type ClaimRecord } from "../records";
import type { BaseFinder } from "./baseFinder";
import { instanceNear } from "./instances";
import { placeOf, textOf, timeOf, type Fields } from "../rows";
import { stageOf } from "./stages";
import type { Shift } from "./timeShift";

/** Cities of the recordings whose instance is known by name, also for rows without a position. */
const instanceOfCity: Record<string, string> = { Barcelona: "ES", Calgary: "CA" };

export interface Replayed {
  shift: Shift;
  /** Milliseconds since 1970. */
  now: number;
  version: number;
  bases: BaseFinder;
}

/**
 * A recorded traffic incident as a claim. What an incident does not have (service, client, contract, file, stage) is made up from its
 * id, so that it is the same in every run. A time that is missing or no date is left as it is: the endpoint refuses and names it.
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

/** People hurt: an ambulance; signals and the unclear: a roadside repair; vehicles: a tow. Slightly hurt in a vehicle: one or the other. */
function serviceOfIncident(row: Fields, random: Random): Service {
  const kind = textOf(row, "kind") ?? "";
  const severity = textOf(row, "severity");
  if (severity === "serious" || severity === "fatal" || onFoot.test(kind)) return serviceOf("AMBULANCE");
  if (stopped.test(kind)) return serviceOf("ROADSIDE");
  return serviceOf(severity === "slight" && random.chance(0.4) ? "AMBULANCE" : "TOW");
}

/** What the recording knows and a claim has no field for, findable as free text. */
function attributesOf(row: Fields): Record<string, string> {
  return Object.fromEntries(
    ["kind", "severity", "vehicles", "src"].flatMap((name) => {
      const value = row[name];
      return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
    }),
  );
}
