import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { describe, expect, test } from "vitest";
import { aProfile } from "../../msw/adminDb";
import { aSupplier } from "../../msw/db";
import { db, server } from "../setup";
import { adminDb, administrator, askedFor, choose, fill, rowOf } from "./adminFixtures";

const save = (): HTMLElement => screen.getByText("Save").closest("button")!;
const disabledReason = (): string | null => save().getAttribute("aria-description");
const fieldBox = (name: string): HTMLInputElement => screen.getByLabelText(name);

test("rejects all contracts of a client with two or more during selection", async () => {
  const hand = userEvent.setup();
  const { router } = administrator("/mapfrespecificprofile/new/0");
  await fill(hand, await screen.findByLabelText(/^Name/), "Aurora car");
  await choose(hand, /^Parent profile/, "Client");
  await screen.findByText("Clients see only claims of these contracts. Without contracts they see none.");
  await hand.click(await screen.findByLabelText("Auto (A1)"));
  await hand.click(screen.getByLabelText("Only (S1)"));
  expect(disabledReason()).toBeNull();
  await hand.click(screen.getByLabelText("Home (A2)"));
  screen.getByText("Leave out at least one. A profile cannot include all contracts of a client.");
  expect(disabledReason()).toBe("A profile cannot include all contracts of a client. Leave out at least one of Aurora.");
  await hand.click(screen.getByLabelText("Home (A2)"));
  await hand.click(screen.getByLabelText(/^Requires a second factor/));
  await hand.click(save());
  await waitFor(() => expect(router.state.location.pathname).toBe("/mapfrespecificprofile"));
  expect(askedFor("saveSpecificProfile")).toMatchObject([
    {
      name: "Aurora car",
      profileType: "CLIENTE",
      requiresTwoFactor: true,
      contracts: [
        { instanceId: "ES", clientId: "AUR", contractId: "A1" },
        { instanceId: "ES", clientId: "SOL", contractId: "S1" },
      ],
      hiddenLayers: [],
      hiddenFields: [],
    },
  ]);
});

test("hides layers and fields in the matrix and disables the fields of a hidden layer", async () => {
  const hand = userEvent.setup();
  adminDb().profiles.set("p", aProfile("p", { name: "Narrow", hiddenFields: [{ layer: "INCIDENTS", fields: ["plate"] }] }));
  administrator("/mapfrespecificprofile/edit/p");
  const search = await screen.findByLabelText("Search fields");
  await waitFor(() => expect(fieldBox("Plate: Claims").checked).toBe(false));
  await fill(hand, search, "phone");
  expect(screen.queryByLabelText("Plate: Claims")).toBeNull();
  await hand.click(fieldBox("Phone: Mobile suppliers"));
  await hand.click(screen.getByLabelText("Supplier bases", { selector: "[role=switch]" }));
  expect(fieldBox("Phone: Supplier bases").disabled).toBe(true);
  await hand.click(save());
  await waitFor(() =>
    expect(askedFor("saveSpecificProfile")).toMatchObject([
      {
        id: "p",
        hiddenLayers: ["BASE"],
        hiddenFields: [
          { layer: "MOBILE", fields: ["phone"] },
          { layer: "INCIDENTS", fields: ["plate"] },
        ],
      },
    ]),
  );
});

test("finds a provider's own suppliers by name and adds them", async () => {
  const hand = userEvent.setup();
  db().suppliers.set("B-7", aSupplier({ id: "B-7", name: "Base Seven" }));
  adminDb().profiles.set("p", aProfile("p", { name: "Workshop", profileType: "PROVEEDOR" }));
  administrator("/mapfrespecificprofile/edit/p");
  await screen.findByText("None. Providers with this profile see no data.");
  await fill(hand, screen.getByLabelText("Add supplier or base", { selector: "input" }), "seven");
  await hand.click(await screen.findByRole("option", { name: /Base Seven/, hidden: true }));
  await hand.click(save());
  await waitFor(() => expect(askedFor("saveSpecificProfile")).toMatchObject([{ supplierIds: ["B-7"] }]));
});

describe("the search for a provider's suppliers", () => {
  const nameOf = (n: number): string => `Garage ${`${n}`.padStart(3, "0")}`;
  const garages = Array.from({ length: 60 }, (_, n) => ({ id: `G-${n + 1}`, name: nameOf(n + 1) }));
  const search = async (hand: UserEvent, chosen: number, text: string): Promise<void> => {
    for (const garage of garages) db().suppliers.set(garage.id, aSupplier(garage));
    adminDb().profiles.set("p", aProfile("p", { profileType: "PROVEEDOR", suppliers: garages.slice(0, chosen) }));
    administrator("/mapfrespecificprofile/edit/p");
    await fill(hand, await screen.findByLabelText("Add supplier or base", { selector: "input" }), text);
  };
  const found = (): (string | null)[] => screen.queryAllByRole("option", { name: /^Garage/, hidden: true }).map((one) => one.textContent);

  test("shows the total of which the first matches are listed", async () => {
    const hand = userEvent.setup();
    await search(hand, 3, "garage");
    await waitFor(() => expect(found()).toHaveLength(37));
    expect(screen.getAllByText("Showing the first 37 of 57. Type to find more.")).toHaveLength(2);
    await fill(hand, screen.getByLabelText("Add supplier or base", { selector: "input" }), " 060");
    await waitFor(() => expect(found()).toEqual(["Garage 060 G-60"]));
    expect(screen.queryByText(/^The first/)).toBeNull();
  });

  test("finds suppliers beyond the chosen ones, and says when all are chosen", async () => {
    const hand = userEvent.setup();
    await search(hand, 59, "garage");
    await waitFor(() => expect(found()).toEqual(["Garage 060 G-60"]));
    expect(screen.queryByText(/^The first/)).toBeNull();
    await hand.click(screen.getByRole("option", { name: /^Garage/, hidden: true }));
    await fill(hand, screen.getByLabelText("Add supplier or base", { selector: "input" }), "garage");
    expect(await screen.findAllByText("No other matching suppliers.")).not.toHaveLength(0);
  });

  test("reports a failure instead of an empty result", async () => {
    server.use(
      http.post("*/graphql", async ({ request }) =>
        (await request.clone().text()).includes("query SupplierChoices")
          ? HttpResponse.json({ errors: [{ message: "", extensions: { code: "UNAVAILABLE" } }] })
          : undefined,
      ),
    );
    await search(userEvent.setup(), 0, "garage");
    expect(await screen.findAllByText("The database is unavailable. Nothing was saved; try again.")).not.toHaveLength(0);
    expect(screen.queryByText("No other matching suppliers.")).toBeNull();
  });
});

