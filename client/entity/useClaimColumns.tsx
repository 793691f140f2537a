import { useIntl } from "react-intl";
import { claimFields } from "../../schema/rules/fields/claimFields";
import { type Field, namesShown } from "../../schema/rules/fields/field";
import type { ClaimRow_ClaimFragment } from "../gql/graphql";
import { named } from "../i18n/named";
import { useCanSeeField } from "../session/useCanSeeField";
import type { DetailColumn } from "./DetailTable";
import { fieldValue } from "./fieldValue";

/**
 * The columns of a list of claims: those that it says itself, then each other field that the catalogue shows in lists and that the reader may
 * see. `without`: fields that this list leaves out.
 */
export function useClaimColumns<R extends ClaimRow_ClaimFragment>(own: DetailColumn<R>[], without: readonly string[]): DetailColumn<R>[] {
  const intl = useIntl();
  const canSeeField = useCanSeeField();
  const known = [...own.map(({ key }) => key), ...without];
  const others = namesShown(claimFields, "list").filter((name) => !known.includes(name) && canSeeField(`incidents.${name}`));
  return [
    ...own,
    ...others.map((name): DetailColumn<R> => {
      const { type }: Field = claimFields[name as keyof typeof claimFields];
      return {
        key: name,
        label: named(intl, "field", name),
        cell: (row) => fieldValue(intl, type, (row as unknown as Record<string, unknown>)[name], row.timeZone),
      };
    }),
  ];
}
