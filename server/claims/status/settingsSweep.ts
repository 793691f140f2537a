import { MINUTE_MS } from "../../../schema/rules/durations";
import { instances } from "../../db/tables/instances";
import { transaction, type Work } from "../../db/transaction";
import type { WatchedEntities } from "../../live/watchedEntities";
import { settingsInForce, type SettingsInForce } from "../../settings/settings.queries";
import { Worker, type WorkerDeps } from "../../platform/worker";
import { instanceTasks, instancesToReevaluate, tasksOfIds, type Task, type Versions } from "./settingsSweep.tasks";

/** Milliseconds: looks for settings that have come into force, for what a killed node left, and, while it sweeps, for what is watched. */
const INTERVALS_MS = { look: 500, lookAtAll: MINUTE_MS, watched: 1_000 };
/** Rows in one transaction, fewer when it takes longer than this, milliseconds: no reader of the log waits for more. */
const BATCH_LIMITS = { most: 300, least: 100, longest: 150 };
/** Transactions at a time: while PostgreSQL writes for one, this process reckons for the other. They share the work as nodes do. */
const LANE_COUNT = 2;

/**
 * Reevaluates what was evaluated by older settings than those in force, also when a change that was made for later comes into force: first
 * what somebody looks at. Nodes share the work; what a killed one left is found by the next look at all.
 */
export class SettingsSweep {
  private readonly loop: Worker;
  /** What each lane has to do, in order. */
  private lanes: Task[][] = [];
  private versions: Versions = {};
  /** By these everything has been evaluated, as far as this node knows; null: it has to look. */
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
        failureText: "what other settings touch could not be evaluated again; it is tried again",
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

  /** Answers once everything has been evaluated by the settings in force, as far as this node knows. */
  async settled(): Promise<void> {
    while (!this.settledSettings) await new Promise((later) => setTimeout(later, 20));
  }

  /** One short transaction in each lane; answers whether there is more to do at once. */
  private async runOnce(): Promise<boolean> {
    if (!this.lanes.length) await this.findWork();
    if (!this.lanes.length) return false;
    await this.watchedFirst();
    await Promise.all(this.lanes.map((tasks) => this.step(tasks)));
    this.lanes = this.lanes.filter((tasks) => tasks.length);
    // What somebody held may be left: the next look says.
    return this.lanes.length > 0;
  }

  private async step(tasks: Task[]): Promise<void> {
    const begun = performance.now();
    const ended = await tasks[0]!(this.work, this.size);
    this.adjustBatch(performance.now() - begun);
    if (ended) tasks.shift();
  }

  /** Finds what there is to do. Nothing is read of claims unless other settings are in force, or it is time to look at all. */
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

  /** Before any lane goes on, so that nothing else can come before it. */
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
