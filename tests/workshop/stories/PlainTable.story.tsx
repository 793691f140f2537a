import { PlainTable } from "../../../client/ui/table/PlainTable";

const columns = [
  { id: "name", header: "Name", cell: ({ name }: { name: string; trips: number | null }) => name },
  { id: "trips", header: "Trips", cell: ({ trips }: { name: string; trips: number | null }) => trips },
];
const rows = [
  { name: "Grúas Norte", trips: 12 },
  { name: "Talleres y Asistencia en Carretera Hermanos Fernández-Villanueva", trips: null },
];

export const Rows = () => <PlainTable label="Suppliers" columns={columns} rows={rows} keyOf={({ name }) => name} none="No suppliers." />;
export const Empty = () => <PlainTable label="Suppliers" columns={columns} rows={[]} keyOf={({ name }) => name} none="No suppliers." />;
