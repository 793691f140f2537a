import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { decodeCsv, readCsv, writeCsv } from "../../../client/admin/users/import/csv";
import { importRows } from "../../../client/admin/users/import/importRows";
import { UserImport } from "../../../client/admin/users/import/UserImport";
import { paths } from "../../../client/paths";
import { pageRoute, showRoute, signIn } from "../page";

test("reads quotes, any separator and any line ending, and keeps the line numbers", async () => {
  expect(await readCsv('\uFEFFuser;name\r\n"a ""b"";";c\r\n\r\nd;"e\nf"\rg;h')).toEqual([
    { line: 1, cells: ["user", "name"] },
    { line: 2, cells: ['a "b";', "c"] },
    { line: 4, cells: ["d", "e\nf"] },
    { line: 6, cells: ["g", "h"] },
  ]);
  expect(writeCsv([["a,b", "=1+1", 'say "x"']], "en-GB")).toBe('"a,b","\'=1+1","say ""x"""\r\n');
  expect(writeCsv([["a;=1", "b"]], "es-ES")).toBe('"a;\'=1";"b"\r\n');
});

test("reads a file in a Windows encoding and one that names its separator", async () => {
  const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0)).buffer;
  expect(decodeCsv(bytes("user;name\r\nrep.jose;Jos\xe9 N\xfa\xf1ez"), "es-ES")).toBe("user;name\r\nrep.jose;José Núñez");
  expect(decodeCsv(bytes("\xc1\xe8\xde\xed\xe1"), "el-GR")).toBe("Αθήνα");
  expect(decodeCsv(bytes("\xff\xfea\0;\0"), "es-ES")).toBe("a;");
  expect(decodeCsv(new TextEncoder().encode("José").buffer, "es-ES")).toBe("José");
  expect(await readCsv("\uFEFFsep=;\r\nuser;name,first\r\na;b")).toEqual([
    { line: 2, cells: ["user", "name,first"] },
    { line: 3, cells: ["a", "b"] },
  ]);
});

test("finds columns by their names, and reports missing columns, an empty file and too many users", async () => {
  const found = await importRows("Email,USER,profile,name,extra\na@example.org,ana,OPERADOR,Ana,x");
  expect(found).toMatchObject({ rows: [{ line: 2, user: "ana", email: "a@example.org", profile: "OPERADOR", name: "Ana", signIn: "" }] });
  expect(await importRows("user,name\nana,Ana")).toEqual({ why: "COLUMNS", missing: ["email", "profile"] });
  expect(await importRows("user,name,email,profile\n")).toEqual({ why: "EMPTY" });
  const many = Array.from({ length: 5_001 }, (_, n) => `u${n},N,e@example.org,OPERADOR`).join("\n");
  expect(await importRows(`user,name,email,profile\n${many}`)).toEqual({ why: "TOO_LONG", lines: 5_001 });
});

test("sends the chosen file and shows rejected lines with column, code and reason", async () => {
  const hand = userEvent.setup();
  signIn("admin");
  showRoute([pageRoute("userImport", UserImport)], paths.userImport());
  await screen.findByText("Download sample file");
  const csv = "user,name,email,profile\nana,Ana,ana@example.org,OPERADOR\ntaken,Rui,rui@example.org,OPERADOR\n";
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await hand.upload(input, new File([csv], "users.csv", { type: "text/csv" }));
  await hand.click(await screen.findByRole("button", { name: "Import 2 users" }));
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("2 of 2 lines: 1 user imported, 1 line rejected."));
  const [, row] = within(screen.getByRole("table", { name: "Rejected lines" })).getAllByRole("row");
  expect([...row!.querySelectorAll("td")].map(({ textContent }) => textContent)).toEqual(["3", "taken", "user", "USER_EXISTS", "Taken."]);
});
