import type { RecordedPlace } from "../../../schema/rules/fields/record";
import type { FieldError } from "../../platform/recordOutcome";
import { ValueError } from "./valueError";
import { isBlank, number } from "./values";

/** Values that sources write in both coordinates for an unknown place. */
const UNKNOWN_COORDINATES = new Set([0, -1, -2]);
const degrees = number(-1e9, 1e9);

/** Place of a GeoJSON Point, otherwise of x and y. `undefined` if absent, `null` if cleared. */
export function readPlace(record: {
  geometry?: unknown;
  x?: unknown;
  y?: unknown;
}): RecordedPlace | null | undefined | FieldError<"geometry" | "x" | "y"> {
  const { geometry, x, y } = record;
  if (geometry !== undefined && !isBlank(geometry)) return pointOf(geometry);
  const [lacksX, lacksY] = [x === undefined || isBlank(x), y === undefined || isBlank(y)];
  if (lacksX !== lacksY) return toFieldError(lacksX ? "x" : "y", new ValueError("POSITION_EXPECTED"));
  if (lacksX) return [geometry, x, y].every((value) => value === undefined) ? undefined : null;
  return placeOf(x, y, ["x", "y"]);
}

function pointOf(geometry: unknown): ReturnType<typeof readPlace> {
  const { type, coordinates } = (typeof geometry === "object" ? geometry : {}) as { type?: unknown; coordinates?: unknown };
  if (type !== "Point" || !Array.isArray(coordinates) || coordinates.length < 2)
    return toFieldError("geometry", new ValueError("POSITION_EXPECTED"));
  return placeOf(coordinates[0], coordinates[1], ["geometry", "geometry"]);
}

type Field = "geometry" | "x" | "y";

function placeOf(x: unknown, y: unknown, [fieldX, fieldY]: readonly [Field, Field]): RecordedPlace | undefined | FieldError<Field> {
  const [lon, lat] = [degrees(x), degrees(y)];
  if (lon instanceof ValueError) return toFieldError(fieldX, lon);
  if (lat instanceof ValueError) return toFieldError(fieldY, lat);
  if (lon === lat && UNKNOWN_COORDINATES.has(lon)) return undefined;
  if (Math.abs(lon) > 180) return toFieldError(fieldX, new ValueError("POSITION_RANGE"));
  return Math.abs(lat) > 90 ? toFieldError(fieldY, new ValueError("POSITION_RANGE")) : { lon, lat };
}

const toFieldError = (field: Field, { code, values }: ValueError): FieldError<Field> => ({ field, code, values });
