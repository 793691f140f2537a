import { saveFile } from "./saveFile";

/** Downloads a text as a file with a byte order mark, which spreadsheets need to detect UTF-8. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([`\uFEFF${text}`], { type: "text/csv;charset=utf-8" }));
  saveFile(address, fileName);
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
