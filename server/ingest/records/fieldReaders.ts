import type { Field, FieldType } from "../../../schema/rules/fields/field";
import type { RecordValues } from "../../../schema/rules/fields/record";
import { accessOfCode, assignmentTypeOfCode, feedStateOfCode, networkStateOfCode } from "../../../schema/rules/fields/sourceCodes";
import { milestone, movement } from "./claimParts";
import { anyJson, attributes, codeList, listOf, recordLimits } from "./compoundValues";
import { instant, instantInUtc, localTime } from "./dates";
import { bands, bandThresholds, vehicle } from "./supplierParts";
import { coded, flag, number, text, whole, type ValueReader } from "./values";

const PLAUSIBLE = 1e9;
const figure = ({ min = -PLAUSIBLE, max = PLAUSIBLE }: Field): ValueReader<number | null> =>
  min < 0 ? number(min, max) : unknownAsNull(number(min, max));
/** Sources write -1 for unknown values; -1 clears the field where negative values are impossible. */
const unknownAsNull =
  (read: ValueReader<number>): ValueReader<number | null> =>
  (value) =>
    number(-1, -1)(value) === -1 ? null : read(value);
const always =
  <T>(read: ValueReader<T>) =>
  (): ValueReader<T> =>
    read;

type ReadType = Exclude<FieldType, "place">;
const readers: { [T in ReadType]: (field: Field) => ValueReader<RecordValues[T] | null> } = {
  text100: always(text(100)),
  text300: always(text(300)),
  text1000: always(text(1_000)),
  text2000: always(text(2_000)),
  text20000: always(text(20_000)),
  phone: always(text(100)),
  flag: always(flag),
  instant: always(instant),
  instantInUtc: always(instantInUtc),
  minutes: figure,
  metres: figure,
  number: figure,
  count: always(unknownAsNull(whole(0, 2_147_483_647))),
  version: always(whole(0, Number.MAX_SAFE_INTEGER)),
  attributes: always(attributes),
  codes: always(codeList),
  json: always(anyJson),
  assignmentType: always(coded(assignmentTypeOfCode)),
  milestones: always(listOf(milestone, recordLimits.milestones)),
  movements: always(listOf(movement, recordLimits.movements)),
  access: always(coded(accessOfCode)),
  networkState: always(coded(networkStateOfCode)),
  feedState: always(coded(feedStateOfCode)),
  fleet: always(listOf(vehicle, recordLimits.fleet)),
  bands: always(bands),
  bandThresholds: always(bandThresholds),
  localTime: always(localTime),
};

export const readerOf = (field: Field & { type: ReadType }): ValueReader<unknown> => readers[field.type](field);
