import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { AccessCache } from "./auth/session/accessCache";
import { SECOND_MS } from "../schema/rules/durations";
import { Board } from "./board/board";
import { Announcer } from "./changes/announcer";
import { holderLabels, LogHold } from "./changes/logHold";
import { DatabaseClock } from "./db/health/databaseClock";
import { DatabaseTrouble } from "./db/health/databaseTrouble";
import { readInstallation } from "./db/installation";
import type { Opened } from "./db/open";
import { ViewerPools } from "./db/viewerPools";
import { RequestAdmission } from "./http/requestAdmission";
import { mountCalls } from "./http/endpoints/calls";
import { mountClient } from "./http/endpoints/client";
import { mountDirectory } from "./http/endpoints/directory";
import { mountDataExports } from "./http/endpoints/dataExports";
import { mountExports } from "./http/endpoints/exports";
import { Drain } from "./http/drain";
import { mountGraphql } from "./http/endpoints/graphql";
import { mountHelp } from "./http/endpoints/help";
import { answersAnew } from "./db/health/freshConnection";
import { mountHealth } from "./http/endpoints/health";
import { Hosts } from "./http/hosts";
import { mountPictures } from "./http/endpoints/pictures";
import { mountPositions } from "./http/endpoints/positions";
import { createMetrics, mountMetrics, mountRequestMetrics } from "./http/endpoints/metrics";
import { openHttp } from "./http/server";
import { mountSlowBodies } from "./http/slowBodies";
import { mountRecords } from "./http/endpoints/records";
import { mountWidget } from "./http/endpoints/widget";
import { mountReference } from "./http/endpoints/reference";
import { mountSandbox } from "./http/endpoints/sandbox";
import { mountSchema } from "./http/endpoints/schemaFile";
import { mountTiles } from "./http/endpoints/tiles";
import { mountUnsubscribe } from "./http/endpoints/unsubscribe";
import { mountWebhooks } from "./http/endpoints/webhooks";
import { Websites } from "./http/websites";
import { FeedBook } from "./ingest/feedBook";
import { holdCallsOfLostHistory } from "./delivery/lostHistory";
import { waitingCalls } from "./delivery/waitingCalls";
import { AlarmBook } from "./live/alarmBook";
import { ClaimChangeStream } from "./live/claimChangeStream";
import { BoardSync } from "./live/boardSync";
import { EventStreams } from "./live/eventStreams";
import { LiveConnections } from "./live/liveConnections";
import { clientAddress, trustedProxies } from "./http/trustedProxies";
import { serveSockets } from "./live/sockets";
import { SocketAccessCheck } from "./live/socketAccess";
import { FrameScheduler } from "./live/frameScheduler";
import { IngestWaits } from "./live/ingestWaits";
import { PresenceBook } from "./live/presenceBook";
import { WatchedEntities } from "./live/watchedEntities";
import { directoryOf } from "./integrations/directory/directory";
import type { Integrations } from "./integrations/adapter";
import { openIntegrations } from "./integrations/integrations";
import { openRouting } from "./integrations/routing/routingService";
import { openPlaces } from "./integrations/places/places";
import type { Env } from "./platform/env";
import type { Log } from "./platform/log";
import { publicUrl } from "./platform/publicUrl";
import { Clock } from "./platform/time";
import { PositionWriter } from "./positions/positionWriter";
import { createSchema } from "./schema";
import { KeptReferences } from "./settings/references.loaders";
import { startWorkers } from "./workers";

export interface App {
  url: string;
  clock: Clock;
  board: Board;
  /** For tests and other code that changes permissions directly in the database. */
  accessCache: AccessCache;
  /** Mounted routes, e.g. "GET /healthz"; a test checks the authentication of each. */
  routes: readonly string[];
  stop(): Promise<void>;
}

