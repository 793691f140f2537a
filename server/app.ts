import type { IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Board } from "./board/board";
import { Announcer } from "./changes/announcer";
import { DriveClock } from "./clock/drives";
import { SettingsSweep } from "./clock/settingsSweep";
import { StatusClock } from "./clock/statusClock";
import { Heartbeat } from "./clock/heartbeat";
import { ProcessClock } from "./clock/processes";
import { Reconsidering } from "./clock/reconsidering";
import { Retention } from "./clock/retention";
import { Sealing } from "./clock/sealing";
import { readInstallation } from "./db/installation";
import type { Opened } from "./db/open";
import { Shares } from "./db/shares";
import { Delivery } from "./delivery/delivery";
import { Asking } from "./http/asking";
import { mountCalls } from "./http/calls";
import { mountClient } from "./http/client";
import { mountDirectory } from "./http/directory";
import { drain } from "./http/drain";
import { mountGraphql } from "./http/graphql";
import { mountHealth } from "./http/health";
import { Hosts } from "./http/hosts";
import { mountPositions } from "./http/ingest";
import { createMetrics, mountMetrics } from "./http/metrics";
import { openHttp } from "./http/open";
import { mountOrigin } from "./http/origin";
import { mountRecords } from "./http/records";
import { mountSandbox } from "./http/sandbox";
import { mountSchema } from "./http/schema";
import { mountWebhooks } from "./http/webhooks";
import { Websites } from "./http/websites";
import { ClaimFeed } from "./live/claimFeed";
import { Feed } from "./live/feed";
import { serveSockets } from "./live/sockets";
import { Standing } from "./live/standing";
import { Ticker } from "./live/ticker";
import { Watched } from "./live/watched";
import { directoryOf } from "./outside/directory/directory";
import { openMaps } from "./outside/maps/maps";
import { outsideOf } from "./outside/outside";
import type { Env } from "./platform/env";
import type { Log } from "./platform/log";
import { publicUrl } from "./platform/publicUrl";
import { Clock } from "./platform/time";
import { PositionWriter } from "./positions/writer";
import { createSchema } from "./schema";

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
  { db, requests, keeper }: Pick<Opened, "db" | "requests" | "keeper">,
  clock = new Clock(),
  outside = outsideOf(env, { db, clock }),
): Promise<App> {
  const installation = await readInstallation(db, env.INSTALLATION_SECRET);
  const announcer = new Announcer(db, log);
  await announcer.listen();
  const board = new Board();
  const feed = await Feed.start(db, announcer, log, board);
  const claimFeed = new ClaimFeed(db, installation, feed);
  const ticker = new Ticker();
  const work = { db, clock, announcer, log };
  const writer = new PositionWriter(work);
  const watched = new Watched();
  const statusClock = new StatusClock(work);
  const settingsSweep = new SettingsSweep({ ...work, watched });
  const driveClock = new DriveClock({ ...work, maps: openMaps(env, log), feed });
  const heartbeat = new Heartbeat({ ...work, keeper });
  const processClock = new ProcessClock({ ...work, supplierList: env.SUPPLIER_CONTACT_LIST });
  const reconsidering = new Reconsidering(work);
  const retention = new Retention({ ...work, keeper });
  const sealing = new Sealing(work);
  const delivery = new Delivery({ ...work, outside });
  const deps = {
    env,
    log,
    db: requests,
    shares: new Shares(requests),
    clock,
    installation,
    announcer,
    outside,
    board,
    feed,
    ticker,
    claimFeed,
    watched,
  };

  const websites = new Websites(env.ALLOWED_ORIGINS, publicUrl(env));
  const hosts = new Hosts(env);
  const http = await openHttp(log, hosts, websites, env);
  const schema = await createSchema();
  const refuses = (request: IncomingMessage): number | null => (!hosts.isOwn(request) ? 421 : websites.welcome(request) ? null : 403);
  const sockets = env.LIVE ? serveSockets(http.server, schema, { ...deps, standing: new Standing(db), refuses }) : null;
  const boardAge = (): number => Date.now() - feed.follower.readAt;
  const metrics = createMetrics({
    atalaya_board_claims: { help: "Open claims on this node's board", value: () => board.claims },
    atalaya_board_suppliers: { help: "Suppliers on this node's board", value: () => board.suppliers },
    atalaya_board_age_ms: { help: "Since the change log was last read to its end", value: boardAge },
    atalaya_board_behind_ms: { help: "Since the last heartbeat in the change log that the board has taken in", value: () => feed.behind },
    atalaya_sockets: { help: "Open websockets", value: () => sockets?.count() ?? 0 },
  });
  mountOrigin(http);
  const asking = new Asking(deps, websites);
  const apollo = await mountGraphql(http, schema, deps, asking);
  mountHealth(http, { db, boardAge });
  mountMetrics(http, metrics, env);
  mountSchema(http);
  mountSandbox(http);
  mountPositions(http, { ...work, writer, counted: metrics.positions });
  mountRecords(http, work);
  mountWebhooks(http, work, env.ASSISTANCE_WEBHOOK_SECRET);
  mountCalls(http, deps, asking);
  mountDirectory(http, { ...work, env, directory: directoryOf(env) });
  await mountClient(http, env);
  await http.listen({ port: env.PORT, host: env.HOST });
  statusClock.start();
  settingsSweep.start();
  driveClock.start();
  heartbeat.start();
  processClock.start();
  reconsidering.start();
  retention.start();
  sealing.start();
  delivery.start();

  const { port } = http.server.address() as AddressInfo;
  return {
    url: `http://${env.HOST === "0.0.0.0" || env.HOST === "127.0.0.1" ? "localhost" : env.HOST}:${port}`,
    clock,
    board,
    async stop() {
      const drained = drain(http, () => apollo.stop(), sockets); // Apollo Server closes the HTTP server
      const working = [heartbeat, statusClock, settingsSweep, driveClock, processClock, reconsidering, retention, delivery];
      await Promise.all([drained, ...working.map((one) => one.stop())]);
      feed.stop();
      ticker.stop();
      await sealing.stop();
    },
  };
}
