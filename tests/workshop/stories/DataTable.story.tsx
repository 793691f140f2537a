import { useState } from "react";
import { DataTable } from "../../../client/ui/table/DataTable";

interface Row {
  id: string;
  supplier: string;
  minutes: number;
}
const names = ["Grúas Norte", "Assistència Vallès", "Reboques do Tejo", "Yol Yardım Ege"];
const rows: Row[] = Array.from({ length: 200 }, (_, i) => ({ id: `${118_000 + i}`, supplier: names[i % 4]!, minutes: (i * 7) % 90 }));
const columns = [
  { id: "id", header: "Claim", width: 110, cell: ({ id }: Row) => id },
  { id: "supplier", header: "Supplier", width: 180, grow: true, cell: ({ supplier }: Row) => supplier },
  { id: "minutes", header: "Minutes", width: 90, number: true, sortable: true as const, cell: ({ minutes }: Row) => minutes },
];
const keyOf = ({ id }: Row): string => id;
const table = { label: "Claims", columns, keyOf, empty: "No claims." };

export function SelectableRows() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(["118001"]));
  return (
    <div style={{ height: 360, display: "flex" }}>
      <DataTable<Row> {...table} rows={rows} selected={selected} onSelect={setSelected} isUrgent={({ minutes }) => minutes > 80} />
    </div>
  );
}
export const Waiting = () => (
  <div style={{ height: 200, display: "flex" }}>
    <DataTable<Row> {...table} rows={undefined} />
  </div>
);
export const Failed = () => (
  <div style={{ height: 200, display: "flex" }}>
    <DataTable<Row> {...table} rows={undefined} failed="The list could not be loaded." onRetry={() => undefined} />
  </div>
);
