// Parameters of an address that say which claims and suppliers are wanted: the map and the registers read the same ones.

/** Statuses of claims, of mobile suppliers, how suppliers are reached, only those without a position. */
const filterParameters = ["status", "resources", "access", "nowhere"] as const;

/** Of an address the part that filters, to go on with elsewhere: "?status=plc", or nothing. */
export function filterQuery(search: string): string {
  const [from, to] = [new URLSearchParams(search), new URLSearchParams()];
  for (const name of filterParameters) for (const value of from.getAll(name)) to.append(name, value);
  const text = to.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
  return text && `?${text}`;
}
