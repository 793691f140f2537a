import { useIntl } from "react-intl";
import { claimFields } from "../../schema/rules/fields/claimFields";
import { type Field, namesShown } from "../../schema/rules/fields/field";
import type { ClaimRow_ClaimFragment } from "../gql/graphql";
import { named } from "../i18n/named";
import { useCanSeeField } from "../session/useCanSeeField";
import type { DetailColumn } from "./detail/DetailTable";
import { fieldValue } from "./fieldValue";

export function useClaimColumns<R extends ClaimRow_ClaimFragment>(
  ownColumns: DetailColumn<R>[],
  without: readonly string[],
): DetailColumn<R>[] {
  const intl = useIntl();
  const canSeeField = useCanSeeField();
  const excluded = [...ownColumns.map(({ key }) => key), ...without];
  const otherNames = namesShown(claimFields, "list").filter((name) => !excluded.includes(name) && canSeeField(`incidents.${name}`));
  return [
    ...ownColumns,
    ...otherNames.map((name): DetailColumn<R> => {
      const { type }: Field = claimFields[name as keyof typeof claimFields];
      return {
        key: name,
        label: named(intl, "field", name),
        cell: (row) => fieldValue(intl, type, (row as unknown as Record<string, unknown>)[name], row.timeZone),
      };
    }),
  ];
}
