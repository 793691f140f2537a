import type { Db } from "../db/connect";
import { exportParts } from "../db/tables/exports";

/** Part size: small enough for one statement, large enough to limit their number. */
const PART_BYTES = 512 * 1_024;

export class PartStore {
  private readonly part = Buffer.allocUnsafe(PART_BYTES);
  private gathered = 0;
  private stored = 0;
  bytes = 0;

  constructor(
    private readonly db: Db,
    private readonly exportId: string,
  ) {}

  readonly add = async (bytes: Buffer): Promise<void> => {
    this.bytes += bytes.length;
    for (let from = 0; from < bytes.length;) {
      const copiedBytes = bytes.copy(this.part, this.gathered, from);
      from += copiedBytes;
      this.gathered += copiedBytes;
      if (this.gathered === PART_BYTES) await this.flush();
    }
  };

  async flush(): Promise<void> {
    if (this.gathered === 0) return;
    const bytes = this.part.subarray(0, this.gathered);
    await this.db.insert(exportParts).values({ exportId: this.exportId, number: this.stored++, bytes });
    this.gathered = 0;
  }
}
