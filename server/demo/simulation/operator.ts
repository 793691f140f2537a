// The simulated operation's own operator: sees late claims through the API, like any outsider, and manages some of them.
import type { ClaimStatus } from "../../../schema/rules/claims";
import { DoorError, type Doors } from "../doors";
import type { Random } from "../random";

/** Milliseconds between two looks. The rest of what is late is left to whoever sits before the screen. */
const every = 12_000;
/** Of the late claims, at most this share is managed at a time. */
const share = 1 / 4;

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
    private readonly doors: Doors,
    private readonly random: Random,
    now: number,
    private readonly warn: (text: string) => void,
  ) {
    this.nextAt = now + every;
  }

  /** Looks when it is time. Throws ConnectionLost; a key that may not read or act ends the looking, and that is said. */
  async act(now: number): Promise<void> {
    if (!this.allowed || now < this.nextAt) return;
    this.nextAt = now + every;
    try {
      const { claims } = (await this.doors.query(lateClaims, { statuses: [...late, ...managed] })) as Found;
      for (const id of this.chosen(claims.nodes)) await this.manage(id, now);
    } catch (error) {
      if (!(error instanceof DoorError)) throw error;
      this.allowed = false;
      this.warn(`the demo's operator stops: ${error.message}`);
    }
  }

  /** One late claim of each stage, as long as fewer than its share are managed. */
  private chosen(nodes: Found["claims"]["nodes"]): string[] {
    const own = nodes.filter(({ id }) => id.startsWith("DEMO-"));
    return [true, false].flatMap((stage) => {
      const here = own.filter(({ status }) => onSite(status) === stage);
      const waiting = here.filter(({ status }) => isLate(status));
      const enough = here.length - waiting.length >= Math.max(here.length * share, 1);
      return waiting.length && !enough ? [this.random.pick(waiting).id] : [];
    });
  }

  /** Throws DoorError when nobody may do this; that this claim cannot be managed any more is no fault. */
  private async manage(claimId: string, now: number): Promise<void> {
    const input = {
      claimId,
      minutes: this.random.whole(4, 12) * 5,
      reason: this.random.pick(reasons),
      requestId: `demo-${claimId}-${now}`,
    };
    await this.doors.query(manage, { input }).catch((error: unknown) => {
      if (!(error instanceof DoorError) || error.forbidden || error.message === "FORBIDDEN") throw error;
    });
  }
}
