// The records that the ingest benchmark sends: as full as a source system's, the same in every run but for their times.
import { place, random } from "./boardRows";

const services = ["GRU", "TAX", "AMB", "ABO", "ABC", "ELE", "FON", "CER"];
const note = "Waiting beside the vehicle with two children; the access is from the service lane.";

export const bases = (): object[] =>
  Array.from({ length: 300 }, (_, i) => ({
    cdprovee: `B${i}`,
    version: 1,
    cdama: "ES",
    nbprovee: `Base ${i}`,
    tpaccprovee: "BASES",
    services: [services[i % services.length]],
    x: -3.7,
    y: 40.4,
  }));

/** New claims, some 900 bytes each; half of them are assigned, and promised late enough that no automatic process begins. */
export function* newClaims(prefix: string, count: number): Generator<object> {
  const next = random(11);
  const now = Date.now();
  const minutes = (from: number): string => new Date(now + from * 60_000).toISOString();
  for (let i = 0; i < count; i++) {
    const { lon, lat } = place(next);
    const ago = 5 + (i % 240);
    yield {
      rgpresta: `${prefix}-${i}`,
      version: 1,
      cdama: "ES",
      cdcentro: `C${i % 50}`,
      nbcentro: `Centre ${i % 50}`,
      cdcliente: `K${i % 20}`,
      nbcliente: `Client ${i % 20}`,
      cdcontrato: `T${i % 500}`,
      nbcontrato: `Contract ${i % 500}`,
      cdservicio: services[i % services.length],
      nuexpediente: `2026/${i}`,
      nbtitular: `Insured ${i}`,
      txtelefonoaseg: `+34 600 ${i}`,
      txmat: `${i}-BEN`,
      cdriesgo: "automovil",
      cdaveria: `F${i % 30}`,
      nbaveria: `Fault ${i % 30}`,
      dsorigen: `Street ${i % 900}, ${i % 90}, Town ${i % 60}`,
      dsdestino: `Avenue ${i % 700}, ${i % 80}, Town ${i % 60}`,
      txobserva: note,
      fhocurrencia: minutes(-ago),
      fhvalida: minutes(-ago + 2),
      swprogramado: 0,
      x: lon,
      y: lat,
      attributes: { passengers: `${i % 5}`, colour: "white", keys: "driver" },
      milestones: [{ code: "T", at: minutes(-ago + 3) }],
      movements: [{ rgmovimi: 1, ecomov: 30 + (i % 60) }],
      ...(i % 2 ? { cdprovee: `B${i % 300}`, fhasignacion: minutes(-ago + 4), eta: 400 } : {}),
    };
  }
}

export function* updates(prefix: string, count: number): Generator<object> {
  const now = Date.now();
  for (let i = 0; i < count; i++) {
    const at = new Date(now - (i % 200) * 1_000).toISOString();
    yield {
      rgpresta: `${prefix}-${i}`,
      version: 2,
      cdestadoserv: "ASI",
      cdprovee: `B${(i + 7) % 300}`,
      fhasignacion: at,
      eta: 400,
      txobserva: `${note} ${i}`,
      milestones: [{ code: "A", at }],
      movements: [
        { rgmovimi: 1, ecomov: 35 + (i % 60) },
        { rgmovimi: 2, ecomov: 12.5 },
      ],
    };
  }
}

/** A body in pieces of some 64 KB. */
export function* bodyOf(records: Iterable<object>, format: "ndjson" | "array"): Generator<string> {
  const [open, between, close] = format === "ndjson" ? ["", "\n", "\n"] : ["[", ",\n", "]"];
  let text = open;
  let first = true;
  for (const record of records) {
    text += `${first ? "" : between}${JSON.stringify(record)}`;
    first = false;
    if (text.length < 65_536) continue;
    yield text;
    text = "";
  }
  yield text + close;
}