export async function startApp(
  env: Env,
  log: Log,
  { db, requests, intakeDb, vitalDb, ownerDb, place }: Omit<Opened, "close" | "dropSilent" | "abandon">,
  clock = new Clock(),
  integrations = openIntegrations(env, { db, clock }),
): Promise<App> {
  const installation = await readInstallation(db, env.INSTALLATION_SECRET);
  // The subject contains the installation's epoch, so that installations can share a NATS server.
  const nats = env.NATS_URL ? { url: env.NATS_URL, subject: `atalaya.changes.${installation.epoch}` } : undefined;
  const announcer = new Announcer(intakeDb, log, nats);
  await announcer.listen();
  const board = new Board();
  const boardSync = await BoardSync.start({ db, vitalDb }, announcer, log, board);
  const claimChangeStream = new ClaimChangeStream(intakeDb, installation, boardSync);
  const frameScheduler = new FrameScheduler();
  const accessCache = new AccessCache(clock);
  const references = new KeptReferences(clock);
  const databaseClock = new DatabaseClock({ db: vitalDb, log });
  const databaseTrouble = new DatabaseTrouble(log);
  const work = { db, clock, announcer, accessCache, references, databaseClock, databaseTrouble, log };
  const intakeWork = { ...work, db: intakeDb };
  const writer = new PositionWriter(intakeWork);
  const watchedEntities = new WatchedEntities();
  const presenceBook = new PresenceBook(intakeWork);
  const alarmBook = new AlarmBook(intakeWork);
  const feedBook = new FeedBook(intakeWork);
  const routing = openRouting(env, log);
  const measuredIntegrations: Integrations = {
    ...integrations,
    onCall: (integration, outcome, seconds) => metrics.integrationCalls.observe({ integration, outcome }, seconds),
  };
  const deps = {
    env,
    log,
    db: requests,
    shares: new ViewerPools(requests),
    clock,
    installation,
    announcer,
    databaseTrouble,
    accessCache,
    references,
    databaseClock,
    integrations: measuredIntegrations,
    places: openPlaces(env, log),
    routing,
    board,
    boardSync,
    frameScheduler,
    claimChangeStream,
    watchedEntities,
    presenceBook,
    alarmBook,
  };

  const websites = new Websites(env.ALLOWED_ORIGINS, publicUrl(env));
  const hosts = new Hosts(env);
  const isTrustedProxy = trustedProxies(env.TRUST_PROXY);
  const http = await openHttp(log, hosts, websites, env);
  const routes: string[] = [];
  http.addHook("onRoute", ({ method, url }) => void routes.push(...[method].flat().map((verb) => `${verb} ${url}`)));
  const schema = await createSchema();
  const drain = new Drain(env.STOP_NOTICE_SECONDS * SECOND_MS);
  const rejectionStatus = (request: IncomingMessage): number | null =>
    drain.isRefusing ? 503 : !hosts.isOwn(request) ? 421 : websites.isWelcome(request) ? null : 403;
  const startedAtMs = Date.now();
  const boardAgeMs = (): number => Date.now() - boardSync.follower.caughtUpAt;
  const waits = new IngestWaits(log);
  const metrics = createMetrics(
    {
      atalaya_board_claims: { help: "Open claims on this node's board", value: () => board.claims },
      atalaya_board_suppliers: { help: "Suppliers on this node's board", value: () => board.suppliers },
      atalaya_board_age_ms: { help: "Since the change log was last read to its end", value: boardAgeMs },
      atalaya_board_behind_ms: {
        help: "Since the last heartbeat in the change log that the board has taken in",
        value: () => boardSync.lagMs,
      },
      atalaya_lost_histories: {
        help: "Failovers and restores that lost changes which this node had read, since it was started; the board was loaded again each time",
        value: () => boardSync.lostHistories,
      },
      atalaya_database_trouble: {
        help: "1: the database takes no writes (unreachable, disk full, read-only, ...: see /readyz and the log)",
        value: () => (databaseTrouble.kind ? 1 : 0),
      },
      atalaya_database_clock_error_ms: {
        help: "By how much the database's clock has jumped; negative: it is behind; 0: it is trusted",
        value: () => databaseClock.errorMs,
      },
      atalaya_log_held_ms: {
        help: "For how long a transaction, named by its process, application and database, has held back the change log; 0: none does",
        value: () => logHold.ageMs,
        labels: { names: holderLabels, values: () => logHold.labels },
      },
      atalaya_sockets: { help: "Open websockets", value: () => sockets?.count() ?? 0 },
      atalaya_socket_lag_seconds: {
        help: "Longest time for which a websocket with unsent data has sent nothing",
        value: () => (sockets?.lagMs() ?? 0) / SECOND_MS,
      },
      atalaya_event_streams: { help: "Open subscriptions over SSE", value: () => streams?.count ?? 0 },
    },
    {
      atalaya_ingest_waiting: {
        help: "Ingest requests that wait for others of the same API key",
        label: "key",
        values: () => waits.waitingByKey(),
      },
      atalaya_outbox_waiting: {
        help: "Calls to other systems that wait for an attempt",
        label: "integration",
        values: () => waitingCalls(vitalDb),
      },
    },
  );
  const connections = env.LIVE
    ? new LiveConnections(new SocketAccessCheck(vitalDb, log), clock, { log, workerMetrics: metrics.workers })
    : null;
  const addressOf = (request: IncomingMessage): string => clientAddress(request, isTrustedProxy);
  const sockets = connections && serveSockets(http.server, schema, { ...deps, connections, rejectionStatus, addressOf });
  const streams = connections && new EventStreams(schema, connections, deps);
  boardSync.onLostHistory(async (lost) => {
    accessCache.forgetAll();
    references.forgetAll();
    await holdCallsOfLostHistory(work, lost);
    sockets?.closeAll("RESUME_TOO_OLD");
    streams?.failAll("RESUME_TOO_OLD");
  });
  const logHold = new LogHold({ ...work, db: vitalDb, workerMetrics: metrics.workers });
  mountRequestMetrics(http, metrics);
  drain.mount(http);
  mountSlowBodies(http, log);
  const admission = new RequestAdmission(deps, websites);
  const apollo = await mountGraphql(http, schema, deps, admission, streams, metrics.operations);
  mountHealth(http, {
    db: vitalDb,
    boardAgeMs,
    uptimeMs: () => Date.now() - startedAtMs,
    boardSync,
    answersAnew: () => answersAnew(place, log),
    drain,
    databaseTrouble,
    logHold,
    databaseClock,
  });
  mountMetrics(http, metrics, env);
  mountSchema(http, schema);
  mountSandbox(http);
  mountReference(http, schema);
  mountWidget(http, deps);
  const ingestWork = { ...intakeWork, writer, feedBook, positionCounter: metrics.positions, recordCounter: metrics.records, waits };
  mountPositions(http, ingestWork);
  mountRecords(http, { ...ingestWork, stopping: drain.signal });
  mountWebhooks(http, intakeWork, env.ASSISTANCE_WEBHOOK_SECRET);
  mountCalls(http, deps, admission);
  mountPictures(http, deps, admission);
  mountExports(http, deps, admission);
  mountDataExports(http, deps);
  mountHelp(http, clock, admission);
  mountDirectory(http, { ...work, db: requests, env, directory: directoryOf(env) });
  mountTiles(http, deps);
  mountUnsubscribe(http, { ...work, db: requests, installation });
  await mountClient(http, env);
  await http.listen({ port: env.PORT, host: env.HOST });
  const workers = startWorkers({
    ...work,
    workerMetrics: metrics.workers,
    env,
    intakeDb,
    ownerDb,
    vitalDb,
    databaseTrouble,
    logHold,
    boardSync,
    watchedEntities,
    presenceBook,
    alarmBook,
    feedBook,
    installation,
    integrations: measuredIntegrations,
    routing,
    place,
    schema,
    live: deps,
  });

  const { port } = http.server.address() as AddressInfo;
  return {
    url: `http://${env.HOST === "0.0.0.0" || env.HOST === "127.0.0.1" ? "localhost" : env.HOST}:${port}`,
    clock,
    board,
    accessCache,
    routes,
    async stop() {
      drain.signal.addEventListener("abort", () => {
        connections?.stop();
        streams?.close();
      });
      const drained = drain.run(http, () => http.close().then(() => apollo.stop()), sockets);
      await workers.stop(drained);
      boardSync.stop();
      announcer.stop();
      frameScheduler.stop();
    },
  };
}
