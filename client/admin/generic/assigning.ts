// Dependencies between functionalities: specification section 5 and readings, "Who may do what".
import { type Functionality, functionalities, requirementsOf } from "../../../schema/rules/access/functionalities";

export const missingRequirements = (functionality: Functionality, assigned: ReadonlySet<Functionality>): Functionality[] =>
  requirementsOf(functionality).filter((needed) => !assigned.has(needed));

export const dependentFunctionalities = (functionality: Functionality, assigned: ReadonlySet<Functionality>): Functionality[] =>
  functionalities.filter((other) => assigned.has(other) && requirementsOf(other).includes(functionality));

export const withAll = (assigned: ReadonlySet<Functionality>, more: readonly Functionality[]): Set<Functionality> =>
  new Set([...assigned, ...more]);

export const without = (assigned: ReadonlySet<Functionality>, gone: readonly Functionality[]): Set<Functionality> =>
  new Set([...assigned].filter((functionality) => !gone.includes(functionality)));
