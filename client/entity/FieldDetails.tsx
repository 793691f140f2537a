import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { type Field, type Fields, namesShown } from "../../schema/rules/fields/field";
import { named } from "../i18n/named";
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
  /** These lines come first, in this order; null: another line shows the field. */
  own: Readonly<Partial<Record<keyof F & string, OwnLine | null>>>;
}

/** The general part of a detail: a line for each field that the catalogue shows there, and for each further attribute. */
export function FieldDetails<F extends Fields>({ fields, data, zone, columnOf, own }: FieldDetailsProps<F>) {
  const intl = useIntl();
  const values = data as Readonly<Record<string, unknown>>;
  const lines: Readonly<Record<string, OwnLine | null | undefined>> = own;
  const shown = namesShown(fields, "general").filter((name) => lines[name] !== null && fields[name]?.type !== "attributes");
  const names = [...Object.keys(lines).filter((name) => shown.includes(name)), ...shown.filter((name) => !(name in lines))];
  return (
    <Details>
      {names.map((name) => {
        const [field, line]: [Field, OwnLine] = [fields[name]!, lines[name] ?? {}];
        const value = line.value === undefined ? fieldValue(intl, field.type, values[name], zone) : line.value;
        if (field.omitEmpty && !value) return null;
        const columns = line.columns ?? (field.alwaysVisible === undefined ? [columnOf(name)] : undefined);
        return (
          <Detail key={name} label={line.label ?? named(intl, "field", name)} {...(columns && { columns })} wide={field.wide === true}>
            {value}
          </Detail>
        );
      })}
      {Object.entries((values["attributes"] ?? {}) as Record<string, string>).map(([key, value]) => (
        <Detail key={`attribute ${key}`} label={key}>
          {value}
        </Detail>
      ))}
    </Details>
  );
}
