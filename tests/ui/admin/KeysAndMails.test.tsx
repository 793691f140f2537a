import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { http } from "msw";
import { expect, test } from "vitest";
import { server } from "../setup";
import { adminDb, administrator, askedFor, choose, fill, rowOf } from "./adminFixtures";

test("shows a new key once, with a button that copies it, and adds it to the list", async () => {
  const hand = userEvent.setup();
  administrator("/apikeys");
  await hand.click(await screen.findByText("New API key"));
  const dialog = await screen.findByRole("dialog");
  const create = within(dialog).getByText("Create key").closest("button")!;
  expect(create.getAttribute("aria-description")).toMatch(/^Name:/);
  await fill(hand, within(dialog).getByLabelText(/^Name/), "Fleet feed");
  await hand.click(within(dialog).getByLabelText(/^ingest:/));
  await choose(hand, /^AMA instances/, "España (ES)");
  await hand.click(create);
  const key = await screen.findByLabelText("Key");
  expect((key as HTMLInputElement).value).toBe("atl_secret_shown_once");
  await hand.click(screen.getByText("Copy to clipboard"));
  expect(await navigator.clipboard.readText()).toBe("atl_secret_shown_once");
  await hand.click(screen.getByText("I have saved it"));
  await rowOf("Fleet feed");
  expect(document.body.textContent).not.toContain("atl_secret_shown_once");
  expect(askedFor("createApiKey")).toMatchObject([
    { name: "Fleet feed", scopes: ["INGEST", "READ"], instanceIds: ["ES"], profileType: "SUPERVISOR" },
  ]);
  const [{ expiresAt }] = askedFor("createApiKey") as [{ expiresAt: string }];
  expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(365);
});

test("creates a key for positions with its devices and no other scope", async () => {
  const hand = userEvent.setup();
  administrator("/apikeys");
  await hand.click(await screen.findByText("New API key"));
  const dialog = await screen.findByRole("dialog");
  const create = within(dialog).getByText("Create key").closest("button")!;
  await fill(hand, within(dialog).getByLabelText(/^Name/), "Phone 7");
  await hand.click(within(dialog).getByLabelText(/^positions:/));
  expect(create.getAttribute("aria-description")).toBe("A positions key cannot have other scopes.");
  await hand.click(within(dialog).getByLabelText(/^read:/));
  expect(create.getAttribute("aria-description")).toBe("Enter 1 to 100 devices, or one supplier.");
  await hand.type(within(dialog).getByLabelText(/^Devices/, { selector: "input" }), "600112233{Enter}");
  await choose(hand, /^AMA instances/, "España (ES)");
  await hand.click(create);
  await screen.findByLabelText("Key");
  expect(askedFor("createApiKey")).toMatchObject([{ scopes: ["POSITIONS"], devices: ["600112233"], supplierId: null }]);
});

test("offers a widget key the groupings of its indicators", async () => {
  const hand = userEvent.setup();
  administrator("/apikeys");
  await hand.click(await screen.findByText("New API key"));
  const dialog = await screen.findByRole("dialog");
  await fill(hand, within(dialog).getByLabelText(/^Name/), "Intranet");
  await hand.click(within(dialog).getByLabelText(/^widget:/));
  await hand.click(within(dialog).getByLabelText(/^read:/));
  await choose(hand, /^Indicators/, "Arrivals on time");
  await choose(hand, /^Breakdowns/, "Contract");
  await hand.type(within(dialog).getByLabelText(/^Allowed pages/, { selector: "input" }), "https://intranet.example{Enter}");
  await choose(hand, /^AMA instances/, "España (ES)");
  await hand.click(within(dialog).getByText("Create key"));
  await screen.findByLabelText("Key");
  expect(askedFor("createApiKey")).toMatchObject([{ scopes: ["WIDGET"], indicators: ["ON_TIME_RATE"], groupings: ["CONTRACT"] }]);
});

test("keeps the dialog open while a key is being created, so that the key is not lost", async () => {
  const hand = userEvent.setup();
  let answer = (): void => undefined;
  const answered = new Promise<void>((done) => (answer = done));
  server.use(
    http.post("*/graphql", async ({ request }) => {
      if ((await request.clone().text()).includes("createApiKey")) await answered;
    }),
  );
  administrator("/apikeys");
  await hand.click(await screen.findByText("New API key"));
  const dialog = await screen.findByRole("dialog");
  await fill(hand, within(dialog).getByLabelText(/^Name/), "Fleet feed");
  await hand.click(within(dialog).getByLabelText(/^All AMA instances/));
  const back = within(dialog).getByText("Back").closest("button")!;
  expect(back.getAttribute("aria-description")).toBeNull();
  await hand.click(within(dialog).getByText("Create key"));
  await waitFor(() => expect(back.getAttribute("aria-description")).toBe("In progress…"));
  await hand.click(back);
  await hand.click(within(dialog).getByLabelText("Close"));
  await hand.click(document.querySelector(".mantine-Modal-inner")!);
  await hand.keyboard("{Escape}");
  expect(screen.getByRole("dialog")).toBe(dialog);
  answer();
  expect(((await screen.findByLabelText("Key")) as HTMLInputElement).value).toBe("atl_secret_shown_once");
});

test("asks before it revokes a key, and lists it as revoked", async () => {
  const hand = userEvent.setup();
  adminDb().keys.set("k1", {
    id: "k1",
    name: "Old tool",
    scopes: ["READ"],
    profileType: "SUPERVISOR",
    specificProfile: null,
    allInstances: true,
    instances: [],
    owner: null,
    createdAt: "2026-11-01T09:00:00.000Z",
    expiresAt: null,
    lastUsedAt: null,
    revokedAt: null,
  });
  administrator("/apikeys");
  await hand.click(await screen.findByLabelText("Revoke Old tool"));
  await hand.click(within(await screen.findByRole("dialog")).getByText("Revoke"));
  await waitFor(() => expect(askedFor("revokeApiKey")).toEqual([{ id: "k1" }]));
  await screen.findByText(/No API keys yet/);
  await hand.click(screen.getByLabelText("Revoked"));
  await rowOf("Old tool");
});

test("opens a mail of the outbox", async () => {
  const hand = userEvent.setup();
  adminDb().mails = [
    {
      id: "m1",
      at: "2026-11-21T09:00:00.000Z",
      to: "a@example.org",
      subject: "Your password",
      text: "Open http://x/#/resetPassword?token=1",
    },
  ];
  administrator("/mails");
  await hand.click(await rowOf("Your password"));
  within(await screen.findByRole("dialog", { name: "Your password" })).getByText("Open http://x/#/resetPassword?token=1");
});

test("explains an empty outbox", async () => {
  administrator("/mails");
  await screen.findByText(/e-mails to your users are listed here/);
});
