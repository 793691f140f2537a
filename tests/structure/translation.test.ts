import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each(["index.html", "widget.html"])("%s excludes machine translation, which would freeze its figures", (page) => {
  const html = readFileSync(`client/${page}`, "utf8");
  expect(html).toMatch(/<html [^>]*translate="no"/);
  expect(html).toContain('<meta name="google" content="notranslate" />');
});
