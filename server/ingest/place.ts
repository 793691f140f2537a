import type { FieldFault } from "../platform/outcome";
import { Fault } from "./fault";
import { isBlank, number } from "./values";

export interface Place {
  /** Degrees, WGS 84. */
  lon: number;
  lat: number;
}

/** What sources write in both coordinates for "not known". */
const unknown = new Set([0, -1, -2]);
const degrees = number(-1e9, 1e9);

/** Where the record says it is: a GeoJSON Point, else x and y. Undefined: it says nothing. Null: it has no place any more. */
export function readPlace(record: {
  geometry?: unknown;
  x?: unknown;
  y?: unknown;
}): Place | null | undefined | FieldFault<"geometry" | "x" | "y"> {
  const { geometry, x, y } = record;
  if (geometry !== undefined && !isBlank(geometry)) return pointOf(geometry);
  const [noX, noY] = [x === undefined || isBlank(x), y === undefined || isBlank(y)];
  if (noX !== noY) return faultOf(noX ? "x" : "y", new Fault("POSITION_EXPECTED"));
  if (noX) return [geometry, x, y].every((value) => value === undefined) ? undefined : null;
  return placeOf(x, y, ["x", "y"]);
}

function pointOf(geometry: unknown): ReturnType<typeof readPlace> {
  const { type, coordinates } = (typeof geometry === "object" ? geometry : {}) as { type?: unknown; coordinates?: unknown };
  if (type !== "Point" || !Array.isArray(coordinates) || coordinates.length < 2) return faultOf("geometry", new Fault("POSITION_EXPECTED"));
  return placeOf(coordinates[0], coordinates[1], ["geometry", "geometry"]);
}

type Field = "geometry" | "x" | "y";

/** A pair that stands for "not known" says nothing: undefined. */
function placeOf(x: unknown, y: unknown, [fieldX, fieldY]: readonly [Field, Field]): Place | undefined | FieldFault<Field> {
  const [lon, lat] = [degrees(x), degrees(y)];
  if (lon instanceof Fault) return faultOf(fieldX, lon);
  if (lat instanceof Fault) return faultOf(fieldY, lat);
  if (lon === lat && unknown.has(lon)) return undefined;
  if (Math.abs(lon) > 180) return faultOf(fieldX, new Fault("POSITION_RANGE"));
  return Math.abs(lat) > 90 ? faultOf(fieldY, new Fault("POSITION_RANGE")) : { lon, lat };
}

const faultOf = (field: Field, { code, values }: Fault): FieldFault<Field> => ({ field, code, values });
