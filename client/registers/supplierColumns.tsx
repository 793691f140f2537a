import { defineMessages, type IntlShape } from "react-intl";
import {
  FeedState,
  NetworkState,
  type ResourceStatus,
  resourceStatuses,
  resourceStatusOrder,
  SupplierAccess,
} from "../../schema/rules/lists/suppliers";
import { accessNames } from "../entity/accessNames";
import type { SupplierRegister_SupplierFragment } from "../gql/graphql";
import { named } from "../i18n/named";
import { StatusGlyph } from "../mapkit/glyphs/StatusGlyph";
import { networkStates } from "../suppliers/SupplierHeader";
import { feedStates } from "../suppliers/SupplierGeneral";
import { Moment, type OwnColumns } from "./catalogueColumns";
import styles from "./registers.module.css";

export type SupplierRow = Partial<SupplierRegister_SupplierFragment> &
  Pick<SupplierRegister_SupplierFragment, "id" | "version" | "access" | "instance">;
export const supplierRowFields = ["id", "version", "access", "instance"];

const texts = defineMessages({
  inNetwork: { id: "supplier.network.ACTIVE", defaultMessage: "In the network" },
  placed: { id: "register.placed", defaultMessage: "on location" },
});

const networkStateName = (intl: Pick<IntlShape, "formatMessage">, state: NetworkState): string =>
  intl.formatMessage(state === "ACTIVE" ? texts.inNetwork : networkStates[state]);

export const ownSupplierColumns: OwnColumns<SupplierRow> = {
  id: { width: 160 },
  name: { width: 220, cell: ({ name }) => <span title={name}>{name}</span> },
  instance: { width: 140, cell: ({ instance }) => instance.name },
  access: {
    width: 150,
    choices: { values: Object.keys(SupplierAccess), name: (intl, value) => intl.formatMessage(accessNames[value as SupplierAccess]) },
    cell: ({ access }, { intl }) => intl.formatMessage(accessNames[access]),
  },
  networkState: {
    width: 150,
    choices: { values: Object.keys(NetworkState), name: (intl, value) => networkStateName(intl, value as NetworkState) },
    cell: ({ networkState }, { intl }) => networkState && networkStateName(intl, networkState),
  },
  status: {
    width: 150,
    choices: { values: resourceStatusOrder, name: (intl, value) => named(intl, "resource", value as ResourceStatus) },
    cell: ({ status }, { intl }) =>
      status && (
        <span className={styles.first}>
          <StatusGlyph resourceStatus={status} size={14} />
          <b>{resourceStatuses[status].code.toUpperCase()}</b> {named(intl, "resource", status)}
        </span>
      ),
  },
  feedState: {
    choices: { values: Object.keys(FeedState), name: (intl, value) => intl.formatMessage(feedStates[value as FeedState]) },
    cell: ({ feedState }, { intl }) => feedState && intl.formatMessage(feedStates[feedState]),
  },
  position: {
    width: 172,
    cell: ({ position, instance }, { intl, write }) =>
      position && (position.at ? <Moment at={position.at} zone={instance.timeZone} write={write} /> : intl.formatMessage(texts.placed)),
  },
};
