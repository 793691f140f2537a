/** The browser saves the file as it comes, with the session's cookie: this page holds none of it. */
export function saveFile(address: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
}
