import { clients } from "../catalogue";
import { iso, point, type ClaimRecord } from "../records";
import { insuredName, phoneNumber, plate } from "./people";
import type { Claim, World } from "./state";

const notes = [
  "Waiting in the vehicle with two children.",
  "Access from the service lane.",
  "Second floor garage, height 2.0 m.",
  "Calls before arriving, please.",
  "Speaks English only.",
];
const colours = ["white", "black", "red", "blue", "grey"];

/** What is known of a claim when it is taken. */
export function factsOf(
  { random, now, claimCount: born, latest }: World,
  { city, service, site, destination, plannedStart, plannedEnd, mode, record }: Claim,
): Partial<ClaimRecord> {
  const client = random.pick(clients);
  const [contract, contractName] = random.pick(client.contracts);
  const [faultCode, faultName] = random.pick(service.faults);
  const vip = random.chance(0.08);
  // Now and then two services belong to one file: a tow and a taxi home.
  const sharedFile = random.chance(0.06) ? latest.get(city) : undefined;
  latest.set(city, record);
  const isCar = service.risk === "CAR";
  return {
    numserv: String(born),
    nuexpediente: sharedFile?.nuexpediente ?? `${new Date(now).getUTCFullYear()}/${String(random.whole(0, 9_999_999)).padStart(7, "0")}`,
    nbtitular: insuredName(random, city.instance),
    txtelefonoaseg: phoneNumber(random),
    ...(isCar ? { txmat: plate(random) } : {}),
    cdcentro: city.centre,
    nbcentro: city.name,
    cdcliente: client.code,
    nbcliente: client.name,
    cdcontrato: contract,
    nbcontrato: contractName,
    nbservicio: service.name,
    cdriesgo: service.risk,
    nbriesgo: service.riskName,
    cdaveria: faultCode,
    nbaveria: faultName,
    ...(vip ? { cdprioridad: "1", nbprioridad: "VIP" } : random.chance(0.6) ? { cdprioridad: "3", nbprioridad: "Normal" } : {}),
    cdestadoserv: "ABI",
    nbestadoserv: "Open",
    cdmodocrea: random.pick(["TEL", "APP", "WEB"]),
    dsorigen: site.address,
    ...(destination ? { dsdestino: destination.address } : {}),
    ...(random.chance(0.4) ? { txobserva: random.pick(notes) } : {}),
    fhvalida: iso(now),
    ...(plannedStart !== null && plannedEnd !== null
      ? { swprogramado: 1, fhplanificai: iso(plannedStart), fhplanificaf: iso(plannedEnd) }
      : random.chance(0.7)
        ? { swprogramado: 0 }
        : {}),
    attributes: {
      passengers: String(random.whole(1, 5)),
      ...(isCar ? { colour: random.pick(colours), keys: random.pick(["driver", "reception"]) } : {}),
    },
    // Some callers cannot say where they are; nobody drives to those.
    ...(mode === "office" && random.chance(0.05) ? {} : { geometry: point(site.place) }),
  };
}
