import type { FragmentType } from "@apollo/client";
import { FormattedMessage, useIntl } from "react-intl";
import { serviceKindOfCode } from "../../schema/rules/fields/sourceCodes";
import type { SupplierNetworks_SupplierFragment } from "../gql/graphql";
import { useSupplierNetworks_supplierFragment } from "../gql/hooks";
import { named } from "../i18n/named";
import { supplierColumns } from "../entity/supplierColumns";
import { Detail, Details } from "../entity/detail/Details";
import styles from "../entity/detail/detail.module.css";
import { useCompleteFragment } from "../entity/useCompleteFragment";

export function SupplierNetworks({ supplier }: { supplier: FragmentType<SupplierNetworks_SupplierFragment> }) {
  const intl = useIntl();
  const data = useCompleteFragment(useSupplierNetworks_supplierFragment(supplier));
  if (!data) return null;
  const services = (data.services ?? []).map((code) => {
    const kind = serviceKindOfCode[code];
    return kind ? `${code} ${named(intl, "kind", kind)}` : code;
  });
  return (
    <Details>
      <Detail
        wide
        columns={supplierColumns(data.access, "networks")}
        label={<FormattedMessage id="supplier.networks.networks" defaultMessage="Networks" />}
      >
        <Tags of={data.networks ?? []} />
      </Detail>
      <Detail
        wide
        columns={supplierColumns(data.access, "services")}
        label={<FormattedMessage id="supplier.networks.services" defaultMessage="Services" />}
      >
        <Tags of={services} />
      </Detail>
    </Details>
  );
}

const Tags = ({ of }: { of: string[] }) =>
  of.length ? (
    <span className={styles.tags}>
      {of.map((text) => (
        <span key={text} className={styles.tag}>
          {text}
        </span>
      ))}
    </span>
  ) : (
    "—"
  );
