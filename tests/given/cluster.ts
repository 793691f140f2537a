import { inject } from "vitest";
import type { Cluster } from "./postgres";

/** The PostgreSQL of this worker. */
export function givenCluster(): Cluster {
  const clusters = inject("clusters");
  return clusters[(Number(process.env.VITEST_POOL_ID) - 1) % clusters.length]!;
}
