import type { MapFilterInput } from "../../schema/map/map";
import type { BoardFilter } from "../board/boardScope";
import { instantLimits, namedOrUnknown, scheduledNames } from "../claims/queries/claimFilter.queries";
import type { Reader } from "../db/connect";
import type { Scope } from "../platform/viewer";
import { askedSupplierIds } from "../suppliers/queries/suppliers.queries";

/** The part of a filter that depends neither on time nor on other rows. `null` and absent are equal. */
export async function lastingFilter(db: Reader, scope: Scope, filter: MapFilterInput): Promise<BoardFilter> {
  const { statuses, resourceStatuses, kinds, instanceIds, centreIds, clientIds, contractIds, serviceIds, assignmentTypes } = filter;
  return present({
    ...{ statuses, resourceStatuses, kinds, instanceIds, centreIds, clientIds, contractIds, serviceIds, assignmentTypes },
    accesses: filter.access,
    priorities: namedOrUnknown(filter.priorityCodes, filter.priorityUnknown),
    scheduled: scheduledNames(filter),
    supplierIds: await askedSupplierIds(db, scope, filter),
    withoutPosition: filter.withoutPosition,
  });
}

/** The part that depends on time. Throws BAD_USER_INPUT. */
export const filterAt = (filter: MapFilterInput, now: number): Pick<BoardFilter, "instants"> => {
  const instants = instantLimits(filter, now);
  return Object.keys(instants).length ? { instants } : {};
};

const present = (filter: Readonly<Record<string, unknown>>): BoardFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value != null));
