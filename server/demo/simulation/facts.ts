import { clients } from "../catalogue";
import { localName } from "../localNames";
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

export function factsOf(
  { random, now, claimCount: born, latest }: World,
  { city, service, site, destination, plannedStart, plannedEnd, mode, record }: Claim,
): Partial<ClaimRecord> {
  const client = random.pick(clients);
  const [contract, contractName] = random.pick(client.contracts);
  const [faultCode, faultName] = random.pick(service.faults);
  const vip = random.chance(0.08);
  // Some files contain two services, e.g. tow and taxi.
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
    nbservicio: localName(service.name, city.instance),
    cdriesgo: service.risk,
    nbriesgo: localName(service.riskName, city.instance),
    cdaveria: faultCode,
    nbaveria: localName(faultName, city.instance),
    ...(vip ? { cdprioridad: "1", nbprioridad: "VIP" } : random.chance(0.6) ? { cdprioridad: "3", nbprioridad: "Normal" } : {}),
    cdestadoserv: "ABI",
    nbestadoserv: "Open",
    cdmodocrea: random.pick(["TEL", "APP", "WEB"]),
    dsorigen: site.address,
    ...(destination ? { dsdestino: destination.address } : {}),
    ...(random.chance(0.4) ? { txobserva: localName(random.pick(notes), city.instance) } : {}),
    fhvalida: iso(now),
    ...(plannedStart !== null && plannedEnd !== null
      ? { swprogramado: 1, fhplanificai: iso(plannedStart), fhplanificaf: iso(plannedEnd) }
      : random.chance(0.7)
        ? { swprogramado: 0 }
        : {}),
    attributes: {
      passengers: String(random.whole(1, 5)),
      ...(isCar ? { colour: localName(random.pick(colours), city.instance), keys: random.pick(["driver", "reception"]) } : {}),
    },
    // Some callers do not know their location; such claims get no vehicle.
    ...(mode === "office" && random.chance(0.05) ? {} : { geometry: point(site.place) }),
  };
}
