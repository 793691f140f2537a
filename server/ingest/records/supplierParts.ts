import type { VehicleRecord } from "../../../schema/rules/fields/record";
import { bandCode } from "../../../schema/rules/fields/sourceCodes";
import { ObjectReader } from "./compoundValues";
import { ValueError } from "./valueError";
import { text, whole, type ValueReader } from "./values";

const key = text(100);

const ofEachBand =
  <Absent>(absent: Absent): ValueReader<(number | Absent)[]> =>
  (value) => {
    const entry = ObjectReader.of(value);
    if (entry instanceof ValueError) return entry;
    const figures: (number | Absent)[] = [];
    for (let hour = 0; hour < 24; hour++) {
      const figure = entry.read(bandCode(hour), whole(-2_147_483_648, 2_147_483_647));
      if (figure instanceof ValueError) return figure;
      figures.push(figure ?? absent);
    }
    return figures;
  };

export const bands: ValueReader<number[]> = ofEachBand(0);
export const bandThresholds: ValueReader<(number | null)[]> = ofEachBand(null);

export const vehicle: ValueReader<VehicleRecord> = (value) => {
  if (typeof value === "string" || typeof value === "number") {
    const only = key(value);
    return only instanceof ValueError ? only : { code: only, name: null, plate: null };
  }
  const entry = ObjectReader.of(value);
  if (entry instanceof ValueError) return entry;
  const [which, called, plate] = [entry.required("code", key), entry.read("name", text(300)), entry.read("plate", key)];
  if (which instanceof ValueError) return which;
  if (called instanceof ValueError) return called;
  return plate instanceof ValueError ? plate : { code: which, name: called ?? null, plate: plate ?? null };
};
