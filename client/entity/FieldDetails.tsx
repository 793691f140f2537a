import { Fragment, type ReactNode } from "react";
import { defineMessages, useIntl, type MessageDescriptor } from "react-intl";
import { type Field, type Fields, type FieldSection, fieldSections, namesShown } from "../../schema/rules/fields/field";
import { named } from "../i18n/named";
import { useCanSeeField } from "../session/useCanSeeField";
import styles from "./detail.module.css";
import { Detail, Details } from "./Details";
import { fieldValue } from "./fieldValue";

/** What a detail says of a field otherwise than its catalogue does. */
export interface OwnLine {
  label?: ReactNode;
  /** The fields that the line shows, where it is not this one alone; columns of another layer: `mobilesupplier.position`. */
  columns?: readonly string[];
  /** What stands there instead of the field's value. */
  value?: ReactNode;
}

export interface FieldDetailsProps<F extends Fields> {
  fields: F;
  data: object;
  /** In which the times are local. */
  zone: string;
  /** A field's column, as the login info names it. */
  columnOf(name: string): string;
  /** These lines come first in their groups, in this order; null: another line shows the field. */
  own: Readonly<Partial<Record<keyof F & string, OwnLine | null>>>;
}

const titles: Record<FieldSection, MessageDescriptor> = defineMessages({
  service: { id: "detail.section.service", defaultMessage: "Service" },
  contact: { id: "detail.section.contact", defaultMessage: "Contact" },
  times: { id: "detail.section.times", defaultMessage: "Times" },
  supplier: { id: "detail.section.supplier", defaultMessage: "Supplier" },
  work: { id: "detail.section.work", defaultMessage: "Work" },
  cover: { id: "detail.section.cover", defaultMessage: "File and cover" },
  position: { id: "detail.section.position", defaultMessage: "Position" },
  route: { id: "detail.section.route", defaultMessage: "Route" },
  source: { id: "detail.section.source", defaultMessage: "In the source system" },
});

interface Line {
  name: string;
  label: ReactNode;
  wide: boolean;
  value: ReactNode;
  section: FieldSection | null;
}

/** The general part of a detail: a line for each field that the catalogue shows there, in its groups, and for each further attribute. */
export function FieldDetails<F extends Fields>(props: FieldDetailsProps<F>) {
  const intl = useIntl();
  const canSeeField = useCanSeeField();
  const lines = linesOf(props, canSeeField, intl);
  return [null, ...fieldSections].map((section) => {
    const own = lines.filter((line) => line.section === section);
    if (own.length === 0) return null;
    return (
      <Fragment key={section}>
        {section && <h3 className={styles.section}>{intl.formatMessage(titles[section])}</h3>}
        <Details>
          {own.map(({ name, label, wide, value }) => (
            <Detail key={name} label={label} wide={wide}>
              {value}
            </Detail>
          ))}
        </Details>
      </Fragment>
    );
  });
}

function linesOf<F extends Fields>(
  { fields, data, zone, columnOf, own }: FieldDetailsProps<F>,
  canSeeField: (column: string) => boolean,
  intl: ReturnType<typeof useIntl>,
): Line[] {
  const values = data as Readonly<Record<string, unknown>>;
  const ownLines: Readonly<Record<string, OwnLine | null | undefined>> = own;
  const shown = namesShown(fields, "general").filter((name) => ownLines[name] !== null && fields[name]?.type !== "attributes");
  const names = [...Object.keys(ownLines).filter((name) => shown.includes(name)), ...shown.filter((name) => !(name in ownLines))];
  const lines = names.flatMap((name): Line[] => {
    const [field, line]: [Field, OwnLine] = [fields[name]!, ownLines[name] ?? {}];
    // Those of a group are answered in a type of their own.
    const stored = field.group === undefined ? values[name] : (values[field.group] as Readonly<Record<string, unknown>> | null)?.[name];
    const value = line.value === undefined ? fieldValue(intl, field.type, stored, zone) : line.value;
    const columns = line.columns ?? (field.alwaysVisible === undefined ? [columnOf(name)] : undefined);
    if ((field.omitEmpty && !value) || columns?.some(canSeeField) === false) return [];
    const label = line.label ?? named(intl, "field", name);
    return [{ name, label, value, wide: field.wide === true, section: field.section ?? null }];
  });
  const attributes = Object.entries((values["attributes"] ?? {}) as Record<string, string>);
  const section = fields["attributes"]?.section ?? null;
  return [...lines, ...attributes.map(([key, value]): Line => ({ name: `attribute ${key}`, label: key, wide: false, value, section }))];
}
