// The built product on a PostgreSQL behind a network that can be made to fail, or whose other users disturb it.
import { randomUUID } from "node:crypto";
import { connect, type Db } from "../../server/db/connect";
import { createLog } from "../../server/platform/log";
import { databaseAddress, workerCluster } from "../fixtures/db/cluster";
import { type Proxy, startNetworkProxy } from "../fixtures/networkProxy";
import { type Product, startBuiltProduct } from "../fixtures/product";

export interface RemoteDatabaseProduct {
  product: Product;
  network: Proxy;
  /** Past the network, as the database's owner. */
  owner: Db;
  name: string;
  /** Through the network: for another node. */
  databaseUrl: string;
  readiness(): Promise<Record<string, unknown> & { http: number }>;
  /** Lines of its log since it started. */
  logged(): { event: string; [field: string]: unknown }[];
  stop(): Promise<void>;
}

export async function startProductOnRemoteDatabase(env: Record<string, string> = {}): Promise<RemoteDatabaseProduct> {
  const cluster = workerCluster();
  const admin = connect(cluster, createLog("silent"), 1);
  const name = `atalaya_${randomUUID().slice(0, 8)}`;
  await admin.execute(`create database ${name} template ${cluster.template} strategy file_copy`);
  const owner = connect(databaseAddress(cluster, name), createLog("silent"), 3);
  const network = await startNetworkProxy("url" in cluster ? cluster.url : `${cluster.socket}/.s.PGSQL.5432`);
  const url = new URL("url" in cluster ? cluster.url : "postgres://postgres@127.0.0.1");
  const { port } = new URL(network.url);
  const databaseUrl = Object.assign(url, { host: `127.0.0.1:${port}`, pathname: `/${name}` }).href;
  const product = await startBuiltProduct({
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: "info",
    ...env,
  });
  return {
    product,
    network,
    owner,
    name,
    databaseUrl,
    async readiness() {
      const response = await fetch(`${product.url}/readyz`);
      return { http: response.status, ...((await response.json()) as object) };
    },
    logged: () =>
      product
        .said()
        .split("\n")
        .filter((line) => line.startsWith("{"))
        .map((line) => JSON.parse(line) as never),
    async stop() {
      await product.stop();
      network.close();
      await owner.$client.end({ timeout: 1 });
      await admin.execute(`drop database ${name} with (force)`);
      await admin.$client.end();
    },
  };
}
