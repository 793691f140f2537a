import { metresBetween, type Place } from "../geo";

export class BaseFinder {
  private readonly cells = new Map<string, { id: string; place: Place }[]>();

  add(id: string, place: Place, services: readonly string[]): void {
    for (const service of services) {
      const key = cell(service, Math.floor(place[0] * 10), Math.floor(place[1] * 10));
      const nearbyBases = this.cells.get(key);
      if (nearbyBases) nearbyBases.push({ id, place });
      else this.cells.set(key, [{ id, place }]);
    }
  }

  /** Returns one of the six nearest bases within ten kilometres that offer the service; `choice` distributes the work among them. */
  near(place: Place, service: string, choice: number): string | undefined {
    const [column, row] = [Math.floor(place[0] * 10), Math.floor(place[1] * 10)];
    const nearby = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => this.cells.get(cell(service, column + x, row + y)) ?? []));
    const nearest = nearby
      .map((base) => ({ id: base.id, metres: metresBetween(base.place, place) }))
      .filter(({ metres }) => metres < 10_000)
      .sort((a, b) => a.metres - b.metres)
      .slice(0, 6);
    return nearest[choice % Math.max(nearest.length, 1)]?.id;
  }
}
const cell = (service: string, column: number, row: number): string => `${service}:${column}:${row}`;
