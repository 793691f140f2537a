import { saveFile } from "../../../exports/saveFile";

/** Saves a text that this page has made as a file, with the mark that spreadsheets know UTF-8 by. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: "text/csv;charset=utf-8" }));
  saveFile(address, fileName);
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
