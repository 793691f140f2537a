// Columns of suppliers that are not plain values; same contents as client/registers/supplierColumns.tsx.
import { type ResourceStatus, resourceStatuses } from "../../../schema/rules/lists/suppliers";
import { type OwnColumn, wordOf } from "./ownColumn";

export const ownSupplierColumns: Readonly<Record<string, OwnColumn>> = {
  instance: { selects: "instance { id name }", cell: ({ instance }) => (instance as { name: string }).name },
  access: wordOf("access", (access) => `supplier.access.${access}`),
  networkState: wordOf("networkState", (state) => `supplier.network.${state}`),
  status: {
    cell: ({ status }, { say }) =>
      status == null
        ? null
        : `${resourceStatuses[status as ResourceStatus].code.toUpperCase()} ${say(`resource.${status as ResourceStatus}`)}`,
  },
  feedState: wordOf("feedState", (state) => `supplier.feed.${state}`),
  position: {
    selects: "position { at }",
    cell: (row, { say, local }) => {
      const position = row.position as { at: string | null } | null;
      return position && (position.at === null ? say("register.placed") : local(position.at, row));
    },
  },
};
