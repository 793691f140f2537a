import { MINUTE_MS } from "../../../schema/rules/durations";
import { instances } from "../../db/tables/instances";
import { transaction, type Work } from "../../db/transaction";
import type { WatchedEntities } from "../../live/watchedEntities";
import { settingsInForce, type SettingsInForce } from "../../settings/settings.queries";
import { Worker, type WorkerDeps } from "../../platform/worker";
import { instanceTasks, instancesToReevaluate, tasksOfIds, type Task, type Versions } from "./settingsSweep.tasks";

/**
 * Intervals in milliseconds: check for new settings, full scan for work left by a stopped node, and check of watched entities during a
 * sweep.
 */
const INTERVALS_MS = { look: 500, lookAtAll: MINUTE_MS, watched: 1_000 };
/** Rows per transaction, and the duration in milliseconds above which the batch shrinks. */
const BATCH_LIMITS = { most: 300, least: 100, longest: 150 };
/** Two concurrent lanes overlap evaluation in this process with writes in PostgreSQL. */
const LANE_COUNT = 2;

/**
 * Re-evaluates claims and suppliers after settings change, watched ones first. Nodes share the work through row locks; a full scan finds
 * work left by a stopped node.
 */
export class SettingsSweep {
  private readonly loop: Worker;
  private lanes: Task[][] = [];
  private versions: Versions = {};
  /** Settings for which the sweep is complete, as far as this node knows; `null` while work may remain. */
  private settledSettings: SettingsInForce | null = null;
  private lastScanMs = -Infinity;
  private lastWatchedScanMs = -Infinity;
  private size = BATCH_LIMITS.most;

  constructor(private readonly work: Work & WorkerDeps & { watched: WatchedEntities }) {
    this.loop = new Worker(
      {
        name: "settingsSweep",
        intervalMs: INTERVALS_MS.look,
        run: async () => ((await this.runOnce()) ? "more" : "idle"),
        failureText: "Re-evaluating claims and suppliers after a settings change failed; retrying",
      },
      work,
    );
  }

  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  async settled(): Promise<void> {
    while (!this.settledSettings) await new Promise((later) => setTimeout(later, 20));
  }

  private async runOnce(): Promise<boolean> {
    if (!this.lanes.length) await this.findWork();
    if (!this.lanes.length) return false;
    await this.watchedFirst();
    await Promise.all(this.lanes.map((tasks) => this.step(tasks)));
    this.lanes = this.lanes.filter((tasks) => tasks.length);
    // Locked rows may have been skipped; the next scan finds them.
    return this.lanes.length > 0;
  }

  private async step(tasks: Task[]): Promise<void> {
    const startedMs = performance.now();
    const ended = await tasks[0]!(this.work, this.size);
    this.adjustBatch(performance.now() - startedMs);
    if (ended) tasks.shift();
  }

  private async findWork(): Promise<void> {
    await transaction(this.work, async (tx, now) => {
      const settings = await settingsInForce(tx, now);
      if (settings === this.settledSettings && performance.now() - this.lastScanMs < INTERVALS_MS.lookAtAll) return;
      const ids = await tx.select({ id: instances.id }).from(instances);
      this.versions = Object.fromEntries(ids.map(({ id }) => [id, settings.of(id).version]));
      const older = await instancesToReevaluate(tx, this.versions);
      const tasks = (): Task[] => older.flatMap((id) => instanceTasks(id, this.versions[id]!));
      this.lanes = older.length ? Array.from({ length: LANE_COUNT }, tasks) : [];
      this.settledSettings = older.length ? null : settings;
      this.lastScanMs = performance.now();
      this.lastWatchedScanMs = -Infinity;
    });
  }

  private async watchedFirst(): Promise<void> {
    if (performance.now() - this.lastWatchedScanMs < INTERVALS_MS.watched) return;
    this.lastWatchedScanMs = performance.now();
    const tasks = tasksOfIds(this.work.watched.current(), this.versions);
    while (tasks.length) await this.step(tasks);
  }

  private adjustBatch(took: number): void {
    if (took > BATCH_LIMITS.longest) this.size = Math.max(BATCH_LIMITS.least, Math.floor(this.size / 2));
    else if (took < BATCH_LIMITS.longest / 2) this.size = Math.min(BATCH_LIMITS.most, this.size + BATCH_LIMITS.least);
  }
}
