import { expect, test } from "vitest";
import { UsedColumns } from "../../../server/exports/usedColumns";

type Row = Record<"id" | "kind" | "plate" | "notes", string>;
const columns = ["id", "kind", "plate", "notes"] as const;
const rowsOf = (kinds: readonly string[]): Row[] =>
  kinds.map((kind, n) => ({ id: `${n}`, kind, plate: `plate ${n}`, notes: `notes ${n}` }));

/** Asks for the plate of a vehicle, and for the notes of anything else. */
const answer = (rows: readonly Row[]) => Promise.resolve(rows.map((row) => (row.kind === "vehicle" ? row.plate : row.notes)));

async function answered(batches: readonly (readonly string[])[], ask: (rows: readonly Row[]) => Promise<unknown> = answer) {
  const read: string[][] = [];
  const answers: unknown[] = [];
  const used = new UsedColumns<Row>(columns);
  for (const kinds of batches)
    answers.push(
      await used.answer((names) => {
        read.push([...names].sort());
        const rows = rowsOf(kinds).map((row) => Object.fromEntries(names.map((name) => [name, row[name as keyof Row]])) as Row);
        return Promise.resolve(rows);
      }, ask),
    );
  return { read, answers };
}
const every = [...columns].sort();

test("reads the first rows completely, and the others with the requested columns", async () => {
  const { read, answers } = await answered([["vehicle", "vehicle"], ["vehicle"], ["vehicle"]]);
  expect(answers).toEqual([["plate 0", "plate 1"], ["plate 0"], ["plate 0"]]);
  expect(read).toEqual([every, ["kind", "plate"], ["kind", "plate"]]);
});

test("reads rows completely again when another column is requested, and includes it from then on", async () => {
  const { read, answers } = await answered([["vehicle"], ["vehicle", "home"], ["home"]]);
  expect(answers).toEqual([["plate 0"], ["plate 0", "notes 1"], ["notes 0"]]);
  expect(read).toEqual([every, ["kind", "plate"], every, ["kind", "notes", "plate"]]);
});

test("never returns a value that was not read, even if the reader hides the failure", async () => {
  const hiding = async (rows: readonly Row[]) => answer(rows).catch(() => ["nothing"]);
  const { answers } = await answered([["vehicle"], ["home"]], (rows) =>
    Promise.resolve(rows)
      .then(hiding)
      .catch(() => ["nothing"]),
  );
  expect(answers).toEqual([["plate 0"], ["notes 0"]]);
});

test("gives a copied row all columns", async () => {
  const { answers } = await answered([["vehicle"], ["vehicle"]], (rows) => Promise.resolve(rows.map((row) => ({ ...row }))));
  expect(answers[1]).toEqual(rowsOf(["vehicle"]));
});

test("passes other errors on", async () => {
  await expect(answered([["vehicle"]], () => Promise.reject(new Error("no answer")))).rejects.toThrow("no answer");
});
