// Events of a simulated claim. Each changes the stage and sends the change; milestones follow the stages.
import { MINUTE_MS } from "../../../schema/rules/durations";
import type { SupplierAccess } from "../../../schema/rules/lists/suppliers";
import type { MilestoneCode } from "../../../schema/rules/lists/claims";
import { endCode, iso, milestone, type Milestone } from "../records";
import { assignmentOf, fleetOf, sendChanges, type Claim, type World } from "./state";

/** `promised` minutes apply only if nothing was promised to the insured before. */
export function assign(world: World, claim: Claim, supplier: { id: string; access: SupplierAccess }, promised: number | null): void {
  const { random, now } = world;
  const promise = claim.promised === null && promised !== null ? { eta: promised } : {};
  claim.promised ??= promised;
  claim.stage = "assigned";
  claim.supplierId = supplier.id;
  claim.assignedAt = now;
  claim.acceptAt = now + random.between(0.5, 3) * MINUTE_MS;
  sendChanges(world, claim, {
    cdprovee: supplier.id,
    tpasignacion: assignmentOf(supplier.access),
    fhasignacion: iso(now),
    fhpendingarrival: iso(now),
    ...promise,
    movements: [{ rgmovimi: 1, ecomov: random.whole(3_000, 9_000) / 100 }],
  });
}

export function accept(world: World, claim: Claim): void {
  claim.acceptAt = null;
  claim.acceptedAt = world.now;
  sendChanges(world, claim, { milestones: [...(claim.record.milestones ?? []), ...milestonesAt(["ACCEPTANCE", "PHONE"], world.now)] });
}

export function arrive(world: World, claim: Claim): void {
  if (claim.acceptAt !== null) accept(world, claim);
  const { now, random } = world;
  claim.stage = "onSite";
  claim.arrivedAt = now;
  claim.dropAt = null;
  const milestones = milestonesAt(random.chance(0.5) && claim.service.risk === "CAR" ? ["ARRIVAL", "PLATE"] : ["ARRIVAL"], now);
  sendChanges(world, claim, {
    milestones: [...(claim.record.milestones ?? []), ...milestones],
    ata: Math.round((now - claim.assignedAt!) / MINUTE_MS),
  });
}

export function finish(world: World, claim: Claim): void {
  const { now, random } = world;
  endClaim(world, claim);
  sendChanges(world, claim, {
    cdestadoserv: endCode("finished"),
    nbestadoserv: "Finished",
    milestones: [...(claim.record.milestones ?? []), ...milestonesAt(["FINISHED"], now)],
    movements: [...(claim.record.movements ?? []), { rgmovimi: 2, ecomov: random.whole(4_000, 18_000) / 100 }],
  });
}

export function cancel(world: World, claim: Claim): void {
  endClaim(world, claim);
  sendChanges(world, claim, { cdestadoserv: endCode("cancelled"), nbestadoserv: "Cancelled" });
}

export function dropSupplier(world: World, claim: Claim): void {
  const { now, random } = world;
  claim.stage = "waiting";
  claim.supplierId = claim.acceptAt = claim.acceptedAt = claim.assignedAt = claim.arriveAt = claim.dropAt = null;
  claim.assignAt = now + random.between(2, 6) * MINUTE_MS;
  claim.giveUpAt = claim.assignAt + 10 * MINUTE_MS;
  sendChanges(world, claim, {
    cdprovee: null,
    fhasignacion: null,
    fhpendingarrival: null,
    tpasignacion: null,
    fhnosupplier: iso(now),
    milestones: null,
  });
}

/** End of overdue work, well after the server's limit (KPI 12). */
export function overrunUntil({ random }: World, claim: Claim, arrivedAt: number): number {
  const limit = Math.max(Math.max(claim.acceptedAt ?? arrivedAt, claim.plannedStart ?? 0) + 120 * MINUTE_MS, arrivedAt + 30 * MINUTE_MS);
  return limit + random.between(8, 40) * MINUTE_MS;
}

function endClaim(world: World, claim: Claim): void {
  claim.stage = "over";
  world.claims.delete(claim.id);
  if (claim.mode === "mobile") fleetOf(world, claim)!.open--;
}

const milestonesAt = (codes: readonly MilestoneCode[], at: number): Milestone[] => codes.map((code) => milestone(code, at));
