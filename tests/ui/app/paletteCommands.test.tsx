import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { CommandField } from "../../../client/app/palette/CommandField";
import { session } from "../../../client/session/session";
import { soundSettings } from "../../../client/store/soundSettings";
import { showRoute, signIn } from "../page";
import { db } from "../setup";

const run = async (typed: string, command: string): Promise<void> => {
  const keyboard = userEvent.setup();
  await keyboard.keyboard("{Control>}k{/Control}");
  await keyboard.type(await screen.findByRole("combobox"), typed);
  await screen.findByRole("option", { name: command });
  await keyboard.keyboard("{Enter}");
};
const open = () => showRoute([{ path: "*", element: <CommandField /> }], "/usersettings");

test("offers theme, sound, language and sign-out as commands", async () => {
  signIn();
  const { userId } = db().users.get("operator")!;
  open();
  await run("light", "Theme: Light");
  await waitFor(() => expect(document.documentElement.dataset["mantineColorScheme"]).toBe("light"));
  await run("dark", "Theme: Dark");
  await waitFor(() => expect(document.documentElement.dataset["mantineColorScheme"]).toBe("dark"));
  await run("sound", "Turn alarm sound off");
  await waitFor(() => expect(soundSettings(userId).muted).toBe(true));
  await run("sound", "Turn alarm sound on");
  await waitFor(() => expect(soundSettings(userId).muted).toBe(false));
  await run("espa", "Language: Español");
  await waitFor(() => expect(db().users.get("operator")).toMatchObject({ language: "es" }));
});

test("signs out", async () => {
  signIn();
  open();
  await run("sign out", "Sign out");
  await waitFor(() => expect(session.get().status).toBe("out"));
});

test("offers the form for a new record to those who may open it", async () => {
  signIn("admin");
  const { router } = open();
  await run("new us", "New user");
  await waitFor(() => expect(router.state.location.pathname).toBe("/mapfreuser/new/0"));
});
