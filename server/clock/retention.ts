import { disableInactiveUsers } from "../auth/inactive.actions";
import type { Db } from "../db/connect";
import type { Work } from "../db/transaction";
import type { Log } from "../platform/log";
import { removeOldRows } from "./retentionRows";
import { giveRoundBack, takeRound } from "./retentionRound";

/** Asks whether the day's round is due this often, in the clock's time, milliseconds. */
const askEvery = 3_600_000;
const tick = 1_000;

/** Once a day per installation, whichever node comes first: disables users long not seen, removes rows older than logs are kept. */
export class Retention {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> | undefined;
  private askAt = -Infinity;

  constructor(private readonly work: Work & { log: Log; keeper: Db }) {}

  start(): void {
    this.timer = setInterval(() => {
      const now = this.work.clock.now();
      if (this.working || now < this.askAt) return;
      this.askAt = now + askEvery;
      this.working = this.round().finally(() => (this.working = undefined));
    }, tick);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.working;
  }

  private async round(): Promise<void> {
    try {
      if (!(await takeRound(this.work))) return;
      await disableInactiveUsers(this.work);
      await removeOldRows(this.work);
    } catch (err) {
      this.work.log.error({ err }, "inactive users and old logs could not be seen to; it is tried again in an hour");
      await giveRoundBack(this.work.db).catch(() => undefined);
    }
  }
}
