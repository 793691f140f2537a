// The field in which a user, or an API key, gets its specific profile: one of any number.
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import { aProfile, aUser } from "../../msw/adminDb";
import { asked, server } from "../setup";
import { adminDb, administrator, askedFor, choose, fill } from "./adminFixtures";

const nameOf = (n: number): string => `Agency ${`${n}`.padStart(3, "0")}`;
beforeEach(() => {
  for (let n = 1; n <= 130; n++) adminDb().profiles.set(`p${n}`, aProfile(`p${n}`, { name: nameOf(n), profileType: "CLIENTE" }));
  adminDb().profiles.set("other", aProfile("other", { name: "Agency of nobody", profileType: "SUPERVISOR" }));
});

const field = (): HTMLInputElement => screen.getByLabelText("Specific profile", { selector: "input" });
const listed = (): HTMLElement | null => document.getElementById(field().getAttribute("aria-controls") ?? "");
const optionElements = (): HTMLElement[] => [...(listed()?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
const options = (): (string | null)[] => optionElements().map((one) => one.textContent);
/** How often the server was asked for profiles. */
const questions = (): number => asked().filter((query) => query.includes("query SpecificProfilesOf")).length;
async function search(hand: UserEvent, text: string): Promise<void> {
  await hand.clear(field());
  await fill(hand, field(), text);
}
const clientOf = (specificProfile: string | null): void =>
  void adminDb().users.set(
    "bea",
    aUser("bea", { profileType: "CLIENTE", specificProfile: specificProfile && adminDb().profiles.get(specificProfile) }),
  );

test("lists the first of 130 profiles and finds the last by typing", async () => {
  const hand = userEvent.setup();
  clientOf(null);
  administrator("/mapfreuser/edit/bea");
  await hand.click(await screen.findByLabelText("Specific profile", { selector: "input" }));
  await waitFor(() => expect(options()).toHaveLength(41));
  expect(options().slice(-2)).toEqual([nameOf(40), "Showing the first 40 of 130. Type to find more."]);
  expect(optionElements()[40]!.hasAttribute("data-combobox-disabled")).toBe(true);
  await search(hand, "130");
  await waitFor(() => expect(options()).toEqual([nameOf(130)]));
  await hand.click(optionElements()[0]!);
  expect(field().value).toBe(nameOf(130));
  await hand.click(screen.getByText("Save"));
  await waitFor(() => expect(askedFor("changeUser")).toMatchObject([{ id: "bea", specificProfileId: "p130" }]));
});

test("assigns the profile to a new API key of the same generic profile", async () => {
  const hand = userEvent.setup();
  administrator("/apikeys");
  await hand.click(await screen.findByText("New API key"));
  const dialog = await screen.findByRole("dialog");
  await fill(hand, within(dialog).getByLabelText(/^Name/), "Fleet feed");
  await search(hand, "agency");
  await waitFor(() => expect(options()).toEqual(["Agency of nobody"]));
  await choose(hand, /^Generic profile/, "Client");
  await search(hand, "agency 13");
  await waitFor(() => expect(options()).toEqual([nameOf(130)]));
  await hand.click(optionElements()[0]!);
  await choose(hand, /^AMA instances/, "España (ES)");
  await hand.click(within(dialog).getByText("Create key"));
  await screen.findByLabelText("Key");
  expect(askedFor("createApiKey")).toMatchObject([{ profileType: "CLIENTE", specificProfileId: "p130" }]);
});

test("shows the chosen profile in the field and first in the list, even if it is not among the matches", async () => {
  const hand = userEvent.setup();
  clientOf("p130");
  administrator("/mapfreuser/edit/bea");
  await screen.findByLabelText("Specific profile", { selector: "input" });
  expect(field().value).toBe(nameOf(130));
  await hand.click(field());
  await waitFor(() => expect(options().slice(0, 2)).toEqual([nameOf(130), nameOf(1)]));
  await search(hand, "agency 12");
  await waitFor(() => expect(options()).toHaveLength(10));
  await hand.tab();
  expect(field().value).toBe(nameOf(130));

  await search(hand, "agency 129");
  await waitFor(() => expect(options()).toEqual([nameOf(129)]));
  await hand.click(optionElements()[0]!);
  await hand.click(field());
  await waitFor(() => expect(options().slice(0, 2)).toEqual([nameOf(129), nameOf(1)]));
  await hand.keyboard("{Escape}");
  await hand.click(screen.getByText("Save"));
  await waitFor(() => expect(askedFor("changeUser")).toMatchObject([{ specificProfileId: "p129" }]));
});

test("sends one request when typing pauses, not one per key", async () => {
  const hand = userEvent.setup();
  clientOf(null);
  administrator("/mapfreuser/edit/bea");
  await hand.click(await screen.findByLabelText("Specific profile", { selector: "input" }));
  await waitFor(() => expect(options()).toHaveLength(41));
  const before = questions();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  for (const text of ["a", "agency", "agency 130"]) {
    fireEvent.change(field(), { target: { value: text } });
    await act(() => vi.advanceTimersByTimeAsync(200));
  }
  await act(() => vi.advanceTimersByTimeAsync(50));
  vi.useRealTimers();
  await waitFor(() => expect(options()).toEqual([nameOf(130)]));
  expect(questions()).toBe(before + 1);
});

test("reports that nothing matches, and that the server cannot be reached", async () => {
  const hand = userEvent.setup();
  clientOf(null);
  administrator("/mapfreuser/edit/bea");
  await hand.click(await screen.findByLabelText("Specific profile", { selector: "input" }));
  await search(hand, "nowhere");
  await waitFor(() => expect(listed()?.textContent).toBe("No matching specific profiles."));
  expect(screen.getAllByRole("status").map((one) => one.textContent)).toContain("No matching specific profiles.");
  server.use(http.post("*/graphql", () => HttpResponse.error()));
  await search(hand, "agency");
  await waitFor(() => expect(listed()?.textContent).toBe("The server cannot be reached. Check the connection and try again."));
});

test("clears the choice when the generic profile changes, and when it changes back", async () => {
  const hand = userEvent.setup();
  clientOf(null);
  administrator("/mapfreuser/edit/bea");
  await screen.findByLabelText("Specific profile", { selector: "input" });
  await choose(hand, /^Generic profile/, "Supervisor");
  await choose(hand, "Specific profile", "Agency of nobody");
  await choose(hand, /^Generic profile/, "Client");
  expect(field().value).toBe("");
  await hand.click(field());
  await waitFor(() => expect(options()[0]).toBe(nameOf(1)));
  await hand.keyboard("{Escape}");
  await choose(hand, /^Generic profile/, "Supervisor");
  await hand.click(screen.getByText("Save"));
  await waitFor(() => expect(askedFor("changeUser")).toMatchObject([{ profileType: "SUPERVISOR", specificProfileId: null }]));
});
