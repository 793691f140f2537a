import { expect } from "vitest";
import { startBuiltProduct, type Product } from "../../fixtures/product";
import { claimRecord, ofDemoClient, supplierRecord } from "../../fixtures/records";

const CLAIMS = 1_000;
const SUPPLIERS = 300;
/** Claims of one file: as many other services as a claim shows. */
const ON_ONE_FILE = 100;

export interface Operation {
  product: Product;
  /** Sends claims of these numbers, as they are in this version. Those of even numbers are the demo client's. */
  claims(from: number, count: number, version: number): Promise<void>;
  metric(name: string): Promise<number>;
}

export const numbered = <T>(count: number, one: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => one(n));

export async function startLoadedProduct(): Promise<Operation> {
  const product = await startBuiltProduct();
  const key = await product.key("ingest");
  const ingest = async (endpoint: string, records: object[]): Promise<void> => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const response = await fetch(`${product.url}/ingest/${endpoint}`, { method: "POST", headers, body: JSON.stringify(records) });
    expect(await response.json()).toMatchObject({ refused: [] });
  };
  const claim = (n: number, version: number): object =>
    claimRecord(`W-${n}`, {
      ...{ nuexpediente: `file ${Math.floor(n / ON_ONE_FILE)}`, cdprovee: `S-${n % SUPPLIERS}`, x: -3.7 + n / 1_000, version },
      ...(n % 2 === 0 && ofDemoClient),
      ...{ fhasignacion: new Date().toISOString(), eta: 30, txobserva: `${version} ${"words ".repeat(300)}`, nombreaseg: `Name ${n}` },
    });
  const claims = (from: number, count: number, version: number): Promise<void> =>
    ingest(
      "claims",
      numbered(count, (n) => claim(from + n, version)),
    );
  await ingest(
    "suppliers",
    numbered(SUPPLIERS, (n) => supplierRecord(`S-${n}`, { x: -3.6 + n / 1_000, nbprovee: `Example tow trucks ${n}` })),
  );
  for (let from = 0; from < CLAIMS; from += 250) await claims(from, 250, 1);
  return {
    product,
    claims,
    async metric(name) {
      const said = await (await fetch(`${product.url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(said)![1]);
    },
  };
}
