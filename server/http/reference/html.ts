const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character]!);

export const paragraphs = (description: string | null | undefined): string =>
  (description ?? "")
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim())
    .map((paragraph) => `<p>${escaped(paragraph.trim()).replace(/`([^`]+)`/g, "<code>$1</code>")}</p>`)
    .join("");
