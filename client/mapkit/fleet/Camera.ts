/** The view of the last redraw. Projects without calling the map and without allocating. */
export class Camera {
  /** From the unit Mercator square to clip space, column-major. */
  readonly matrix = new Float64Array(16);
  width = 0;
  height = 0;
  /** Visible copies of the world, as offsets in worlds. */
  copies: number[] = [0];
  x = 0;
  y = 0;

  set(matrix: ArrayLike<number>, width: number, height: number, copies = this.copies): void {
    for (let i = 0; i < 16; i++) this.matrix[i] = matrix[i]!;
    this.width = width;
    this.height = height;
    this.copies = copies;
  }

  /** Projects a position into `x` and `y`. Returns false if it lies behind the camera. */
  project(mercatorX: number, mercatorY: number): boolean {
    const m = this.matrix;
    const w = m[3]! * mercatorX + m[7]! * mercatorY + m[15]!;
    if (!(w > 0)) return false;
    this.x = ((m[0]! * mercatorX + m[4]! * mercatorY + m[12]!) / w + 1) * 0.5 * this.width;
    this.y = (1 - (m[1]! * mercatorX + m[5]! * mercatorY + m[13]!) / w) * 0.5 * this.height;
    return true;
  }

  /** True if a position is in view in any copy of the world, with a margin in CSS pixels. Projects like `project`. */
  isInView(mercatorX: number, mercatorY: number, margin = 0): boolean {
    for (let i = 0; i < this.copies.length; i++) {
      if (!this.project(mercatorX + this.copies[i]!, mercatorY)) continue;
      if (this.x >= -margin && this.y >= -margin && this.x <= this.width + margin && this.y <= this.height + margin) return true;
    }
    return false;
  }
}