test("says that more clients match than are listed, and finds the last one by a search", async () => {
  const client = (n: number) => ({ instanceId: "ES", code: `C${n}`, name: `Mutual ${n}`, contracts: [], mayHaveAll: true });
  adminDb().clients = Array.from({ length: 120 }, (_, n) => client(n + 1));
  adminDb().profiles.set("p", aProfile("p"));
  administrator("/mapfrespecificprofile/edit/p");
  await screen.findByText("Showing the first 99 clients. Search to find more.");
  expect(screen.queryByText("Mutual 100")).toBeNull();
  fireEvent.change(screen.getByLabelText("Search clients and contracts"), { target: { value: "mutual 120" } });
  await screen.findByText("Mutual 120");
  await waitFor(() => expect(screen.queryByText(/^The first/)).toBeNull());
});

test("copies the restrictions of the profile and requires a new name", async () => {
  const hand = userEvent.setup();
  adminDb().profiles.set("p", aProfile("p", { name: "Narrow", hiddenLayers: ["BASE"], users: 3 }));
  administrator("/mapfrespecificprofile/copy/p");
  const name = await screen.findByLabelText(/^Name/);
  expect((name as HTMLInputElement).value).toBe("");
  expect(disabledReason()).toMatch(/^Name:/);
  await fill(hand, name, "Narrow two");
  await hand.click(save());
  await waitFor(() => expect(askedFor("saveSpecificProfile")).toHaveLength(1));
  expect(askedFor("saveSpecificProfile")[0]).toMatchObject({ name: "Narrow two", hiddenLayers: ["BASE"] });
  expect(askedFor("saveSpecificProfile")[0]).not.toHaveProperty("id");
});

test("shows in the list which profiles require a second factor, and a dash for the others", async () => {
  adminDb().profiles.set("p", aProfile("p", { name: "Strict", requiresTwoFactor: true }));
  adminDb().profiles.set("q", aProfile("q", { name: "Open", requiresTwoFactor: false }));
  administrator("/mapfrespecificprofile");
  const cells = async (name: string) => (await rowOf(name)).querySelectorAll("td");
  expect((await cells("Strict"))[5]!.textContent).toBe("Required");
  expect((await cells("Open"))[5]!.textContent).toBe("—");
});

test("refuses to delete a profile that users have, with their number, and deletes an unused one", async () => {
  const hand = userEvent.setup();
  adminDb().profiles.set("held", aProfile("held", { name: "Held", users: 2, keys: 1 }));
  adminDb().profiles.set("free", aProfile("free", { name: "Free" }));
  administrator("/mapfrespecificprofile");
  const askToDelete = async (name: string): Promise<void> => {
    await hand.click(await screen.findByLabelText(`Actions for ${name}`));
    await hand.click(await screen.findByRole("menuitem", { name: "Delete…" }));
  };
  await askToDelete("Held");
  let dialog = await screen.findByRole("dialog");
  within(dialog).getByText("This profile is used by 2 users and 1 API key. Assign them another profile first.");
  await hand.click(within(dialog).getByText("Delete"));
  await hand.click(within(dialog).getByText("Back"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await askToDelete("Free");
  dialog = await screen.findByRole("dialog");
  await hand.click(within(dialog).getByText("Delete"));
  await waitFor(() => expect(screen.queryByText("Free")).toBeNull());
  expect(askedFor("deleteSpecificProfile")).toEqual([{ id: "free", requestId: expect.any(String) }]);
});

test("shows an indicator by its name and hides it by its key", async () => {
  const hand = userEvent.setup();
  adminDb().profiles.set("p", aProfile("p", { name: "Without fleet" }));
  administrator("/mapfrespecificprofile/edit/p");
  await hand.click(await screen.findByLabelText("Resources offline"));
  expect(fieldBox("Arrivals on time").checked).toBe(true);
  await hand.click(save());
  await waitFor(() => expect(askedFor("saveSpecificProfile")[0]).toMatchObject({ hiddenIndicators: ["RESOURCES_OFFLINE"] }));
});

test("says that no indicator can be hidden if the administrator sees none", async () => {
  adminDb().indicators = [];
  administrator("/mapfrespecificprofile/new/0");
  await screen.findByText("No indicators are visible to you.");
});
