// Text sizes and weights come from Mantine's theme.
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Pages without Mantine, the theme itself, and the wall, which is read from a distance. */
const EXCEPT = /^client\/(sandbox|widget|ui\/theme|dashboard\/wall)\//;
const DECLARATION = /font-(?:size|weight): ([^;]+);/g;
const FROM_THEME = /^var\(--(mantine-font-(size|weight)-\w+|[\w-]+-size, var\(--mantine-font-size-\w+\))\)$|^inherit$|^[\d.]+pt$/;

test("sets text sizes and weights by the theme in every style sheet", () => {
  const files = readdirSync("client", { recursive: true, encoding: "utf8" })
    .map((file) => `client/${file}`)
    .filter((file) => file.endsWith(".css") && !EXCEPT.test(file));
  expect(files.length).toBeGreaterThan(50);
  const others = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(DECLARATION)]
      .filter(([, value]) => !FROM_THEME.test(value!))
      .map(([text]) => `${file}: ${text}`),
  );
  expect(others).toEqual([]);
});
