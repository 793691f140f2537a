// Each story of the component workshop renders in both themes, without an error on the console and without a violation of axe.
import { render, waitFor } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Frame } from "../workshop/Frame";
import { stories, storyKey, themes } from "../workshop/stories";

const cases = stories.flatMap((story) => themes.map((theme) => ({ name: storyKey(story), story, theme })));
const problems = vi.spyOn(console, "error");
beforeEach(() => void problems.mockReset());
afterEach(() => expect(problems.mock.calls).toEqual([]));

describe("the component workshop", () => {
  test("has stories of interface and entities", () => {
    expect(new Set(stories.map(({ component }) => component)).size).toBeGreaterThanOrEqual(12);
  });

  test.each(cases)("renders $name in the $theme theme", async ({ story, theme }) => {
    render(<Frame story={story} theme={theme} isTest />);
    await waitFor(() => expect(document.body.textContent).not.toBe(""));
    expect(document.documentElement.getAttribute("data-mantine-color-scheme")).toBe(theme);
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false }, "color-contrast": { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});
