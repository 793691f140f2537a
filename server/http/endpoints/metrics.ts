import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";

import type { Env } from "../../platform/env";
import { AppError } from "../../platform/errors";
import type { WorkerMetrics } from "../../platform/worker";
import { bearerOf } from "../ingestAuth";

export interface Metrics {
  registry: Registry;
  positions: Counter<"outcome">;
  records: Counter<"key" | "type" | "outcome">;
  requests: Histogram<"method" | "route" | "status">;
  operations: Histogram<"kind" | "operation">;
  integrationCalls: Histogram<"integration" | "outcome">;
  workers: WorkerMetrics;
}

const DURATION_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface GaugeSource {
  help: string;
  value: () => number;
  labels?: { names: readonly string[]; values: () => Record<string, string> };
}

interface LabelledGaugeSource {
  help: string;
  label: string;
  values: () => ReadonlyMap<string, number> | Promise<ReadonlyMap<string, number>>;
}

export function createMetrics(gauges: Record<string, GaugeSource>, labelled: Record<string, LabelledGaugeSource> = {}): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const [name, { help, value, labels }] of Object.entries(gauges)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      labelNames: [...(labels?.names ?? [])],
      collect() {
        this.reset();
        this.set(labels?.values() ?? {}, value());
      },
    });
  }
  for (const [name, { help, label, values }] of Object.entries(labelled)) {
    new Gauge({
      name,
      help,
      registers: [registry],
      labelNames: [label],
      async collect() {
        const counts = await values();
        this.reset();
        for (const [value, count] of counts) this.set({ [label]: value }, count);
      },
    });
  }
  const durations = <Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> =>
    new Histogram({ name, help, labelNames, buckets: DURATION_BUCKETS_SECONDS, registers: [registry] });
  return {
    registry,
    positions: new Counter({
      name: "atalaya_positions_total",
      help: "Positions received, by what became of them",
      labelNames: ["outcome"],
      registers: [registry],
    }),
    records: new Counter({
      name: "atalaya_records_total",
      help: "Records received through an API key, by what became of them",
      labelNames: ["key", "type", "outcome"],
      registers: [registry],
    }),
    requests: durations("atalaya_http_request_duration_seconds", "Duration of HTTP requests", ["method", "route", "status"]),
    operations: durations("atalaya_graphql_operation_duration_seconds", "Duration of GraphQL operations", ["kind", "operation"]),
    integrationCalls: durations("atalaya_integration_call_duration_seconds", "Duration of calls to other systems", [
      "integration",
      "outcome",
    ]),
    workers: workerMetrics(registry),
  };
}

function workerMetrics(registry: Registry): WorkerMetrics {
  const by = { labelNames: ["worker" as const], registers: [registry] };
  const runs = new Counter({ name: "atalaya_worker_runs_total", help: "Runs of a background worker", ...by });
  const failures = new Counter({ name: "atalaya_worker_failures_total", help: "Runs of a background worker that failed", ...by });
  const seconds = new Counter({ name: "atalaya_worker_seconds_total", help: "Time a background worker's runs took", ...by });
  const lastSuccess = new Gauge({
    name: "atalaya_worker_last_success_seconds",
    help: "When a background worker last ran without failing, Unix time",
    ...by,
  });
  return {
    countRun(worker, run) {
      runs.inc({ worker });
      failures.inc({ worker }, run.failed ? 1 : 0);
      seconds.inc({ worker }, run.seconds);
      if (!run.failed) lastSuccess.set({ worker }, Date.now() / 1_000);
    },
  };
}

/** Routes instead of paths, which contain ids. */
export function mountRequestMetrics(app: FastifyInstance, { requests }: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const labels = { method: request.method, route: request.routeOptions.url ?? "none", status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}

/** GET /metrics: requires METRICS_TOKEN; without a token it is only available in the demo. */
export function mountMetrics(app: FastifyInstance, { registry }: Metrics, env: Pick<Env, "METRICS_TOKEN" | "DEMO">): void {
  const isOpen = env.DEMO && env.METRICS_TOKEN === undefined;
  app.get("/metrics", async (request, reply) => {
    if (!isOpen && !isSameSecret(bearerOf(request), env.METRICS_TOKEN)) {
      void reply.header("www-authenticate", "Bearer");
      throw new AppError("UNAUTHENTICATED");
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
const isSameSecret = (sent: string | undefined, wanted: string | undefined): boolean =>
  sent !== undefined && wanted !== undefined && timingSafeEqual(digest(sent), digest(wanted));
