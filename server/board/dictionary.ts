// Codes for names (centres, clients, contracts …), so that attributes are compared and filtered as small numbers.

/** Maps names to codes. Codes only grow; 0 means no name. */
export class Dictionary {
  readonly names: (string | null)[] = [null];
  private readonly codes = new Map<string, number>();

  code(name: string | null): number {
    if (name === null) return 0;
    const existingCode = this.codes.get(name);
    if (existingCode !== undefined) return existingCode;
    this.codes.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** The codes of a dictionary that pass. Codes added after the last `refresh` do not pass. */
export class Mask {
  bits = new Uint8Array(16);
  private knownNames = 0;

  constructor(
    private readonly dictionary: Dictionary,
    private readonly passes: (name: string | null) => boolean,
  ) {
    this.refresh();
  }

  /** Includes names added since the last call. Call it before each scan. */
  refresh(): void {
    const { names } = this.dictionary;
    if (this.knownNames === names.length) return;
    if (names.length > this.bits.length) {
      const longer = new Uint8Array(Math.max(names.length, this.bits.length * 2));
      longer.set(this.bits);
      this.bits = longer;
    }
    for (; this.knownNames < names.length; this.knownNames++) this.bits[this.knownNames] = this.passes(names[this.knownNames]!) ? 1 : 0;
  }
}
