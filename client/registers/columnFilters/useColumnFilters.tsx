import { IconFilter, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { columnFilterLimits } from "../../../schema/rules/fields/columnFilters";
import type { Field } from "../../../schema/rules/fields/field";
import { type FieldListName, fieldLists } from "../../../schema/rules/fields/lists";
import { rangeOf } from "../../api/ranges";
import type { InstantRange } from "../../gql/graphql";
import type { ColumnDefinition } from "../../ui/table/columns";
import type { OwnColumns } from "../catalogueColumns";
import { type ColumnCondition, columnParam, conditionText, narrowedColumn, readColumnConditions } from "./columnCondition";
import { ColumnFilterMenu } from "./ColumnFilterMenu";
import { useConditionText } from "./useConditionText";

export interface ColumnFilters {
  filter: { columns?: ColumnInput[] };
  names: readonly string[];
  chips: ReactNode;
  headMenu(column: { id: string; header: string }): ReactNode;
}

type ColumnInput = { field: string; within?: InstantRange } & Omit<ColumnCondition, "from" | "before">;

function columnInput(name: string, { from, before, ...condition }: ColumnCondition): ColumnInput {
  const within = rangeOf(from, before);
  return { field: upperSnake(name), ...condition, ...(within && { within }) };
}

/** Column filters of a register, stored in the address. Hidden columns cannot be filtered. */
export function useColumnFilters<R>(list: FieldListName, all: readonly ColumnDefinition<R>[], overrides: OwnColumns<R>): ColumnFilters {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const say = useConditionText();
  const { fields } = fieldLists[list];
  const columns = new Map(
    all.flatMap(({ id }) => {
      const column = narrowedColumn(fields, id, overrides[id]?.choices?.values);
      return column ? [[id, column] as const] : [];
    }),
  );
  const conditions = readColumnConditions(params, columns);
  const set = (name: string, condition: ColumnCondition | null): void =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        if (condition) next.set(columnParam(name), conditionText(condition));
        else next.delete(columnParam(name));
        return next;
      },
      { replace: true },
    );
  const nameOf = (column: string) => (value: string) => overrides[column]?.choices?.name(intl, value) ?? value;
  const isFull = conditions.size >= columnFilterLimits.columns;
  const headerOf = (name: string): string => intl.formatMessage(all.find(({ id }) => id === name)!.header);
  const chip = ([name, condition]: [string, ColumnCondition]): ReactNode => {
    const header = headerOf(name);
    const text = `${header}: ${say(condition, (fields as Record<string, Field>)[name]!.type, nameOf(name))}`;
    return (
      <button key={name} type="button" title={text} onClick={() => set(name, null)}>
        <IconFilter size={14} stroke={1.75} aria-hidden />
        <span>{text}</span>
        <IconX
          size={13}
          stroke={2}
          aria-label={intl.formatMessage({ id: "map.filters.remove", defaultMessage: "Remove filter: {name}" }, { name: header })}
        />
      </button>
    );
  };
  return {
    filter: conditions.size ? { columns: [...conditions].map(([name, condition]) => columnInput(name, condition)) } : {},
    names: [...conditions.keys()].map(headerOf),
    chips: conditions.size > 0 && [...conditions].map(chip),
    headMenu({ id, header }) {
      const column = columns.get(id);
      const condition = conditions.get(id) ?? null;
      return (
        column && (
          <ColumnFilterMenu
            header={header}
            column={column}
            type={(fields as Record<string, Field>)[id]!.type}
            nameOf={nameOf(id)}
            condition={condition}
            isFull={isFull && !condition}
            onChange={(next) => set(id, next)}
          />
        )
      );
    },
  };
}
