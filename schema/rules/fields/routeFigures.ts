import { claimFields } from "./claimFields";
import { type NamesInGroup, namesInGroup } from "./field";

export type RouteFigure = NamesInGroup<typeof claimFields, "routeFigures">;
export const routeFigures = namesInGroup(claimFields, "routeFigures");
/** Figures computed from a trip; the others come only from the source. */
export type TripFigure = Exclude<RouteFigure, "originMetres" | "destinationMetres">;
