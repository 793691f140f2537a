import { observable } from "./observable";

/** The tour of the map was asked for again, in the help. */
export const tourAsked = observable(false);
