import type { AlarmList } from "../../schema/claims/alarms";
import { alarmLimits } from "../../schema/rules/alarms/alarms";
import { freshLoaders } from "../db/reading/loader";
import type { LiveContext } from "../live/context";
import { PullIterator } from "../live/pullIterator";
import { AlarmLists, isSameList } from "./alarmList";
import type { AlarmViewer } from "./alarmScope";

/** Interval of checks for changes without alarm updates, in milliseconds: claims entering or leaving the scope, ended snoozes. */
const LOOK_INTERVAL_MS = 2_000;

export async function alarmListChanges(ctx: LiveContext, viewer: AlarmViewer): Promise<AsyncIterable<AlarmList>> {
  const { alarmBook, clock } = ctx;
  const lists = new AlarmLists(alarmBook, ctx.board, viewer);
  await alarmBook.read();
  const leaveBook = alarmBook.follow();
  let sent: AlarmList | null = null;
  let revision = -1;
  let lookedAt = -Infinity;
  const stream: PullIterator<AlarmList> = new PullIterator(
    () => {
      const pause = alarmBook.revision === revision ? LOOK_INTERVAL_MS : alarmLimits.intervalMs;
      if (performance.now() - lookedAt < pause) return null;
      lookedAt = performance.now();
      revision = alarmBook.revision;
      const list = lists.at(clock.now());
      if (sent && isSameList(list, sent)) return null;
      sent = list;
      freshLoaders(ctx);
      return list;
    },
    () => {
      leaveScheduler();
      leaveBook();
    },
  );
  const leaveScheduler = ctx.frameScheduler.join(() => stream.wake());
  return stream;
}
