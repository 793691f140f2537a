import type { ClaimStatus } from "../../../schema/rules/lists/claims";
import { EndpointError, type Endpoints } from "../endpoints";
import type { Random } from "../random";

const CHECK_INTERVAL_MS = 12_000;
/** Maximum share of late claims that are managed; the rest is left to the demo's users. */
const MANAGED_SHARE = 1 / 4;

const late = ["PENDING_ARRIVAL_DELAYED", "PENDING_ARRIVAL_CRITICAL", "NO_FINISH_DELAYED"] as const satisfies ClaimStatus[];
const managed = ["MANAGED", "NO_FINISH_MANAGED"] as const satisfies ClaimStatus[];
const isLate = (status: ClaimStatus): boolean => (late as readonly ClaimStatus[]).includes(status);
const onSite = (status: ClaimStatus): boolean => status.startsWith("NO_FINISH");

const lateClaims = `query DemoLate($statuses: [ClaimStatus!]) {
  claims(first: 100, filter: { open: true, statuses: $statuses }) { nodes { id status } }
}`;
const manage = `mutation DemoManage($input: ManageDelayInput!) { manageDelay(input: $input) { id } }`;

interface Found {
  claims: { nodes: { id: string; status: ClaimStatus }[] };
}

const reasons = [
  "Heavy traffic",
  "Road closed",
  "The vehicle is being loaded",
  "The customer asked to wait",
  "A part is on its way",
] as const;

export class Operator {
  private nextAt: number;
  private allowed = true;

  constructor(
    private readonly endpoints: Endpoints,
    private readonly random: Random,
    now: number,
    private readonly warn: (text: string) => void,
  ) {
    this.nextAt = now + CHECK_INTERVAL_MS;
  }

  /** Throws ConnectionLost. Stops, with a message, if the key lacks rights. */
  async act(now: number): Promise<void> {
    if (!this.allowed || now < this.nextAt) return;
    this.nextAt = now + CHECK_INTERVAL_MS;
    try {
      const { claims } = (await this.endpoints.query(lateClaims, { statuses: [...late, ...managed] })) as Found;
      for (const id of this.chosen(claims.nodes)) await this.manage(id, now);
    } catch (error) {
      if (!(error instanceof EndpointError)) throw error;
      this.allowed = false;
      this.warn(`The simulated operator stops: ${error.message}`);
    }
  }

  private chosen(nodes: Found["claims"]["nodes"]): string[] {
    const demoClaims = nodes.filter(({ id }) => id.startsWith("DEMO-"));
    return [true, false].flatMap((stage) => {
      const here = demoClaims.filter(({ status }) => onSite(status) === stage);
      const waiting = here.filter(({ status }) => isLate(status));
      const isEnoughManaged = here.length - waiting.length >= Math.max(here.length * MANAGED_SHARE, 1);
      return waiting.length && !isEnoughManaged ? [this.random.pick(waiting).id] : [];
    });
  }

  private async manage(claimId: string, now: number): Promise<void> {
    const input = {
      claimId,
      minutes: this.random.whole(4, 12) * 5,
      reason: this.random.pick(reasons),
      requestId: `demo-${claimId}-${now}`,
    };
    await this.endpoints.query(manage, { input }).catch((error: unknown) => {
      if (!(error instanceof EndpointError) || error.forbidden || error.message === "FORBIDDEN") throw error;
    });
  }
}
