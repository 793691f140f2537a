import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { asked, db } from "../setup";
import { beforeEachAnOpenClaim, button, claim, dialog } from "./actionFixtures";
import { showClaim } from "./claimFixtures";

beforeEachAnOpenClaim();

test("picks a reason by its digit, and puts typed text into the field", async () => {
  db().actionReasons = { manageDelay: ["Heavy traffic", "Road closed"], cancelService: ["Solved"] };
  showClaim();
  await button(/^Manage delay/);
  await waitFor(() => expect(document.body.textContent).toContain("Manage delay"));
  await userEvent.keyboard("d");
  const form = within(await dialog());
  const picks = within(await form.findByRole("group", { name: "Choose a reason" })).getAllByRole("button");
  expect(picks.map((pick) => pick.textContent)).toEqual(["1Heavy traffic", "2Road closed"]);
  expect(document.activeElement).toBe(picks[0]);
  const reason = form.getByRole("textbox", { name: /Reason/ });
  await userEvent.keyboard("2");
  expect(reason).toHaveProperty("value", "Road closed");
  expect(picks[1]!.getAttribute("aria-pressed")).toBe("true");
  await userEvent.keyboard("1");
  expect(reason).toHaveProperty("value", "Heavy traffic");
  await userEvent.keyboard(", ring road");
  expect(reason).toHaveProperty("value", "Heavy traffic, ring road");
  // Here a digit is a digit.
  await userEvent.keyboard(" 2{Control>}{Enter}{/Control}");
  await waitFor(() => expect(db().actions[0]?.input.reason).toBe("Heavy traffic, ring road 2"));
});

test("shows one sentence for the insured, another by its key, and leaves it out of a delay's reason", async () => {
  const sentences = ["La ayuda llegará hacia las 10:49.", "Le llamaremos."];
  claim({ whatToSay: { language: "es-ES", sentences }, insuredPhone: "+34 600 11 22 33" });
  showClaim();
  const say = within(await screen.findByRole("region", { name: "Sentence for the insured" }));
  expect(say.getByText(sentences[0]!).getAttribute("lang")).toBe("es-ES");
  expect(say.getByRole("link", { name: "Call +34 600 11 22 33" }).getAttribute("href")).toBe("tel:+34600112233");
  await userEvent.keyboard("s");
  expect(say.getByText(sentences[1]!)).toBeTruthy();
  const user = userEvent.setup();
  await user.click(say.getByRole("button", { name: "Copy sentence" }));
  expect(await navigator.clipboard.readText()).toBe(sentences[1]);
  await user.keyboard("d");
  const reason = within(await dialog()).getByRole("textbox", { name: /Reason/ });
  expect(reason).toHaveProperty("value", "");
  await user.keyboard("{Escape}s");
  expect(say.getByText(sentences[0]!)).toBeTruthy();
});

test("keeps the chosen sentence silently while its time changes, and announces the first sentence of a new status", async () => {
  const saying = (time: string) => ({
    language: "es-ES",
    sentences: [`La ayuda llegará hacia las ${time}.`, `Tardará hasta las ${time}.`],
  });
  claim({ whatToSay: saying("10:49") });
  for (const id of db().claims.keys()) db().supplierFilter.set(id, { at: new Date().toISOString(), candidates: [], excluded: [] });
  const { client } = showClaim();
  await screen.findByText("La ayuda llegará hacia las 10:49.");
  const change = async (more: Parameters<typeof claim>[0]): Promise<void> => {
    claim(more);
    await act(() => client.refetchQueries({ include: "active" }));
  };
  await userEvent.keyboard("s");
  const chosen = screen.getByText("Tardará hasta las 10:49.");
  // Additions are announced, not changes of the text.
  expect(chosen.closest("[aria-live]")!.getAttribute("aria-relevant")).toBe("additions");
  await change({ version: 6, whatToSay: saying("10:52") });
  expect(await screen.findByText("Tardará hasta las 10:52.")).toBe(chosen);
  await change({ version: 7, status: "NO_SUPPLIER", whatToSay: saying("10:52") });
  await screen.findByText("La ayuda llegará hacia las 10:52.");
  expect(chosen.isConnected).toBe(false);
});

test("requests the reason of the status and the sentences together", async () => {
  claim({ whatToSay: { language: "es-ES", sentences: ["Le llamaremos."] } });
  showClaim();
  await screen.findByText("Le llamaremos.");
  await screen.findByRole("region", { name: "Why this status" });
  expect(asked().filter((query) => /whatToSay|statusReason/.test(query))).toHaveLength(1);
});

test("shows neither sentences nor a phone if they are hidden", async () => {
  claim({ whatToSay: null });
  showClaim();
  await button(/^Manage delay/);
  expect(screen.queryByRole("region", { name: "Sentence for the insured" })).toBeNull();
});

test("leaves the sentence for the insured out of a cancellation's reason", async () => {
  claim({ whatToSay: { language: "es-ES", sentences: ["Le llamaremos."] } });
  showClaim();
  await screen.findByText("Le llamaremos.");
  await userEvent.click(await button(/More actions/));
  await userEvent.click(await screen.findByRole("menuitem", { name: /Cancel service/ }));
  expect(within(await dialog()).getByRole("textbox", { name: /Reason/ })).toHaveProperty("value", "");
});
