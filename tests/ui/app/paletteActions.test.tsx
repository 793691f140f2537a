import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { CommandField } from "../../../client/app/palette/CommandField";
import { critical, OpenClaim } from "../claims/claimFixtures";
import { showRoute, signIn } from "../page";
import { db } from "../setup";

test("continues an action that is being entered, and starts one without a reason", async () => {
  signIn();
  db().claims.set(critical.id, { ...critical, whatToSay: { language: "es-ES", sentences: ["Le llamaremos."] } });
  const page = (
    <>
      <CommandField />
      <OpenClaim />
    </>
  );
  showRoute([{ path: "*", element: page }], `/map?claim=${critical.id}`);
  await screen.findByText("Le llamaremos.");
  const keyboard = userEvent.setup();
  const manageDelay = async (): Promise<HTMLElement> => {
    await keyboard.keyboard("{Control>}k{/Control}");
    fireEvent.click(await screen.findByRole("option", { name: /Manage delay/ }));
    return screen.findByRole("textbox", { name: /Reason/ });
  };
  const reason = await manageDelay();
  expect(reason).toHaveProperty("value", "");
  fireEvent.change(reason, { target: { value: "Road closed" } });
  expect(await manageDelay()).toHaveProperty("value", "Road closed");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("textbox", { name: /Reason/ })));
});
