import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { CopyAddress } from "../../../client/app/shell/CopyAddress";
import { show } from "../page";

test("copies the address of the current view", async () => {
  const user = userEvent.setup();
  show(<CopyAddress />);
  window.location.hash = "#/map/claims?claim=SIN-1";
  await user.click(await screen.findByRole("button", { name: "Copy link to this view" }));
  expect(await navigator.clipboard.readText()).toMatch(/#\/map\/claims\?claim=SIN-1$/);
  expect((await screen.findByRole("status")).textContent).toBe("Address copied");
});
