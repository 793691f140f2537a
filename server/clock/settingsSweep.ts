import type { Announcer } from "../changes/announcer";
import { instances } from "../db/tables/instances";
import { transaction, type Work } from "../db/transaction";
import type { Watched } from "../live/watched";
import type { Log } from "../platform/log";
import { settingsInForce, type SettingsInForce } from "../settings/settings.queries";
import { Loop } from "./loop";
import { instanceTasks, olderInstances, theseTasks, type Task, type Versions } from "./settingsSweep.tasks";

/** Milliseconds: looks for settings that have come into force, for what a killed node left, and, while it sweeps, for what is watched. */
const every = { look: 500, lookAtAll: 60_000, watched: 1_000 };
/** Rows in one transaction, fewer when it takes longer than this, milliseconds: no reader of the log waits for more. */
const batch = { most: 300, least: 100, longest: 150 };
/** Transactions at a time: while PostgreSQL writes for one, this process reckons for the other. They share the work as nodes do. */
const lanes = 2;

/**
 * Judges anew what was judged by older settings than those in force, also when a change that was made for later comes into force: first
 * what somebody looks at. Nodes share the work; what a killed one left is found by the next look at all.
 */
export class SettingsSweep {
  private readonly loop: Loop;
  /** What each lane has to do, in order. */
  private lanes: Task[][] = [];
  private versions: Versions = {};
  /** By these everything has been judged, as far as this node knows; null: it has to look. */
  private done: SettingsInForce | null = null;
  private lookedAt = -Infinity;
  private watchedAt = -Infinity;
  private size = batch.most;

  constructor(private readonly work: Work & { announcer: Announcer; log: Log; watched: Watched }) {
    this.loop = new Loop(
      every.look,
      () => this.piece(),
      (err) => work.log.warn({ err }, "what other settings touch could not be judged anew; it is tried again"),
    );
  }

  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Answers once everything has been judged by the settings in force, as far as this node knows. */
  async settled(): Promise<void> {
    while (!this.done) await new Promise((later) => setTimeout(later, 20));
  }

  /** One short transaction in each lane; answers whether there is more to do at once. */
  private async piece(): Promise<boolean> {
    if (!this.lanes.length) await this.look();
    if (!this.lanes.length) return false;
    await this.watchedFirst();
    await Promise.all(this.lanes.map((tasks) => this.step(tasks)));
    this.work.announcer.grown();
    this.lanes = this.lanes.filter((tasks) => tasks.length);
    // What somebody held may be left: the next look says.
    return this.lanes.length > 0;
  }

  private async step(tasks: Task[]): Promise<void> {
    const begun = performance.now();
    const ended = await tasks[0]!(this.work, this.size);
    this.fit(performance.now() - begun);
    if (ended) tasks.shift();
  }

  /** Finds what there is to do. Nothing is read of claims unless other settings are in force, or it is time to look at all. */
  private async look(): Promise<void> {
    await transaction(this.work, async (tx, now) => {
      const settings = await settingsInForce(tx, now);
      if (settings === this.done && performance.now() - this.lookedAt < every.lookAtAll) return;
      const ids = await tx.select({ id: instances.id }).from(instances);
      this.versions = Object.fromEntries(ids.map(({ id }) => [id, settings.of(id).version]));
      const older = await olderInstances(tx, this.versions);
      const tasks = (): Task[] => older.flatMap((id) => instanceTasks(id, this.versions[id]!));
      this.lanes = older.length ? Array.from({ length: lanes }, tasks) : [];
      this.done = older.length ? null : settings;
      this.lookedAt = performance.now();
      this.watchedAt = -Infinity;
    });
  }

  /** Before any lane goes on, so that nothing else can come before it. */
  private async watchedFirst(): Promise<void> {
    if (performance.now() - this.watchedAt < every.watched) return;
    this.watchedAt = performance.now();
    const tasks = theseTasks(this.work.watched.now(), this.versions);
    while (tasks.length) await this.step(tasks);
    this.work.announcer.grown();
  }

  private fit(took: number): void {
    if (took > batch.longest) this.size = Math.max(batch.least, Math.floor(this.size / 2));
    else if (took < batch.longest / 2) this.size = Math.min(batch.most, this.size + batch.least);
  }
}
