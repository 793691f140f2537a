import type { Db } from "../db/connect";
import { exportParts } from "../db/tables/exports";

/** Bytes of a part: small enough for one statement, large enough that there are few. */
const PART_BYTES = 512 * 1_024;

/** Gathers the bytes of a file and stores them in parts, each in a statement of its own. */
export class PartStore {
  private readonly gathered: Buffer[] = [];
  private gatheredBytes = 0;
  private stored = 0;
  /** So far, also those that are not stored yet. */
  bytes = 0;

  constructor(
    private readonly db: Db,
    private readonly exportId: string,
  ) {}

  readonly add = async (bytes: Buffer): Promise<void> => {
    this.gathered.push(bytes);
    this.gatheredBytes += bytes.length;
    this.bytes += bytes.length;
    if (this.gatheredBytes >= PART_BYTES) await this.flush();
  };

  async flush(): Promise<void> {
    if (this.gatheredBytes === 0) return;
    const bytes = Buffer.concat(this.gathered.splice(0));
    this.gatheredBytes = 0;
    await this.db.insert(exportParts).values({ exportId: this.exportId, number: this.stored++, bytes });
  }
}
