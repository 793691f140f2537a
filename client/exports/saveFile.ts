/** Starts a browser download with the session cookie. The page does not load the file into memory. */
export function saveFile(address: string, fileName: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
}
