import { defineMessages } from "react-intl";
import { resourceStatuses } from "../../schema/rules/suppliers/suppliers";
import { accessNames } from "../entity/accessNames";
import type { SupplierRegister_SupplierFragment } from "../gql/graphql";
import { named } from "../i18n/named";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import { networkStates } from "../suppliers/SupplierHeader";
import { feedStates } from "../suppliers/SupplierGeneral";
import { Moment, type OwnColumns } from "./catalogueColumns";
import styles from "./registers.module.css";

/** What every row has; what else there is depends on the columns shown. */
export type SupplierRow = Partial<SupplierRegister_SupplierFragment> &
  Pick<SupplierRegister_SupplierFragment, "id" | "version" | "access" | "instance">;
export const supplierRowFields = ["id", "version", "access", "instance"];

const texts = defineMessages({
  inNetwork: { id: "supplier.network.ACTIVE", defaultMessage: "In the network" },
  placed: { id: "register.placed", defaultMessage: "at its place" },
});

/** The columns of suppliers that show more than a field's plain value. */
export const ownSupplierColumns: OwnColumns<SupplierRow> = {
  id: { width: 160 },
  name: { width: 220, cell: ({ name }) => <span title={name}>{name}</span> },
  instance: { width: 100, cell: ({ instance }) => instance.name },
  access: { width: 150, cell: ({ access }, { intl }) => intl.formatMessage(accessNames[access]) },
  networkState: {
    width: 150,
    cell: ({ networkState }, { intl }) =>
      networkState && intl.formatMessage(networkState === "ACTIVE" ? texts.inNetwork : networkStates[networkState]),
  },
  status: {
    width: 150,
    cell: ({ status }, { intl }) =>
      status && (
        <span className={styles.first}>
          <StatusGlyph resourceStatus={status} size={14} />
          <b>{resourceStatuses[status].code.toUpperCase()}</b> {named(intl, "resource", status)}
        </span>
      ),
  },
  feedState: { cell: ({ feedState }, { intl }) => feedState && intl.formatMessage(feedStates[feedState]) },
  // When it was last seen; a place of its own has no such moment.
  position: {
    width: 172,
    cell: ({ position, instance }, { intl, write }) =>
      position && (position.at ? <Moment at={position.at} zone={instance.timeZone} write={write} /> : intl.formatMessage(texts.placed)),
  },
};
