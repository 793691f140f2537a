// Loggable form of a call: identifiers, codes and numbers; places are rounded to about a kilometre.
import { allowFields, redactCall } from "../integrations/redactCall";
import type { FilterReason } from "../../schema/rules/supplierFilter/filterFacts";
import type { FilterResult } from "./filterSuppliers";
import type { Asked } from "./need.queries";

const fields = allowFields(
  ["claimId", "instanceId", "serviceId", "network", "neededAt", "supplierId", "lon", "lat"],
  ["place", "first", "candidates", "excluded", "rank", "minutes", "kilometres", "router", "isEstimate", "reasons", "code"].concat([
    "jobs",
    "wait",
    "hour",
    "load",
    "limit",
    "rating",
    "cost",
    "estimate",
  ]),
);
/** Without metres, because the kilometres are logged too. */
const loggedReason = ({ code, figures: { metres: _metres, ...figures } = {} }: FilterReason): object => ({ code, ...figures });
const tenths = (metres: number): number => Math.round(metres / 100) / 10;
const hundredths = (degrees: number): number => Math.round(degrees * 100) / 100;

export const loggedInput = ({ claim, instanceId, serviceId, need }: Asked, first: number): unknown =>
  redactCall(
    {
      ...(claim && { claimId: claim.id }),
      ...{ instanceId, serviceId },
      place: { lon: hundredths(need.place[0]), lat: hundredths(need.place[1]) },
      neededAt: new Date(need.neededAt),
      ...(need.network !== null && { network: need.network }),
      first,
    },
    fields,
  );

export const loggedOutput = ({ ranked, excluded }: FilterResult): unknown =>
  redactCall(
    {
      candidates: ranked.map(({ rank, reasons, route }, i) => ({
        rank: i + 1,
        supplierId: rank.supplierId,
        minutes: rank.minutes,
        kilometres: tenths(rank.metres),
        router: route.router,
        isEstimate: rank.isEstimate,
        reasons: reasons.map(loggedReason),
      })),
      excluded: excluded.map(({ supplier, reasons }) => ({
        supplierId: supplier.known.id,
        kilometres: tenths(supplier.metres),
        reasons: reasons.map(loggedReason),
      })),
    },
    fields,
  );
