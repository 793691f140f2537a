/** The slope of the straight line that fits points best (least squares): by how much y grows with each x. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (of: (point: readonly [number, number]) => number): number =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [meanX, meanY] = [mean(([x]) => x), mean(([, y]) => y)];
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return spread ? points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread : 0;
}
