/** A field of the entity's layer (a claim by default), or of another layer: `MOBILE.position`. */
export type FieldSource = string;

/** Determines how a record's value is parsed and how a detail shows it. `text100`: at most 100 characters. */
export type FieldType =
  | ("text100" | "text300" | "text1000" | "text2000" | "text20000" | "phone" | "flag" | "instant" | "instantInUtc")
  | ("minutes" | "metres" | "number" | "count" | "version" | "attributes" | "codes" | "json" | "place")
  | ("assignmentType" | "milestones" | "movements")
  | ("access" | "networkState" | "feedState" | "fleet" | "bands" | "bandThresholds" | "localTime");

export type FieldPlace = "header" | "strip" | "general" | "parts" | "list";

export const fieldSections = ["service", "contact", "times", "supplier", "work", "cover", "position", "route", "source"] as const;
export type FieldSection = (typeof fieldSections)[number];

export type ColumnKind = "text" | "choice" | "flag" | "number" | "instant";

/** How a part of the filter compares the field; `rule` means a condition written in the query. */
export type FilterRule = "oneOf" | "equals" | "from" | "before" | "range" | "rule";

export interface Field {
  /** Code in the source system; spelled only here. Absent if the product computes the field or another field provides it. */
  code?: string;
  type?: FieldType;
  /** A record may not clear the field; other fields are cleared by `null`. */
  required?: true;
  /** Accepted range of numbers in records; absent accepts any plausible number, including -1 for "unknown". */
  min?: number;
  max?: number;
  /** Personal data: the audit records that the field changed, but not its value. */
  personal?: true;
  /** Reason why no profile can hide the field. Users who must not see it must not see the layer. */
  alwaysVisible?: string;
  /** Fields whose values this one reveals; hidden if any of them is hidden. Must include indirect sources. */
  derivedFrom?: readonly FieldSource[];
  /** For a column or record part without a schema field: the field that shows it, or `null` if none does. */
  shownAs?: string | null;
  /** Field of the entity that groups this one with others in a separate type. Profiles hide each member individually. */
  group?: string;
  /** Places where the client shows the field; tests compare the client's queries with it. */
  shown?: readonly FieldPlace[];
  section?: FieldSection;
  notShown?: string;
  /** Spans both columns of the general part; `omitEmpty` drops the line if there is no value. */
  wide?: true;
  omitEmpty?: true;
  filters?: Readonly<Record<string, FilterRule>>;
  sorts?: Readonly<Record<string, "asc" | "desc" | "rule">>;
  /** Overrides whether lists can be sorted by the field; the default depends on the type (orders.ts). */
  ordered?: boolean;
  /** Kind of the column filter; the default depends on the type. */
  narrowedAs?: ColumnKind;
}
export type Fields = Readonly<Record<string, Field>>;

export const namesWhere = (fields: Fields, holds: (field: Field, name: string) => boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (holds(field, name) ? [name] : []));

export type NamesInGroup<F extends Fields, G extends string> = { [N in keyof F]: F[N] extends { group: G } ? N : never }[keyof F] & string;
export const namesInGroup = <F extends Fields, const G extends string>(fields: F, name: G): NamesInGroup<F, G>[] =>
  namesWhere(fields, ({ group }) => group === name) as NamesInGroup<F, G>[];

export const valuesOf = <K extends keyof Field>(fields: Fields, key: K): Record<string, Exclude<Field[K], undefined>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field[key] === undefined ? [] : [[name, field[key]]]))) as Record<
    string,
    Exclude<Field[K], undefined>
  >;

export const namesShown = (fields: Fields, place: FieldPlace): string[] =>
  namesWhere(fields, ({ shown }) => shown?.includes(place) === true);

export const hideable = (fields: Fields): string[] =>
  namesWhere(fields, ({ alwaysVisible, shownAs }) => alwaysVisible === undefined && shownAs === undefined);

/** Returns the schema field that shows a column or record part; `null` if none does, `undefined` if the catalogue has no such entry. */
export const shownField = (fields: Fields, name: string): string | null | undefined => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field && (field.shownAs === undefined ? name : field.shownAs);
};

export function filterSources(fields: Fields): Record<string, string[]> {
  const sources: Record<string, string[]> = {};
  for (const [name, { filters = {} }] of Object.entries(fields))
    for (const part of Object.keys(filters)) {
      const fieldName = shownField(fields, name)!;
      const columns = (sources[part] ??= []);
      if (fieldName !== null && fields[fieldName]?.alwaysVisible === undefined && !columns.includes(fieldName)) columns.push(fieldName);
    }
  return sources;
}

export type CodesOf<F extends Fields> = { readonly [N in keyof F as F[N] extends { code: string } ? N : never]: F[N]["code"] & string };
export const codesOf = <const F extends Fields>(fields: F): CodesOf<F> => valuesOf(fields, "code") as unknown as CodesOf<F>;
