import { Fragment, type ReactNode } from "react";
import { defineMessages, useIntl, type MessageDescriptor } from "react-intl";
import { type Field, type Fields, type FieldSection, fieldSections, namesShown } from "../../../schema/rules/fields/field";
import { named } from "../../i18n/named";
import { useCanSeeField } from "../../session/useCanSeeField";
import styles from "./detail.module.css";
import { Detail, Details } from "./Details";
import { fieldValue } from "../fieldValue";

export interface OwnLine {
  label?: ReactNode;
  /** Columns that control the visibility, if they differ from the field's own: `mobilesupplier.position`. */
  columns?: readonly string[];
  value?: ReactNode;
}

export interface FieldDetailsProps<F extends Fields> {
  fields: F;
  data: object;
  zone: string;
  columnOf(name: string): string;
  /** Overrides by field. They come first in their group, in this order; `null` hides a field that another line shows. */
  overrides: Readonly<Partial<Record<keyof F & string, OwnLine | null>>>;
}

const titles: Record<FieldSection, MessageDescriptor> = defineMessages({
  service: { id: "detail.section.service", defaultMessage: "Service" },
  contact: { id: "detail.section.contact", defaultMessage: "Contact" },
  times: { id: "detail.section.times", defaultMessage: "Times" },
  supplier: { id: "detail.section.supplier", defaultMessage: "Supplier" },
  work: { id: "detail.section.work", defaultMessage: "Work" },
  cover: { id: "detail.section.cover", defaultMessage: "File and policy" },
  position: { id: "detail.section.position", defaultMessage: "Position" },
  route: { id: "detail.section.route", defaultMessage: "Route" },
  source: { id: "detail.section.source", defaultMessage: "Source system" },
});

interface Line {
  name: string;
  label: ReactNode;
  wide: boolean;
  value: ReactNode;
  section: FieldSection | null;
}

export function FieldDetails<F extends Fields>(props: FieldDetailsProps<F>) {
  const intl = useIntl();
  const canSeeField = useCanSeeField();
  const lines = linesOf(props, canSeeField, intl);
  return [null, ...fieldSections].map((section) => {
    const sectionLines = lines.filter((line) => line.section === section);
    if (sectionLines.length === 0) return null;
    return (
      <Fragment key={section}>
        {section && <h3 className={styles.section}>{intl.formatMessage(titles[section])}</h3>}
        <Details>
          {sectionLines.map(({ name, label, wide, value }) => (
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
  { fields, data, zone, columnOf, overrides }: FieldDetailsProps<F>,
  canSeeField: (column: string) => boolean,
  intl: ReturnType<typeof useIntl>,
): Line[] {
  const values = data as Readonly<Record<string, unknown>>;
  const ownLines: Readonly<Record<string, OwnLine | null | undefined>> = overrides;
  const shownNames = namesShown(fields, "general").filter((name) => ownLines[name] !== null && fields[name]?.type !== "attributes");
  const names = [...Object.keys(ownLines).filter((name) => shownNames.includes(name)), ...shownNames.filter((name) => !(name in ownLines))];
  const lines = names.flatMap((name): Line[] => {
    const [field, line]: [Field, OwnLine] = [fields[name]!, ownLines[name] ?? {}];
    // Fields of a group are nested in an object.
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
