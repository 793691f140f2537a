import { yieldToEventLoop } from "../../platform/timeSlices";
import { isDeepStrictEqual } from "node:util";
import { dueProcessesOf } from "../../../schema/rules/claims/automation";
import type { ClaimStatus } from "../../../schema/rules/lists/claims";
import type { Process } from "../../../schema/rules/claims/processes";
import { maxEntries } from "../../../schema/rules/requests/listSizes";
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
  changedClaims: ClaimStatusEffect[];
  integrationCalls: number;
}

export interface ClaimStatusEffect {
  claimId: string;
  from: ClaimStatus;
  to: ClaimStatus;
}

export interface WhatIf {
  before: SettingsInForce;
  after: SettingsInForce;
  now: Date;
}

const SLICE_CLAIMS = 50;

/**
 * Counts open claims in scope whose status would differ, and calls to integrations that would start, if `after` were in force at `now`.
 */
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
  mayStartCall: boolean;
}

function compare({ row, ...supplier }: EvaluatedClaim, { before, after, now }: WhatIf): Compared {
  const by = (settings: SettingsInForce) => {
    const evaluated = withStatus(row, supplier, settings, now);
    return { evaluated, due: dueProcesses(evaluated, supplier, settings, now) };
  };
  const [former, changed] = [by(before), by(after)];
  return { before: former.evaluated, after: changed.evaluated, mayStartCall: changed.due.some((process) => !former.due.includes(process)) };
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

async function newCalls(db: Db, compared: readonly Compared[], whatIf: WhatIf): Promise<number> {
  if (!compared.length) return 0;
  return db.transaction(async (tx) => {
    const ids = compared.map(({ before }) => before.id);
    const rows = new Map((await tx.select().from(claims).where(inList(claims.id, ids))).map((row) => [row.id, row]));
    const context = await ProcessContext.read(tx, whatIf.now, [...rows.values()]);
    const [before, after] = [context.withSettings(whatIf.before), context.withSettings(whatIf.after)];
    return compared.flatMap((comparison) => {
      const row = rows.get(comparison.before.id);
      if (!row) return [];
      const callsBefore = callsStarted({ ...row, ...comparison.before }, before, whatIf.now);
      return callsStarted({ ...row, ...comparison.after }, after, whatIf.now).filter((process) => !callsBefore.includes(process));
    }).length;
  });
}

/** Placeholder: the number of calls does not depend on the list. */
const ANY_LIST_ID = "suppliers";

function callsStarted(claim: ClaimRow, context: ProcessContext, now: Date): Process[] {
  const { starts, completion } = planProcesses(claim, context, ANY_LIST_ID, now);
  const contacts = starts.flatMap(({ run, contact }) => (contact ? [run.process] : []));
  return completion ? [...contacts, completion.process] : contacts;
}
