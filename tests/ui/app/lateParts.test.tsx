import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect, test, vi } from "vitest";
import { Palette } from "../../../client/app/palette/Palette";
import { closePalette, openPalette, stopKeeping, typedBefore } from "../../../client/app/palette/paletteOpen";
import { lateMenu } from "../../../client/ui/lazyPart";
import { useShortcuts } from "../../../client/ui/shortcuts";
import { show, showRoute } from "../page";

test("opens a menu whose button was pressed before it loaded, with the focus on it", async () => {
  const pressed = vi.fn();
  let resolve: (menu: ComponentType) => void = () => undefined;
  const promise = new Promise<ComponentType>((done) => (resolve = done));
  const Menu = lateMenu(
    () => promise,
    () => <button type="button">Theme</button>,
  );
  show(<Menu />);
  const before = await screen.findByRole("button");
  await userEvent.click(before);
  expect(document.activeElement).toBe(before);
  await act(async () =>
    resolve(() => (
      <button type="button" data-testid="menu" onClick={pressed}>
        Theme
      </button>
    )),
  );
  const button = await screen.findByTestId("menu");
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  expect(document.activeElement).toBe(button);
  expect(screen.getAllByRole("button")).toHaveLength(1);
});

test("keeps a menu shut whose button was not pressed, without moving the focus", async () => {
  const pressed = vi.fn();
  const Menu = lateMenu(
    () => Promise.resolve(() => <button type="button" data-testid="menu" onClick={pressed} aria-label="Theme" />),
    () => <button type="button" aria-label="Theme" />,
  );
  show(<Menu />);
  await screen.findByTestId("menu");
  await act(async () => undefined);
  expect([pressed.mock.calls.length, document.activeElement]).toEqual([0, document.body]);
});

test("puts text typed while the palette renders into its field", async () => {
  const typing = { isOver: false };
  /** Drawn after the palette, before either is on the page. */
  function Typist() {
    if (!typing.isOver) fireEvent.keyDown(document.body, { key: "9" });
    typing.isOver = true;
    return null;
  }
  show(<ScreenWithKeys onKey={vi.fn()} />);
  await screen.findByText("The screen");
  openPalette();
  fireEvent.keyDown(document.body, { key: "8" });
  const Both = () => (
    <>
      <Palette />
      <Typist />
    </>
  );
  showRoute([{ path: "/map", Component: Both }], "/map");
  expect(await screen.findByRole("combobox")).toHaveProperty("value", "89");
  expect(document.activeElement).toBe(screen.getByRole("combobox"));
  closePalette();
});

function ScreenWithKeys({ onKey }: { onKey(event: KeyboardEvent): void }) {
  useShortcuts(["1", "Enter", "4"].map((key) => ({ keys: key, label: key, key, press: onKey })));
  return <p>The screen</p>;
}

test("puts text typed before the palette loads into its field, without triggering shortcuts", async () => {
  const heard = vi.fn();
  show(<ScreenWithKeys onKey={heard} />);
  await screen.findByText("The screen");
  const type = (...keys: string[]): void => keys.forEach((key) => fireEvent.keyDown(document.body, { key }));
  openPalette();
  type("1", "2", "Backspace", "3", "Enter");
  expect(typedBefore()).toEqual({ text: "13", isEntered: true });
  expect(heard).not.toHaveBeenCalled();
  stopKeeping();
  type("4");
  expect([typedBefore().text, heard.mock.calls.length]).toEqual(["13", 1]);
  openPalette();
  expect(typedBefore()).toEqual({ text: "", isEntered: false });
  closePalette();
});
