import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Board } from "./board/board";
import { Announcer } from "./changes/announcer";
import { readInstallation } from "./db/installation";
import type { Opened } from "./db/open";
import { ViewerPools } from "./db/viewerPools";
import { RequestAdmission } from "./http/requestAdmission";
import { mountCalls } from "./http/endpoints/calls";
import { mountClient } from "./http/endpoints/client";
import { mountDirectory } from "./http/endpoints/directory";
import { mountExports } from "./http/endpoints/exports";
import { drain } from "./http/drain";
import { mountGraphql } from "./http/endpoints/graphql";
import { mountHelp } from "./http/endpoints/help";
import { mountHealth } from "./http/endpoints/health";
import { Hosts } from "./http/hosts";
import { mountPictures } from "./http/endpoints/pictures";
import { mountPositions } from "./http/endpoints/positions";
import { createMetrics, mountMetrics } from "./http/endpoints/metrics";
import { openHttp } from "./http/server";
import { mountOrigin } from "./http/requestOrigin";
import { mountRecords } from "./http/endpoints/records";
import { mountWidget } from "./http/endpoints/widget";
import { mountSandbox } from "./http/endpoints/sandbox";
import { mountSchema } from "./http/endpoints/schemaFile";
import { mountTiles } from "./http/endpoints/tiles";
import { mountUnsubscribe } from "./http/endpoints/unsubscribe";
import { mountWebhooks } from "./http/endpoints/webhooks";
import { Websites } from "./http/websites";
import { FeedBook } from "./ingest/feedBook";
import { AlarmBook } from "./live/alarmBook";
import { ClaimChangeStream } from "./live/claimChangeStream";
import { BoardSync } from "./live/boardSync";
import { serveSockets } from "./live/sockets";
import { SocketAccessCheck } from "./live/socketAccess";
import { FrameScheduler } from "./live/frameScheduler";
import { PresenceBook } from "./live/presenceBook";
import { WatchedEntities } from "./live/watchedEntities";
import { directoryOf } from "./integrations/directory/directory";
import { openIntegrations } from "./integrations/integrations";
import { openMaps } from "./integrations/maps/maps";
import { openPlaces } from "./integrations/maps/places/places";
import type { Env } from "./platform/env";
import type { Log } from "./platform/log";
import { publicUrl } from "./platform/publicUrl";
import { Clock } from "./platform/time";
import { PositionWriter } from "./positions/positionWriter";
import { createSchema } from "./schema";
import { startWorkers } from "./workers";

export interface App {
  url: string;
  clock: Clock;
  board: Board;
  stop(): Promise<void>;
}

/** Starts the product on a migrated database. */
export async function startApp(
  env: Env,
  log: Log,
  { db, requests, ownerDb, place }: Omit<Opened, "close">,
  clock = new Clock(),
  integrations = openIntegrations(env, { db, clock }),
): Promise<App> {
  const installation = await readInstallation(db, env.INSTALLATION_SECRET);
  const announcer = new Announcer(db, log);
  await announcer.listen();
  const board = new Board();
  const boardSync = await BoardSync.start(db, announcer, log, board);
  const claimChangeStream = new ClaimChangeStream(db, installation, boardSync);
  const frameScheduler = new FrameScheduler();
  const work = { db, clock, announcer, log };
  const writer = new PositionWriter(work);
  const watchedEntities = new WatchedEntities();
  const presenceBook = new PresenceBook(work);
  const alarmBook = new AlarmBook(work);
  const feedBook = new FeedBook(work);
  const maps = openMaps(env, log);
  const deps = {
    env,
    log,
    db: requests,
    shares: new ViewerPools(requests),
    clock,
    installation,
    announcer,
    integrations,
    places: openPlaces(env, log),
    maps,
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
  const http = await openHttp(log, hosts, websites, env);
  const schema = await createSchema();
  const rejectionStatus = (request: IncomingMessage): number | null =>
    !hosts.isOwn(request) ? 421 : websites.isWelcome(request) ? null : 403;
  const sockets = env.LIVE
    ? serveSockets(http.server, schema, { ...deps, accessCheck: new SocketAccessCheck(db, log), rejectionStatus })
    : null;
  const boardAgeMs = (): number => Date.now() - boardSync.follower.caughtUpAt;
  const metrics = createMetrics({
    atalaya_board_claims: { help: "Open claims on this node's board", value: () => board.claims },
    atalaya_board_suppliers: { help: "Suppliers on this node's board", value: () => board.suppliers },
    atalaya_board_age_ms: { help: "Since the change log was last read to its end", value: boardAgeMs },
    atalaya_board_behind_ms: {
      help: "Since the last heartbeat in the change log that the board has taken in",
      value: () => boardSync.lagMs,
    },
    atalaya_sockets: { help: "Open websockets", value: () => sockets?.count() ?? 0 },
  });
  mountOrigin(http);
  const admission = new RequestAdmission(deps, websites);
  const apollo = await mountGraphql(http, schema, deps, admission);
  mountHealth(http, { db, boardAgeMs });
  mountMetrics(http, metrics, env);
  mountSchema(http);
  mountSandbox(http);
  mountWidget(http, work);
  mountPositions(http, { ...work, writer, feedBook, positionCounter: metrics.positions });
  mountRecords(http, { ...work, feedBook });
  mountWebhooks(http, work, env.ASSISTANCE_WEBHOOK_SECRET);
  mountCalls(http, deps, admission);
  mountPictures(http, deps, admission);
  mountExports(http, deps, admission);
  mountHelp(http, clock, admission);
  mountDirectory(http, { ...work, env, directory: directoryOf(env) });
  mountTiles(http, deps);
  mountUnsubscribe(http, { ...work, installation });
  await mountClient(http, env);
  await http.listen({ port: env.PORT, host: env.HOST });
  const workers = startWorkers({
    ...work,
    workerMetrics: metrics.workers,
    env,
    ownerDb,
    boardSync,
    watchedEntities,
    presenceBook,
    alarmBook,
    feedBook,
    installation,
    integrations,
    maps,
    place,
    schema,
  });

  const { port } = http.server.address() as AddressInfo;
  return {
    url: `http://${env.HOST === "0.0.0.0" || env.HOST === "127.0.0.1" ? "localhost" : env.HOST}:${port}`,
    clock,
    board,
    async stop() {
      const drained = drain(http, () => apollo.stop(), sockets); // Apollo Server closes the HTTP server
      await workers.stop(drained);
      boardSync.stop();
      frameScheduler.stop();
    },
  };
}
