import type { FragmentType } from "@apollo/client";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import { supplierFields } from "../../schema/rules/fields/supplierFields";
import type { SupplierGeneral_SupplierFragment } from "../gql/graphql";
import { useSupplierGeneral_supplierFragment } from "../gql/hooks";
import { supplierColumns } from "../entity/supplierColumns";
import { FieldDetails, type FieldDetailsProps } from "../entity/detail/FieldDetails";
import styles from "../entity/detail/detail.module.css";
import { useCompleteFragment } from "../entity/useCompleteFragment";

export const feedStates = defineMessages({
  OCCUPIED: { id: "supplier.feed.OCCUPIED", defaultMessage: "busy" },
  FREE: { id: "supplier.feed.FREE", defaultMessage: "free" },
  DISCONNECTED: { id: "supplier.feed.DISCONNECTED", defaultMessage: "disconnected" },
});

export interface SupplierGeneralProps {
  supplier: FragmentType<SupplierGeneral_SupplierFragment>;
  onSupplier(id: string): void;
}

export function SupplierGeneral({ supplier, onSupplier }: SupplierGeneralProps) {
  const intl = useIntl();
  const data = useCompleteFragment(useSupplierGeneral_supplierFragment(supplier));
  if (!data) return null;
  const { access, baseId, instance, rating, surveyCount } = data;
  const overrides: FieldDetailsProps<typeof supplierFields>["overrides"] = {
    address: {},
    phone: {},
    smartPhone: { label: <FormattedMessage id="supplier.general.smartPhone" defaultMessage="Mobile phone" /> },
    insuredPhone: { label: <FormattedMessage id="supplier.general.insuredPhone" defaultMessage="Phone for insured" /> },
    basePhone: { label: <FormattedMessage id="supplier.general.basePhone" defaultMessage="Base phone" /> },
    baseName: {
      columns: supplierColumns(access, "baseId", "baseName"),
      value: baseId ? (
        <button type="button" className={styles.link} onClick={() => onSupplier(baseId)}>
          {data.baseName ?? baseId}
        </button>
      ) : (
        data.baseName
      ),
    },
    baseId: null,
    mobile: {},
    feedState: {
      label: <FormattedMessage id="supplier.general.feed" defaultMessage="Reported state" />,
      value: data.feedState && intl.formatMessage(feedStates[data.feedState]),
    },
    rating: {
      value: rating !== null && (
        <FormattedMessage
          id="supplier.general.ratingOf"
          defaultMessage="{rating, number} ({surveys, plural, one {# survey} other {# surveys}})"
          values={{ rating, surveys: surveyCount ?? 0 }}
        />
      ),
    },
    surveyCount: null,
    oldestActualMinutes: { label: <FormattedMessage id="supplier.general.oldest" defaultMessage="Minutes of oldest claim" /> },
    instance: { label: <FormattedMessage id="supplier.general.instance" defaultMessage="AMA instance" />, value: instance.name },
    supplierType: {},
  };
  return (
    <FieldDetails
      fields={supplierFields}
      data={data}
      zone={instance.timeZone}
      columnOf={(field) => supplierColumns(access, field)[0]!}
      overrides={overrides}
    />
  );
}
