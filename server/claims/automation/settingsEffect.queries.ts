// What other settings would do to the open claims: the pure rules, twice over.
import { yieldToEventLoop } from "../../platform/timeSlices";
import { isDeepStrictEqual } from "node:util";
import { dueProcessesOf } from "../../../schema/rules/claims/automation";
import type { ClaimStatus } from "../../../schema/rules/claims/claims";
import type { Process } from "../../../schema/rules/claims/processes";
import { maxEntries } from "../../../schema/rules/limits/listSizes";
import type { ClaimRow } from "../../changes/claimState";
import { inList } from "../../db/inList";
import type { Db } from "../../db/connect";
import { claims } from "../../db/tables/claims";
import type { Scope } from "../../platform/viewer";
import type { SettingsInForce } from "../../settings/settings.queries";
import type { Evaluated, EvaluatedClaim, EvaluatedRow } from "../status/evaluatedClaim";
import { openClaims } from "../status/openClaims.queries";
import { resourceFactsOf, withStatus, claimFactsOf } from "../status/storedStatus";
import type { SupplierFacts } from "../status/supplierFacts.queries";
import { planProcesses } from "./plan";
import { ProcessContext } from "./processContext";

export interface SettingsEffect {
  openClaims: number;
  statusChanges: number;
  /** The first of them, at most so many as `maxEntries` says. */
  changedClaims: ClaimStatusEffect[];
  integrationCalls: number;
}

export interface ClaimStatusEffect {
  claimId: string;
  from: ClaimStatus;
  to: ClaimStatus;
}

export interface WhatIf {
  /** As it is, or will be without the change. */
  before: SettingsInForce;
  /** With it. */
  after: SettingsInForce;
  now: Date;
}

/** Claims evaluated without a pause: nobody waits longer for this thread than some milliseconds. */
const SLICE_CLAIMS = 50;

/** How many open claims in scope would have another status, and how many calls to integrations would begin, were `after` in force at `now`. */
export async function settingsEffect(db: Db, scope: Scope, instanceIds: readonly string[], whatIf: WhatIf): Promise<SettingsEffect> {
  const effect: SettingsEffect = { openClaims: 0, statusChanges: 0, changedClaims: [], integrationCalls: 0 };
  for (const instanceId of instanceIds) {
    const settingsDiffer = !isDeepStrictEqual(whatIf.before.of(instanceId).values, whatIf.after.of(instanceId).values);
    for await (const page of openClaims(db, scope, instanceId)) {
      effect.openClaims += page.length;
      for (let from = 0; settingsDiffer && from < page.length; from += SLICE_CLAIMS) {
        await yieldToEventLoop();
        const compared = page.slice(from, from + SLICE_CLAIMS).map((claim) => compare(claim, whatIf));
        const changed = compared.filter(({ before, after }) => before.status !== after.status);
        effect.statusChanges += changed.length;
        effect.changedClaims.push(
          ...changed
            .slice(0, maxEntries.changedClaims - effect.changedClaims.length)
            .map(({ before, after }) => ({ claimId: before.id, from: before.status, to: after.status })),
        );
        effect.integrationCalls += await newCalls(
          db,
          compared.filter(({ mayStartCall: mayCall }) => mayCall),
          whatIf,
        );
      }
    }
  }
  return effect;
}

interface Compared {
  before: Evaluated;
  after: Evaluated;
  /** Something is due by the new settings that is not by the old. */
  mayStartCall: boolean;
}

function compare({ row, ...supplier }: EvaluatedClaim, { before, after, now }: WhatIf): Compared {
  const by = (settings: SettingsInForce) => {
    const evaluated = withStatus(row, supplier, settings, now);
    return { evaluated, due: dueProcesses(evaluated, supplier, settings, now) };
  };
  const [was, is] = [by(before), by(after)];
  return { before: was.evaluated, after: is.evaluated, mayStartCall: is.due.some((process) => !was.due.includes(process)) };
}

function dueProcesses(row: EvaluatedRow, supplier: SupplierFacts, inForce: SettingsInForce, now: Date): Process[] {
  const facts = {
    claim: claimFactsOf(row, supplier.access),
    resource: resourceFactsOf(row, supplier.lastFixAt),
    settings: inForce.of(row.instanceId).values,
    status: row.status,
    lateSince: row.lateSince?.getTime() ?? null,
    createdAt: row.createdAt.getTime(),
  };
  return dueProcessesOf(facts, now.getTime()).due.map(({ process }) => process);
}

/** Of claims that may need one: what the processes would begin, which know who can be called and what has been done already. */
async function newCalls(db: Db, compared: readonly Compared[], whatIf: WhatIf): Promise<number> {
  if (!compared.length) return 0;
  return db.transaction(async (tx) => {
    const ids = compared.map(({ before }) => before.id);
    const rows = new Map((await tx.select().from(claims).where(inList(claims.id, ids))).map((row) => [row.id, row]));
    const context = await ProcessContext.read(tx, whatIf.now, [...rows.values()]);
    const [before, after] = [context.withSettings(whatIf.before), context.withSettings(whatIf.after)];
    return compared.flatMap((one) => {
      const row = rows.get(one.before.id);
      if (!row) return [];
      const begun = callsStarted({ ...row, ...one.before }, before, whatIf.now);
      return callsStarted({ ...row, ...one.after }, after, whatIf.now).filter((process) => !begun.includes(process));
    }).length;
  });
}

/** Which of the contact centre's lists the suppliers to be called are on changes no number. */
const ANY_LIST_ID = "suppliers";

function callsStarted(claim: ClaimRow, context: ProcessContext, now: Date): Process[] {
  const { starts, completion } = planProcesses(claim, context, ANY_LIST_ID, now);
  const contacts = starts.flatMap(({ run, contact }) => (contact ? [run.process] : []));
  return completion ? [...contacts, completion.process] : contacts;
}
