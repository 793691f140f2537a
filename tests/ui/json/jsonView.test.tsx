import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { JsonPair, JsonView } from "../../../client/ui/json/JsonView";
import { show } from "../page";

const lines = (name: string): string[] =>
  [...screen.getByRole("region", { name: `${name}, JSON` }).children].map(({ textContent }) => textContent);

test("writes a value as JSON whose parts fold", async () => {
  const hand = userEvent.setup();
  show(<JsonView title="Input" json='{"claimId":"118199","steps":[{"at":1},{"at":null}],"none":{}}' />);
  await screen.findByRole("region", { name: "Input, JSON" });
  const whole = [...["{", '"claimId": "118199",', '"steps": [', "{", '"at": 1', "},", "{", '"at": null', "}", "],", '"none": {}', "}"]];
  expect(lines("Input")).toEqual(whole);
  await hand.click(screen.getByRole("button", { name: "Section steps" }));
  expect(lines("Input")).toEqual(["{", '"claimId": "118199",', '"steps": [2 entries],', '"none": {}', "}"]);
  expect(screen.getByRole("button", { name: "Section steps", expanded: false })).toBeTruthy();
  await hand.keyboard("{Enter}");
  expect(lines("Input")).toEqual(whole);
});

test("marks the different lines of two values by a sign and a word", async () => {
  const [before, after] = ['{"a":1,"gone":true,"same":[1]}', '{"a":2,"same":[1,{"b":2}]}'];
  show(
    <JsonPair>
      <JsonView title="Before" json={before} compared={{ with: after, side: "before" }} />
      <JsonView title="After" json={after} compared={{ with: before, side: "after" }} />
    </JsonPair>,
  );
  await screen.findByRole("region", { name: "After, JSON" });
  const signs = (name: string): [string | null, string | null][] =>
    within(screen.getByRole("region", { name: `${name}, JSON` }))
      .getAllByRole("img")
      .map((sign) => [sign.getAttribute("aria-label"), sign.parentElement!.textContent]);
  expect(signs("Before")).toEqual([
    ["Changed", '≠"a": 1,'],
    ["Removed", '−"gone": true,'],
  ]);
  expect(signs("After")).toEqual([
    ["Changed", '≠"a": 2,'],
    ["Added", "+{"],
    ["Added", '+"b": 2'],
    ["Added", "+}"],
  ]);
});

test("copies the complete value, and says when it is empty", async () => {
  const hand = userEvent.setup();
  show(<JsonView title="Output" json='{"a":1}' />);
  await hand.click(await screen.findByRole("button", { name: "Copy to clipboard" }));
  expect(await navigator.clipboard.readText()).toBe('{\n  "a": 1\n}');
  document.body.replaceChildren();
  show(<JsonView title="Output" json={null} none="No answer came." />);
  await screen.findByText("No answer came.");
});

test("folds a long value below its second level at first", async () => {
  const rows = Array.from({ length: 200 }, (_, n) => ({ n }));
  show(<JsonView title="Input" json={JSON.stringify({ rows })} />);
  await screen.findByRole("region", { name: "Input, JSON" });
  expect(lines("Input")).toHaveLength(204);
});
