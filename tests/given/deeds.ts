// Claims in any status, and what is done to them, through the product's own doors.
import { expect, vi } from "vitest";
import type { ClaimAction } from "../../schema/rules/actions";
import type { ClaimStatus } from "../../schema/rules/claims";
import type { Answer, GivenApp } from "./app";
import { claimRecord, minutes, supplierRecord } from "./records";

/** Assigned so many minutes ago to a base, which is phoned: a manual assignment. */
const assigned = (ago: number, eta?: number, more: object = {}): object => ({
  cdprovee: "B-1",
  fhocurrencia: minutes(-ago - 1),
  fhasignacion: minutes(-ago),
  ...(eta !== undefined && { eta }),
  ...more,
});
const arrived = (ago: number): object => ({ milestones: [{ code: "C", at: minutes(-ago) }] });

/** What a record says so that the claim has this status; managed ones need a managed delay, too. */
export const recordOf: Record<ClaimStatus, (id: string) => object> = {
  NO_SUPPLIER: () => ({ fhocurrencia: minutes(-1) }),
  NO_SUPPLIER_DELAYED: () => ({ fhocurrencia: minutes(-20) }),
  PENDING_ARRIVAL: () => assigned(5),
  // its resource stands before the door; a service that is phoned all the same
  PENDING_ARRIVAL_ADVANCED: (id) => assigned(5, 45, { cdprovee: `M-${id}`, tpasignacion: "MANUAL" }),
  PENDING_ARRIVAL_INTIME: () => assigned(5, 45),
  PENDING_ARRIVAL_DELAYED: () => assigned(40, 20),
  PENDING_ARRIVAL_CRITICAL: () => assigned(90, 30),
  MANAGED: () => assigned(40, 20),
  PROG_PENDING_ACTION: () => assigned(5, undefined, { swprogramado: 1, fhplanificai: minutes(1440) }),
  NO_FINISHED: () => assigned(90, 20, arrived(20)),
  NO_FINISH_DELAYED: () => assigned(300, 20, arrived(200)),
  NO_FINISH_ARRIVAL_INTIME: () => assigned(40, 30, arrived(15)),
  NO_FINISH_MANAGED: () => assigned(300, 20, arrived(200)),
  FINISHED: () => assigned(60, 20, { ...arrived(30), cdestadoserv: "FIN" }),
};

export interface Acted {
  id: string;
  status: ClaimStatus;
  version: number;
  pendingAction: { action: ClaimAction; since: string } | null;
  managedUntil: string | null;
  arrivedAt: string | null;
  arrivedLate: boolean | null;
  finishedAt: string | null;
  cancelledAt: string | null;
  acceptedAt: string | null;
  promisedAt: string | null;
  noSupplierSince: string | null;
  predictedAt: string | null;
  assignmentType: string | null;
  supplier: { id: string } | null;
  milestones: { code: string; at: string }[];
  deeds: {
    id: string;
    action: ClaimAction;
    state: string;
    code: string | null;
    actor: { kind: string; id: string | null; name: string } | null;
    minutes: number | null;
    reason: string | null;
    undoUntil: string | null;
    settledAt: string | null;
  }[];
}
const fields = `id status version pendingAction { action since } managedUntil arrivedAt arrivedLate finishedAt cancelledAt acceptedAt promisedAt
  noSupplierSince predictedAt assignmentType supplier { id } milestones { code at }
  deeds { id action state code actor { kind id name } minutes reason undoUntil settledAt }`;

export type DeedName = ClaimAction | "undoManageDelay";
const inputType = (deed: DeedName): string => `${deed[0]!.toUpperCase()}${deed.slice(1)}Input`;
let lastClaim = 0;
let lastRequest = 0;
export const request = (): string => `request-${++lastRequest}`;

/** What a deed needs beside the claim and the request. */
export const usual: Record<DeedName, object> = {
  manageDelay: { minutes: 60, reason: "traffic" },
  undoManageDelay: {},
  confirmArrival: {},
  confirmCompletion: {},
  cancelService: { reason: "no longer needed" },
  cancelProvider: { reason: "broke down" },
};

