// What other settings would do to the open claims: the pure rules, twice over.
import { setImmediate as breath } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { automatic } from "../../schema/rules/automatic";
import type { Process } from "../../schema/rules/processes";
import type { ClaimRow } from "../changes/claimState";
import { among } from "../db/among";
import type { Db } from "../db/connect";
import { claims } from "../db/tables/claims";
import type { Scope } from "../platform/viewer";
import type { SettingsInForce } from "../settings/settings.queries";
import type { Judged, JudgedClaim, JudgedRow } from "./claims.judged";
import { openClaims } from "./claims.open.queries";
import { drivingTo, evaluated, factsOf } from "./claims.status";
import type { SupplierFacts } from "./claims.supplierFacts.queries";
import { planned } from "./processes.plan";
import { ProcessSurroundings } from "./processes.surroundings";

export interface SettingsEffect {
  openClaims: number;
  statusChanges: number;
  outsideCalls: number;
}

export interface WhatIf {
  /** As it is, or will be without the change. */
  before: SettingsInForce;
  /** With it. */
  after: SettingsInForce;
  now: Date;
}

/** Claims judged without a pause: nobody waits longer for this thread than some milliseconds. */
const slice = 50;

/** How many open claims in scope would have another status, and how many calls to the outside would begin, were `after` in force at `now`. */
export async function settingsEffect(db: Db, scope: Scope, instanceIds: readonly string[], whatIf: WhatIf): Promise<SettingsEffect> {
  const effect: SettingsEffect = { openClaims: 0, statusChanges: 0, outsideCalls: 0 };
  for (const instanceId of instanceIds) {
    const touched = !isDeepStrictEqual(whatIf.before.of(instanceId).values, whatIf.after.of(instanceId).values);
    for await (const page of openClaims(db, scope, instanceId)) {
      effect.openClaims += page.length;
      for (let from = 0; touched && from < page.length; from += slice) {
        await breath();
        const compared = page.slice(from, from + slice).map((claim) => compare(claim, whatIf));
        effect.statusChanges += compared.filter(({ before, after }) => before.status !== after.status).length;
        effect.outsideCalls += await newCalls(
          db,
          compared.filter(({ mayCall }) => mayCall),
          whatIf,
        );
      }
    }
  }
  return effect;
}

interface Compared {
  before: Judged;
  after: Judged;
  /** Something is due by the new settings that is not by the old. */
  mayCall: boolean;
}

function compare({ row, ...supplier }: JudgedClaim, { before, after, now }: WhatIf): Compared {
  const by = (settings: SettingsInForce) => {
    const judged = evaluated(row, supplier, settings, now);
    return { judged, due: duties(judged, supplier, settings, now) };
  };
  const [was, is] = [by(before), by(after)];
  return { before: was.judged, after: is.judged, mayCall: is.due.some((process) => !was.due.includes(process)) };
}

function duties(row: JudgedRow, supplier: SupplierFacts, inForce: SettingsInForce, now: Date): Process[] {
  const facts = {
    claim: factsOf(row, supplier.access),
    resource: drivingTo(row, supplier.lastFixAt),
    settings: inForce.of(row.instanceId).values,
    status: row.status,
    lateSince: row.lateSince?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
  };
  return automatic(facts, now.getTime()).due.map(({ process }) => process);
}

/** Of claims that may need one: what the processes would begin, which know who can be called and what has been done already. */
async function newCalls(db: Db, compared: readonly Compared[], whatIf: WhatIf): Promise<number> {
  if (!compared.length) return 0;
  return db.transaction(async (tx) => {
    const ids = compared.map(({ before }) => before.id);
    const rows = new Map((await tx.select().from(claims).where(among(claims.id, ids))).map((row) => [row.id, row]));
    const around = await ProcessSurroundings.read(tx, whatIf.now, [...rows.values()]);
    const [before, after] = [around.by(whatIf.before), around.by(whatIf.after)];
    return compared.flatMap((one) => {
      const row = rows.get(one.before.id);
      if (!row) return [];
      const begun = calls({ ...row, ...one.before }, before, whatIf.now);
      return calls({ ...row, ...one.after }, after, whatIf.now).filter((process) => !begun.includes(process));
    }).length;
  });
}

/** Which of the contact centre's lists the suppliers to be called are on changes no number. */
const anyList = "suppliers";

function calls(claim: ClaimRow, around: ProcessSurroundings, now: Date): Process[] {
  const { starts, completion } = planned(claim, around, anyList, now);
  const contacts = starts.flatMap(({ run, contact }) => (contact ? [run.process] : []));
  return completion ? [...contacts, completion.process] : contacts;
}
