import type { Bench } from "./bench";
import { dataSections } from "./dataSections";
import { liveSections } from "./liveSections";

export const benches: Record<string, Bench> = { ...dataSections, ...liveSections };
