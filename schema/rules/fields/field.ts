// What the catalogue says of one field (claimFields.ts, supplierFields.ts), and how its lines are read.

/** A field: of the layer of whatever it is about (a claim where nothing else is said), or of another layer: `MOBILE.position`. */
export type FieldSource = string;

/** What a value is. It decides how a record's value is read and how a detail shows it. `text100`: at most 100 characters. */
export type FieldType =
  | ("text100" | "text300" | "text1000" | "text2000" | "text20000" | "phone" | "flag" | "instant" | "instantInUtc")
  | ("minutes" | "metres" | "number" | "count" | "version" | "attributes" | "codes" | "json" | "place")
  | ("assignmentType" | "milestones" | "movements")
  | ("access" | "networkState" | "feedState" | "fleet" | "bands" | "bandThresholds" | "localTime");

/** The head of a detail, the figures under it, its general part, its other parts; rows of lists. */
export type FieldPlace = "header" | "strip" | "general" | "parts" | "list";

/** The groups of lines in the general part of a detail, in their order. */
export const fieldSections = ["service", "contact", "times", "supplier", "work", "cover", "position", "route", "source"] as const;
export type FieldSection = (typeof fieldSections)[number];

/** As what a column of a list is narrowed (columnFilters.ts). */
export type ColumnKind = "text" | "choice" | "flag" | "number" | "instant";

/** How a list is narrowed by a part of its filter. `rule`: by a condition that the query spells out. */
export type FilterRule = "oneOf" | "equals" | "from" | "before" | "rule";

/** One line of the catalogue. What is absent does not hold. */
export interface Field {
  /** The source system's code for it, which no other file spells. Absent: the product finds it out itself, or another field brings it. */
  code?: string;
  /** A field with a code and a type is read from records. */
  type?: FieldType;
  /** A record that says it may not leave it blank; what is not required is cleared by null. */
  required?: true;
  /** Least and greatest number that a record may say; absent: any plausible one, also the -1 that stands for "not known". */
  min?: number;
  max?: number;
  /** It can tell who somebody is: the audit keeps that it changed, and not its value. */
  personal?: true;
  /** No profile can hide it, and why: whoever may not know it may not see the layer. */
  alwaysVisible?: string;
  /** Fields that it is made from, or says again in other words: hidden with any of them. Complete: also what those are made from. */
  derivedFrom?: readonly FieldSource[];
  /** It is a column or a part of a record, and no field of the schema: the field that shows it; null: none does. */
  shownAs?: string | null;
  /** The field of the entity that answers it together with others, in a type of its own; a profile hides each of them by its own name. */
  group?: string;
  /** Where the client shows it. What a place asks the server for is checked against this. */
  shown?: readonly FieldPlace[];
  /** In which group of the general part. */
  section?: FieldSection;
  /** No place of its detail shows it, and why; every other field is shown there. */
  notShown?: string;
  /** In the general part of a detail: over both columns, and no line at all where nothing is known. */
  wide?: true;
  omitEmpty?: true;
  /** Parts of the entity's filter that ask about it. */
  filters?: Readonly<Record<string, FilterRule>>;
  /** Orders of the entity's list that go by it; `rule`: the query spells the order out. */
  sorts?: Readonly<Record<string, "asc" | "desc" | "rule">>;
  /** Whether the entity's list can be ordered by it; absent: where its type is one that can (orders.ts). */
  ordered?: boolean;
  /** As what its column is narrowed; absent: as its type says. */
  narrowedAs?: ColumnKind;
}
export type Fields = Readonly<Record<string, Field>>;

/** The fields of a catalogue for which a condition holds, in its order. */
export const namesWhere = (fields: Fields, holds: (field: Field, name: string) => boolean): string[] =>
  Object.entries(fields).flatMap(([name, field]) => (holds(field, name) ? [name] : []));

/** The fields that one field of the entity answers together. */
export type NamesInGroup<F extends Fields, G extends string> = { [N in keyof F]: F[N] extends { group: G } ? N : never }[keyof F] & string;
export const namesInGroup = <F extends Fields, const G extends string>(fields: F, name: G): NamesInGroup<F, G>[] =>
  namesWhere(fields, ({ group }) => group === name) as NamesInGroup<F, G>[];

/** One thing that a catalogue says of its fields, by their names, where it says it. */
export const valuesOf = <K extends keyof Field>(fields: Fields, key: K): Record<string, Exclude<Field[K], undefined>> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field[key] === undefined ? [] : [[name, field[key]]]))) as Record<
    string,
    Exclude<Field[K], undefined>
  >;

export const namesShown = (fields: Fields, place: FieldPlace): string[] =>
  namesWhere(fields, ({ shown }) => shown?.includes(place) === true);

/** The fields that a specific profile can hide. */
export const hideable = (fields: Fields): string[] =>
  namesWhere(fields, ({ alwaysVisible, shownAs }) => alwaysVisible === undefined && shownAs === undefined);

/** The field of the schema that shows what a column or a part of a record holds; null: none does. Undefined: the catalogue has no such line. */
export const shownField = (fields: Fields, name: string): string | null | undefined => {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  return field && (field.shownAs === undefined ? name : field.shownAs);
};

/** Each part of the entity's filter with the fields that it asks about; those that cannot be hidden are left out. */
export function filterSources(fields: Fields): Record<string, string[]> {
  const sources: Record<string, string[]> = {};
  for (const [name, { filters = {} }] of Object.entries(fields))
    for (const part of Object.keys(filters)) {
      const shown = shownField(fields, name)!;
      const own = (sources[part] ??= []);
      if (shown !== null && fields[shown]?.alwaysVisible === undefined && !own.includes(shown)) own.push(shown);
    }
  return sources;
}

/** The source's codes by our names, each as it is spelled. */
export type CodesOf<F extends Fields> = { readonly [N in keyof F as F[N] extends { code: string } ? N : never]: F[N]["code"] & string };
export const codesOf = <const F extends Fields>(fields: F): CodesOf<F> => valuesOf(fields, "code") as unknown as CodesOf<F>;
