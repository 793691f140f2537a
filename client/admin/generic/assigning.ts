// What goes with a functionality that is assigned or unassigned. Readings, "Who may do what"; specification section 5.
import { type Functionality, functionalities, requirementsOf } from "../../../schema/rules/access/functionalities";

/** Those that are not assigned yet and that this one needs. */
export const missingRequirements = (one: Functionality, assigned: ReadonlySet<Functionality>): Functionality[] =>
  requirementsOf(one).filter((needed) => !assigned.has(needed));

/** Those assigned that need this one: it cannot be unassigned without them. */
export const dependentFunctionalities = (one: Functionality, assigned: ReadonlySet<Functionality>): Functionality[] =>
  functionalities.filter((other) => assigned.has(other) && requirementsOf(other).includes(one));

export const withAll = (assigned: ReadonlySet<Functionality>, more: readonly Functionality[]): Set<Functionality> =>
  new Set([...assigned, ...more]);

export const without = (assigned: ReadonlySet<Functionality>, gone: readonly Functionality[]): Set<Functionality> =>
  new Set([...assigned].filter((one) => !gone.includes(one)));
