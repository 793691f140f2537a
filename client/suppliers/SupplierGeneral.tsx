import type { FragmentType } from "@apollo/client";
import { defineMessages, FormattedMessage, useIntl } from "react-intl";
import type { SupplierGeneral_SupplierFragment } from "../gql/graphql";
import { useSupplierGeneral_supplierFragment } from "../gql/hooks";
import { supplierColumns } from "../entity/supplierColumns";
import { Detail, Details } from "../entity/Details";
import styles from "../entity/detail.module.css";
import { Phone } from "../entity/Phone";
import { useCompleteFragment } from "../entity/useCompleteFragment";

const feedStates = defineMessages({
  OCCUPIED: { id: "supplier.feed.OCCUPIED", defaultMessage: "busy" },
  FREE: { id: "supplier.feed.FREE", defaultMessage: "free" },
  DISCONNECTED: { id: "supplier.feed.DISCONNECTED", defaultMessage: "disconnected" },
});

export interface SupplierGeneralProps {
  supplier: FragmentType<SupplierGeneral_SupplierFragment>;
  onSupplier(id: string): void;
}

/** Address, phones and general data of a supplier. */
export function SupplierGeneral({ supplier, onSupplier }: SupplierGeneralProps) {
  const intl = useIntl();
  const data = useCompleteFragment(useSupplierGeneral_supplierFragment(supplier));
  if (!data) return null;
  const { baseId } = data;
  const columns = (field: string): string[] => supplierColumns(data.access, field);
  return (
    <Details>
      <Detail wide columns={columns("address")} label={<FormattedMessage id="supplier.general.address" defaultMessage="Address" />}>
        {data.address}
      </Detail>
      <Detail columns={columns("phone")} label={<FormattedMessage id="supplier.general.phone" defaultMessage="Phone" />}>
        {data.phone && <Phone number={data.phone} />}
      </Detail>
      <Detail columns={columns("smartPhone")} label={<FormattedMessage id="supplier.general.smartPhone" defaultMessage="Mobile phone" />}>
        {data.smartPhone && <Phone number={data.smartPhone} />}
      </Detail>
      <Detail
        columns={columns("insuredPhone")}
        label={<FormattedMessage id="supplier.general.insuredPhone" defaultMessage="For insured" />}
      >
        {data.insuredPhone && <Phone number={data.insuredPhone} />}
      </Detail>
      <Detail columns={columns("basePhone")} label={<FormattedMessage id="supplier.general.basePhone" defaultMessage="Base phone" />}>
        {data.basePhone && <Phone number={data.basePhone} />}
      </Detail>
      {(baseId || data.baseName) && (
        <Detail label={<FormattedMessage id="supplier.general.base" defaultMessage="Base" />}>
          {baseId ? (
            <button type="button" className={styles.link} onClick={() => onSupplier(baseId)}>
              {data.baseName ?? baseId}
            </button>
          ) : (
            data.baseName
          )}
        </Detail>
      )}
      {data.mobile && <Detail label={<FormattedMessage id="supplier.general.mobile" defaultMessage="Device" />}>{data.mobile}</Detail>}
      {data.feedState && (
        <Detail label={<FormattedMessage id="supplier.general.feed" defaultMessage="Feed says" />}>
          {intl.formatMessage(feedStates[data.feedState])}
        </Detail>
      )}
      <Detail columns={columns("rating")} label={<FormattedMessage id="supplier.general.rating" defaultMessage="Rating" />}>
        {data.rating !== null && (
          <FormattedMessage
            id="supplier.general.ratingOf"
            defaultMessage="{rating, number} ({surveys, plural, one {# survey} other {# surveys}})"
            values={{ rating: data.rating, surveys: data.surveyCount ?? 0 }}
          />
        )}
      </Detail>
      <Detail label={<FormattedMessage id="supplier.general.instance" defaultMessage="Country" />}>{data.instance.name}</Detail>
      {data.supplierType && (
        <Detail label={<FormattedMessage id="supplier.general.type" defaultMessage="Type" />}>{data.supplierType}</Detail>
      )}
      {Object.entries(data.attributes ?? {}).map(([key, value]) => (
        <Detail key={key} label={key}>
          {value}
        </Detail>
      ))}
    </Details>
  );
}