export function givenDeeds(app: GivenApp) {
  let admin: Promise<string> | undefined;
  const given = {
    /** Does a deed; a fresh request unless one is given. */
    async act(bearer: string, deed: DeedName, claimId: string, input: object = {}): Promise<Answer<Record<DeedName, Acted>>> {
      const query = `mutation($input: ${inputType(deed)}!) { ${deed}(input: $input) { ${fields} } }`;
      return app.graphql(query, { input: { claimId, requestId: request(), ...usual[deed], ...input } }, bearer);
    },
    /** Does a deed that must go well; answers the claim. */
    async done(bearer: string, deed: DeedName, claimId: string, input: object = {}): Promise<Acted> {
      const { data, errors } = await given.act(bearer, deed, claimId, input);
      expect(errors).toBeUndefined();
      return data![deed];
    },
    async claim(bearer: string, id: string): Promise<Acted> {
      const { data } = await app.graphql<{ claim: Acted }>(`query($id: ID!) { claim(id: $id) { ${fields} } }`, { id }, bearer);
      return data!.claim;
    },
    /** Sends records for so many claims of each status, with more in each, and answers their ids, once each has its status. */
    async claimsIn(bearer: string, statuses: readonly ClaimStatus[], more: object = {}): Promise<string[]> {
      const key = await app.key("ingest");
      const ids = statuses.map(() => `D-${++lastClaim}`);
      const driven = ids.filter((_, i) => statuses[i] === "PENDING_ARRIVAL_ADVANCED");
      const resources = driven.map((id) => supplierRecord(`M-${id}`, { tpaccprovee: "MOBILE", mobile: `dev-${id}`, x: null, y: null }));
      await app.ingest("suppliers", [supplierRecord("B-1"), ...resources], key);
      const { body } = await app.ingest(
        "claims",
        ids.map((id, i) => claimRecord(id, { ...recordOf[statuses[i]!](id), ...more })),
        key,
      );
      expect(body).toMatchObject({ accepted: ids.length, refused: [] });
      for (const id of driven)
        await fetch(`${app.url}/ingest/positions/osmand?id=dev-${id}&lat=40.4&lon=-3.7`, { headers: { authorization: `Bearer ${key}` } });
      for (const [i, id] of ids.entries())
        if (statuses[i] === "MANAGED" || statuses[i] === "NO_FINISH_MANAGED") await given.done(bearer, "manageDelay", id);
      const reached = () => Promise.all(ids.map(async (id) => (await given.claim(bearer, id)).status));
      await vi.waitFor(async () => expect(await reached()).toEqual(statuses), { timeout: 10_000 });
      return ids;
    },
    async claimIn(bearer: string, status: ClaimStatus, more: object = {}): Promise<string> {
      return (await given.claimsIn(bearer, [status], more))[0]!;
    },
    /** Tells the built-in assistance system how to behave. */
    async assistance(behaviour: object = {}): Promise<void> {
      const answer = await app.graphql(
        "mutation($input: StandInInput!) { setStandIn(input: $input) { port } }",
        { input: { port: "ASSISTANCE", ...behaviour } },
        await (admin ??= app.signIn("admin")),
      );
      expect(answer.errors).toBeUndefined();
    },
    /** What the built-in assistance system was told about a claim, the oldest first. */
    async told(claimId: string): Promise<{ operation: string; refused: string | null }[]> {
      const { data } = await app.graphql<{ standIn: { calls: { operation: string; claimId: string; refused: string | null }[] } }>(
        "{ standIn(port: ASSISTANCE) { calls { operation claimId refused } } }",
        {},
        await (admin ??= app.signIn("admin")),
      );
      return data!.standIn.calls
        .filter((call) => call.claimId === claimId)
        .map(({ operation, refused }) => ({ operation, refused }))
        .reverse();
    },
    /** Moves the product's clock on. */
    later(seconds: number): void {
      app.clock.offset += seconds * 1_000;
    },
  };
  return given;
}
