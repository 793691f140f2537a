import { DetailTable } from "../../../client/entity/detail/DetailTable";

interface Movement {
  number: number;
  amount: string;
}
const columns = [
  { key: "number", label: "Movement", cell: ({ number }: Movement) => number },
  { key: "amount", label: "Amount", number: true, cell: ({ amount }: Movement) => amount },
];
const rows = [
  { number: 1, amount: "84.50 €" },
  { number: 2, amount: "−12.00 €" },
];
const table = { columns, keyOf: ({ number }: Movement) => number, none: "No movements." };

export const WithTotal = () => <DetailTable {...table} rows={rows} total={{ label: "Total", value: "72.50 €" }} />;
export const Empty = () => <DetailTable {...table} rows={[]} />;
