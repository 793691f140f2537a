import type { Log } from "../platform/log";
import { requestSlotLimits, RequestSlots } from "../platform/requestSlots";

type IngestLimit = "records" | "recordStreams" | "recordArrays" | "positions";

export class IngestWaits {
  private readonly all: RequestSlots[] = [];

  constructor(private readonly log: Log) {}

  slots(name: IngestLimit): RequestSlots {
    const slots = new RequestSlots(requestSlotLimits[name], "TOO_MANY_REQUESTS", (keyId, counts) =>
      this.log.warn(
        { event: "ingest.wait_timeout", keyId, limit: name, ...counts },
        "An ingest request waited too long for other requests of its key; responding 503",
      ),
    );
    this.all.push(slots);
    return slots;
  }

  waitingByKey(): Map<string, number> {
    const sums = new Map<string, number>();
    for (const slots of this.all) for (const [key, count] of slots.waitingByKey) sums.set(key, (sums.get(key) ?? 0) + count);
    return sums;
  }
}
