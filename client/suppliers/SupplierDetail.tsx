import { FormattedMessage, useIntl } from "react-intl";
import { mapLimits } from "../../schema/rules/map/map";
import { useCanFilterBy } from "../session/useCanSeeField";
import { useSupplierDetailQuery } from "../gql/hooks";
import { supplierColumns } from "../entity/supplierColumns";
import { DetailPanel } from "../entity/detail/DetailPanel";
import { SupplierAllocations } from "./SupplierAllocations";
import { SupplierFleet } from "./SupplierFleet";
import { SupplierGeneral } from "./SupplierGeneral";
import { ZoneLine } from "../entity/detail/StripInstant";
import { SupplierJob } from "./SupplierJob";
import { SupplierHeader } from "./SupplierHeader";
import { SupplierNetworks } from "./SupplierNetworks";
import { SupplierPosition } from "./SupplierPosition";
import { SupplierTimetable } from "./SupplierTimetable";

export interface SupplierDetailProps {
  id: string;
  part: string | null;
  onPart(part: string | null): void;
  onClaim(id: string): void;
  onSupplier(id: string): void;
  onClose(): void;
}

/** Suppliers have no change subscription, so the data is polled every 20 seconds. */
export function SupplierDetail({ id, part, onPart, onClaim, onSupplier, onClose }: SupplierDetailProps) {
  const intl = useIntl();
  const canFilterBy = useCanFilterBy();
  const result = useSupplierDetailQuery({ variables: { id }, pollInterval: mapLimits.refreshIntervalMs, fetchPolicy: "cache-and-network" });
  return (
    <DetailPanel
      result={result}
      entity={result.data?.supplier}
      missing={
        <FormattedMessage
          id="supplier.missing"
          defaultMessage="Supplier {id} does not exist or your profile does not give access to it."
          values={{ id: <b>{id}</b> }}
        />
      }
      failureOf={(fields) => (fields.includes("services") || fields.includes("networks") ? "servicesFailed" : "elementFailed")}
      title={intl.formatMessage({ id: "supplier.title", defaultMessage: "Supplier {id}" }, { id })}
      zone={({ instance }) => instance.timeZone}
      country={({ instance }) => instance.country}
      head={(supplier) => (
        <>
          <SupplierHeader supplier={supplier} />
          <SupplierJob id={id} onClaim={onClaim} />
          <SupplierPosition id={id} supplier={supplier} />
          <ZoneLine zone={supplier.instance.timeZone} />
        </>
      )}
      partsTitle={intl.formatMessage({ id: "supplier.parts", defaultMessage: "Supplier sections" })}
      shown={part}
      onShow={onPart}
      onClose={onClose}
      parts={(supplier) => [
        {
          key: "general",
          label: <FormattedMessage id="supplier.part.general" defaultMessage="General" />,
          content: <SupplierGeneral supplier={supplier} onSupplier={onSupplier} />,
        },
        ...(canFilterBy("claims", "supplierIds")
          ? [
              {
                key: "allocations",
                label: <FormattedMessage id="supplier.part.allocations" defaultMessage="Assigned claims" />,
                content: <SupplierAllocations id={id} onClaim={onClaim} />,
              },
            ]
          : []),
        {
          key: "fleet",
          columns: supplierColumns(supplier.access, "fleet"),
          label: <FormattedMessage id="supplier.part.fleet" defaultMessage="Fleet" />,
          content: <SupplierFleet supplier={supplier} />,
        },
        {
          key: "timetable",
          columns: supplierColumns(supplier.access, "bands", "schedule"),
          label: <FormattedMessage id="supplier.part.timetable" defaultMessage="Timetable" />,
          content: <SupplierTimetable supplier={supplier} />,
        },
        {
          key: "networks",
          columns: supplierColumns(supplier.access, "networks", "services"),
          label: <FormattedMessage id="supplier.part.networks" defaultMessage="Networks" />,
          content: <SupplierNetworks supplier={supplier} />,
        },
      ]}
    />
  );
}
