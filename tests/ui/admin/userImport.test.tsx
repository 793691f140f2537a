import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { readCsv, writeCsv } from "../../../client/admin/users/import/csv";
import { importRows } from "../../../client/admin/users/import/importRows";
import { UserImport } from "../../../client/admin/users/import/UserImport";
import { paths } from "../../../client/paths";
import { pageRoute, showRoute, signIn } from "../page";

test("a file is read with quotes, any separator and line ends, and its lines keep their numbers", async () => {
  expect(await readCsv('\uFEFFuser;name\r\n"a ""b"";";c\r\n\r\nd;"e\nf"\rg;h')).toEqual([
    { line: 1, cells: ["user", "name"] },
    { line: 2, cells: ['a "b";', "c"] },
    { line: 4, cells: ["d", "e\nf"] },
    { line: 6, cells: ["g", "h"] },
  ]);
  expect(writeCsv([["a,b", "=1+1", 'say "x"']])).toBe('"a,b","\'=1+1","say ""x"""\r\n');
});

test("columns are found by their names; what is missing, nobody and too many are said", async () => {
  const found = await importRows("Email,USER,profile,name,extra\na@example.org,ana,OPERADOR,Ana,x");
  expect(found).toMatchObject({ rows: [{ line: 2, user: "ana", email: "a@example.org", profile: "OPERADOR", name: "Ana", signIn: "" }] });
  expect(await importRows("user,name\nana,Ana")).toEqual({ why: "COLUMNS", missing: ["email", "profile"] });
  expect(await importRows("user,name,email,profile\n")).toEqual({ why: "EMPTY" });
  const many = Array.from({ length: 5_001 }, (_, n) => `u${n},N,e@example.org,OPERADOR`).join("\n");
  expect(await importRows(`user,name,email,profile\n${many}`)).toEqual({ why: "TOO_LONG", lines: 5_001 });
});

test("a chosen file is sent, and the lines that were refused are shown with column, code and reason", async () => {
  const hand = userEvent.setup();
  signIn("admin");
  showRoute([pageRoute("userImport", UserImport)], paths.userImport());
  await screen.findByText("Download a sample file");
  const csv = "user,name,email,profile\nana,Ana,ana@example.org,OPERADOR\ntaken,Rui,rui@example.org,OPERADOR\n";
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await hand.upload(input, new File([csv], "users.csv", { type: "text/csv" }));
  await hand.click(await screen.findByRole("button", { name: "Import 2 users" }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 of 2 lines: 1 user taken, 1 line refused."));
  const [, row] = within(screen.getByRole("table", { name: "Refused lines" })).getAllByRole("row");
  expect([...row!.querySelectorAll("td")].map(({ textContent }) => textContent)).toEqual(["3", "taken", "user", "USER_EXISTS", "Taken."]);
});
