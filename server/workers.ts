import type { GraphQLSchema } from "graphql";
import { RetentionWorker } from "./admin/retention/retention";
import { AlarmSweepWorker } from "./alarms/alarmSweep";
import { AlarmReturnWorker } from "./alarms/returns";
import { SilentFeedWorker } from "./alarms/silentFeeds";
import { AuditSealWorker } from "./audit/sealWorker";
import type { Announcer } from "./changes/announcer";
import { Heartbeat } from "./changes/heartbeat";
import { AutomationWorker } from "./claims/automation/automationWorker";
import { SupplierAccessWorker } from "./claims/status/accessChangeWorker";
import { StatusWorker } from "./claims/status/dueStatuses";
import { SettingsSweep } from "./claims/status/settingsSweep";
import { TripWorker } from "./claims/trips/tripWorker";
import type { Db } from "./db/connect";
import type { Installation } from "./db/installation";
import type { DatabasePlace } from "./db/open";
import type { Work } from "./db/transaction";
import { OutboxWorker } from "./delivery/outboxWorker";
import { fileThread } from "./exports/exportThread";
import { ExportWorker } from "./exports/exportWorker";
import { FigureWorker } from "./figures/figureWorker";
import type { Integrations } from "./integrations/adapter";
import type { FeedBook } from "./ingest/feedBook";
import type { Maps } from "./integrations/maps/maps";
import type { AlarmBook } from "./live/alarmBook";
import type { BoardSync } from "./live/boardSync";
import type { PresenceBook } from "./live/presenceBook";
import type { WatchedEntities } from "./live/watchedEntities";
import { AlertWorker } from "./reports/alerts/alertWorker";
import { fileWorks } from "./reports/fileWorks";
import { ReportWorker } from "./reports/subscriptions/reportWorker";
import { writeReport } from "./reports/writeReport";
import { GazetteerWorker } from "./search/places/gazetteerWorker";
import { SearchKeyWorker } from "./search/searchKeyWorker";
import type { Env } from "./platform/env";
import type { WorkerDeps } from "./platform/worker";

type Deps = Work &
  Required<WorkerDeps> & {
    env: Env;
    ownerDb: Db;
    announcer: Announcer;
    boardSync: BoardSync;
    watchedEntities: WatchedEntities;
    presenceBook: PresenceBook;
    alarmBook: AlarmBook;
    feedBook: FeedBook;
    installation: Installation;
    integrations: Integrations;
    maps: Maps;
    place: DatabasePlace;
    schema: GraphQLSchema;
  };

export interface Workers {
  /** Ends them all: sealing last, once `drained`, so that it seals what the others and the last requests wrote. */
  stop(drained: Promise<void>): Promise<void>;
}

/** Starts what a node does without being asked. */
export function startWorkers({
  env,
  boardSync,
  watchedEntities,
  presenceBook,
  alarmBook,
  feedBook,
  installation,
  place,
  schema,
  ...work
}: Deps): Workers {
  const thread = fileThread({ ...work, place, schema, writeReport, works: fileWorks, logLevel: env.LOG_LEVEL });
  const sealing = new AuditSealWorker(work);
  const workers = [
    new StatusWorker(work),
    new SettingsSweep({ ...work, watched: watchedEntities }),
    new TripWorker({ ...work, feed: boardSync }),
    new Heartbeat(work),
    new AutomationWorker({ ...work, supplierList: env.SUPPLIER_CONTACT_LIST }),
    new SupplierAccessWorker(work),
    new RetentionWorker(work),
    new OutboxWorker(work),
    new FigureWorker(work),
    presenceBook,
    alarmBook,
    feedBook,
    new AlarmReturnWorker(work),
    new AlarmSweepWorker(work),
    new SearchKeyWorker(work),
    new SilentFeedWorker(work),
    new ExportWorker({ ...work, thread, maxRunning: env.EXPORTS_AT_ONCE }),
    new ReportWorker({ ...work, thread, installation }),
    new AlertWorker({ ...work, installation }),
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
