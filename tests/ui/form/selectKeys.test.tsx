import { Select } from "@mantine/core";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "../page";

const chosen = vi.fn<(id: string | null) => void>();
afterEach(() => {
  vi.useRealTimers();
  chosen.mockReset();
});

const box = () => screen.getByRole("combobox");
const press = (code: string): void => void fireEvent.keyDown(box(), { code, key: code });
const settle = (): void => act(() => void vi.runOnlyPendingTimers());
async function open(): Promise<void> {
  show(<Select aria-label="Country" data={["Chile", "Malta", "Spain"]} value="Malta" searchable onChange={chosen} />);
  await screen.findByRole("combobox");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  act(() => box().focus());
}

test("takes the option chosen by typing and an arrow, though the list updates between the two keys", async () => {
  await open();
  fireEvent.change(box(), { target: { value: "Spa" } });
  press("ArrowDown");
  settle();
  press("Enter");
  expect(chosen.mock.lastCall?.[0]).toBe("Spain");
});

test("takes the highlighted option instead of the earlier choice", async () => {
  await open();
  press("ArrowDown");
  settle();
  expect(document.querySelector("[data-combobox-selected]")!.textContent).toBe("Chile");
  press("Enter");
  expect(chosen.mock.lastCall?.[0]).toBe("Chile");
});

test("continues from the earlier choice after the list has updated", async () => {
  await open();
  settle();
  press("ArrowDown");
  press("Enter");
  expect(chosen.mock.lastCall?.[0]).toBe("Spain");
});
