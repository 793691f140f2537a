import type { GraphQLSchema } from "graphql";
import { exportedLogs } from "./admin/logExports/exportedLogs";
import { RetentionWorker } from "./admin/retention/retention";
import { AlarmSweepWorker } from "./alarms/alarmSweep";
import { AlarmReturnWorker } from "./alarms/returns";
import { SilentFeedWorker } from "./alarms/silentFeeds";
import { ErasureWorker } from "./archive/erasureWorker";
import { removeOldClaims } from "./archive/removeOldClaims";
import { AuditSealWorker } from "./audit/sealWorker";
import { OverViewWorker } from "./auth/session/overViews";
import type { Announcer } from "./changes/announcer";
import { Heartbeat } from "./changes/heartbeat";
import type { LogHold } from "./changes/logHold";
import { AutomationWorker } from "./claims/automation/automationWorker";
import { SupplierAccessWorker } from "./claims/status/accessChangeWorker";
import { StatusWorker } from "./claims/status/dueStatuses";
import { reevaluateFutureRows } from "./claims/status/futureRows";
import { SettingsSweep } from "./claims/status/settingsSweep";
import { ArrivalFitWorker } from "./claims/trips/fits/fitWorker";
import { TripWorker } from "./claims/trips/tripWorker";
import type { Db } from "./db/connect";
import type { DatabaseClock } from "./db/health/databaseClock";
import type { DatabaseTrouble } from "./db/health/databaseTrouble";
import type { Installation } from "./db/installation";
import type { DatabasePlace } from "./db/open";
import type { Work } from "./db/transaction";
import { OutboxWorker } from "./delivery/outboxWorker";
import { fileThread } from "./exports/exportThread";
import { ExportWorker } from "./exports/exportWorker";
import { FigureWorker } from "./figures/figureWorker";
import type { Integrations } from "./integrations/adapter";
import type { FeedBook } from "./ingest/feedBook";
import type { RoutingService } from "./integrations/routing/routingService";
import type { AlarmBook } from "./live/alarmBook";
import type { LiveDeps } from "./live/context";
import type { BoardSync } from "./live/boardSync";
import type { PresenceBook } from "./live/presenceBook";
import type { WatchedEntities } from "./live/watchedEntities";
import { AlertWorker } from "./reports/alerts/alertWorker";
import { fileWorks } from "./reports/fileWorks";
import { ReportWorker } from "./reports/subscriptions/reportWorker";
import { writeReport } from "./reports/writeReport";
import { GazetteerWorker } from "./search/places/gazetteerWorker";
import { SearchKeyWorker } from "./search/searchKeyWorker";
import { WebhookDeliveryWorker } from "./webhooks/deliveryWorker";
import { WebhookDispatchWorker } from "./webhooks/dispatchWorker";
import { WebhookLevelWorker } from "./webhooks/levelWorker";
import type { Env } from "./platform/env";
import type { WorkerDeps } from "./platform/worker";

type Deps = Work &
  Required<Omit<WorkerDeps, "mayRun">> & {
    env: Env;
    intakeDb: Db;
    ownerDb: Db;
    vitalDb: Db;
    databaseTrouble: DatabaseTrouble;
    logHold: LogHold;
    databaseClock: DatabaseClock;
    announcer: Announcer;
    boardSync: BoardSync;
    watchedEntities: WatchedEntities;
    presenceBook: PresenceBook;
    alarmBook: AlarmBook;
    feedBook: FeedBook;
    installation: Installation;
    integrations: Integrations;
    routing: RoutingService;
    place: DatabasePlace;
    schema: GraphQLSchema;
    live: LiveDeps;
  };

export interface Workers {
  /** Stops all workers. Sealing stops last, after `drained`, to seal the writes of other workers and requests. */
  stop(drained: Promise<void>): Promise<void>;
}

export function startWorkers({
  env,
  boardSync,
  watchedEntities,
  presenceBook,
  alarmBook,
  feedBook,
  logHold,
  installation,
  place,
  schema,
  intakeDb,
  vitalDb,
  live,
  ...work
}: Deps): Workers {
  const thread = fileThread({ ...work, place, schema, writeReport, logs: exportedLogs, works: fileWorks, logLevel: env.LOG_LEVEL });
  /** For workers that write or compare times: they pause while the database clock is wrong. */
  const timed = { ...work, mayRun: () => work.databaseClock.errorMs === 0 };
  const sealing = new AuditSealWorker(timed);
  work.databaseClock.onTrusted(() => reevaluateFutureRows(work));
  const archiveSettings = { folder: env.ARCHIVE_DIR, keptDays: env.CLAIMS_KEPT_DAYS };
  const workers = [
    new StatusWorker({ ...timed, db: vitalDb }),
    new SettingsSweep({ ...timed, watched: watchedEntities }),
    new ArrivalFitWorker({ ...timed, place, logLevel: env.LOG_LEVEL }),
    new TripWorker({ ...timed, feed: boardSync }),
    new Heartbeat({ ...work, db: vitalDb }),
    new AutomationWorker({ ...timed, supplierList: env.SUPPLIER_CONTACT_LIST }),
    new SupplierAccessWorker(timed),
    new RetentionWorker({ ...timed, removeOldClaims: (signal) => removeOldClaims(timed, archiveSettings, signal) }),
    new ErasureWorker({ ...timed, installation }, env.ARCHIVE_DIR),
    new OutboxWorker({ ...timed, db: intakeDb, mayRun: () => timed.mayRun() && boardSync.isCurrent }),
    new FigureWorker(timed),
    logHold,
    work.databaseClock,
    presenceBook,
    alarmBook,
    feedBook,
    new AlarmReturnWorker(timed),
    new OverViewWorker(timed),
    new AlarmSweepWorker(timed),
    new SearchKeyWorker(work),
    new SilentFeedWorker(timed),
    new ExportWorker({ ...timed, thread, maxRunning: env.EXPORTS_AT_ONCE }),
    new ReportWorker({ ...timed, thread, installation }),
    new AlertWorker({ ...timed, installation }),
    new WebhookDispatchWorker({ ...timed, schema, db: intakeDb }),
    new WebhookDeliveryWorker({
      ...timed,
      db: intakeDb,
      payload: { ...live, schema },
      mayRun: () => timed.mayRun() && boardSync.isCurrent,
    }),
    new WebhookLevelWorker(timed),
    new GazetteerWorker({ ...work, isWanted: env.GAZETTEER }),
  ];
  for (const worker of [...workers, sealing]) worker.start();
  return {
    async stop(drained) {
      await Promise.all([drained, ...workers.map((worker) => worker.stop())]);
      await thread.stop();
      await sealing.stop();
    },
  };
}
