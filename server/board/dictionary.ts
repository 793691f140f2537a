// Attributes as small numbers: centres, clients, contracts … are compared and filtered by code, and never leave the board.

/** Names as codes that only grow; 0 is none. */
export class Dictionary {
  readonly names: (string | null)[] = [null];
  private readonly codes = new Map<string, number>();

  /** The code of a name, made at its first use. */
  code(name: string | null): number {
    if (name === null) return 0;
    const known = this.codes.get(name);
    if (known !== undefined) return known;
    this.codes.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** Which codes of a dictionary are let through. A code it has not seen yet is kept out until `refresh`. */
export class Mask {
  /** 1 at each code that passes. */
  bits = new Uint8Array(16);
  private knownNames = 0;

  constructor(
    private readonly dictionary: Dictionary,
    private readonly passes: (name: string | null) => boolean,
  ) {
    this.refresh();
  }

  /** Takes in the names that were added since; to be called before a scan. */
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
