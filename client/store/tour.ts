import { observable } from "./observable";

export const tourAsked = observable(false);
