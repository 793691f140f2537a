import { Counter, Gauge, Registry, collectDefaultMetrics } from "prom-client";

export interface Metrics {
  registry: Registry;
  positions: Counter<"outcome">;
}

/** What /metrics tells, in Prometheus' text format. */
export function createMetrics(gauges: Record<string, { help: string; value: () => number }>): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const [name, { help, value }] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(value());
      },
    });
  }
  return {
    registry,
    positions: new Counter({
      name: "atalaya_positions_total",
      help: "Positions received, by what became of them",
      labelNames: ["outcome"],
      registers: [registry],
    }),
  };
}
