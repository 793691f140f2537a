import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { AuditDetail } from "../../../client/admin/audit/AuditDetail";
import { AuditList } from "../../../client/admin/audit/AuditList";
import { chooseLanguage } from "../../../client/i18n/language";
import { paths } from "../../../client/paths";
import { aRow, aUser } from "../../msw/audit";
import { pageRoute, showRoute, signIn } from "../page";
import { db } from "../setup";

const routes = [pageRoute("audit", AuditList), pageRoute("auditRow", AuditDetail), { path: "/map/:tab", element: <p>the map</p> }];
function open(at: string = paths.audit(), as = "admin") {
  signIn(as);
  return showRoute(routes, at);
}
const rows = (): HTMLElement[] =>
  within(screen.getByRole("grid"))
    .getAllByRole("row")
    .filter((row) => row.querySelector("td"));
const cells = (row: HTMLElement): (string | null)[] => [...row.querySelectorAll("td, th")].map(({ textContent }) => textContent);

beforeEach(() => {
  db().audit.rows = [
    aRow("1"),
    aRow("2", { actor: { kind: "KEY", actorId: "key-feed", name: "feed" }, action: "ingest.claims", entityId: null }),
    aRow("3", {
      actor: aUser("admin"),
      action: "contactList.save",
      model: "CONTACT_LIST",
      entityId: "list-1",
      entityName: "VIP customers",
    }),
    aRow("4", { action: "claim.confirmArrival.refused" }),
    aRow("5", { actor: { kind: "SYSTEM", actorId: null, name: "system" }, action: "later.invented", model: "OTHER", origin: null }),
  ];
});

describe("the list", () => {
  test("opens with the actions of users, and includes imports and the system on request", async () => {
    const hand = userEvent.setup();
    const { router } = open();
    await screen.findByTitle("claim.manageDelay");
    expect(rows().map((row) => cells(row)[1])).toEqual(["operator", "admin", "operator"]);
    const chip = screen.getByRole("button", { name: /^User actions only/, pressed: true });
    await hand.click(chip);
    await screen.findByTitle("ingest.claims");
    expect(router.state.location.search).toBe("?everything=1");
    await hand.click(screen.getByRole("button", { name: "User actions only", pressed: false }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(router.state.location.search).toBe("");
  });

  test("shows time, actor, action, object and client address", async () => {
    open(`${paths.audit()}?everything=1`);
    await screen.findByTitle("claim.manageDelay");
    expect(rows().map((row) => cells(row).slice(1))).toEqual([
      ["operator", "Managed a delay", "Claim", "118199", "192.0.2.7"],
      ["API key feed", "Imported claims", "Claim", "—", "192.0.2.7"],
      ["admin", "Saved a contact list", "Contact list", "VIP customers", "192.0.2.7"],
      ["operator", "Confirmed an arrival: rejected", "Claim", "118199", "192.0.2.7"],
      ["System", "later.invented", "Other", "118199", "—"],
    ]);
  });

  test("shows instants in the reader's zone, and in UTC on hover", async () => {
    open();
    const [time] = await screen.findAllByText(new Date("2026-11-21T09:30:15.000Z").toLocaleString("en-GB"));
    expect(time!.getAttribute("title")).toBe("2026-11-21 09:30:15 UTC");
  });

  test("keeps its filters in the address", async () => {
    const hand = userEvent.setup();
    const { router } = open();
    await screen.findByTitle("claim.manageDelay");
    await hand.type(screen.getByRole("textbox", { name: "Actor" }), "admin");
    await waitFor(() => expect(router.state.location.search).toBe("?actor=admin"));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await hand.click(screen.getByRole("button", { name: "Clear filters" }));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(router.state.location.search).toBe("");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Actor" }).value).toBe("");
  });

  test("is filtered by the type of actor", async () => {
    const hand = userEvent.setup();
    const { router } = open();
    await screen.findByTitle("claim.manageDelay");
    await hand.click(screen.getByRole("combobox", { name: "Actor type" }));
    await hand.click(await screen.findByRole("option", { name: "API key" }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(router.state.location.search).toBe("?kind=KEY");
    expect(db().audit.filters.at(-1)).toMatchObject({ actor: { kind: "KEY", id: null, name: null } });
  });

  test("queries by the filters of the address, with instants in the reader's zone", async () => {
    open(`${paths.audit()}?from=2026-11-01T10:00&to=nonsense&action=claim.&model=claim&entity=118199&q=1`);
    await screen.findByTitle("claim.manageDelay");
    const from = new Date("2026-11-01T10:00").toISOString();
    expect(db().audit.filters.at(-1)).toEqual({
      peopleOnly: null,
      actor: null,
      text: "1",
      at: { from, to: null },
      action: "claim.",
      model: "CLAIM",
      entityId: "118199",
    });
  });

  test("exports a file with the same filters", async () => {
    const hand = userEvent.setup();
    open(`${paths.audit()}?model=claim`);
    await screen.findByTitle("claim.manageDelay");
    await hand.click(screen.getByRole("button", { name: "Export" }));
    await hand.click(await screen.findByRole("menuitem", { name: "Text (CSV)" }));
    await waitFor(() => expect(db().export).toMatchObject({ list: "AUDIT", format: "CSV" }));
    expect(db().export!.input).toEqual({ format: "CSV", filter: db().audit.filters.at(-1), requestId: expect.any(String) });
  });

  test("opens a row by the keyboard", async () => {
    const hand = userEvent.setup();
    const { router } = open();
    await screen.findByTitle("claim.manageDelay");
    rows()[0]!.focus();
    await hand.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/mapfreaudit/view/3"));
  });

  test("says that the log is empty, and that nothing matches", async () => {
    db().audit.rows = [];
    open();
    await screen.findByText("No entries visible to you.");
    document.body.replaceChildren();
    open(`${paths.audit()}?q=nobody`);
    await screen.findByText("No matches for these filters.");
  });

  test("shows a load failure and retries", async () => {
    db().audit.answer = "UNAVAILABLE";
    const hand = userEvent.setup();
    open();
    const alert = await screen.findByRole("alert");
    db().audit.answer = undefined;
    await hand.click(within(alert).getByRole("button"));
    await screen.findByTitle("claim.manageDelay");
  });

  test("is restricted to profiles that allow it", async () => {
    open(paths.audit(), "operator");
    await screen.findByText(/Your profile does not give access to this page/);
    expect(db().audit.filters).toEqual([]);
  });
});

describe("a row", () => {
  const shown = (): string[][] =>
    within(screen.getByRole("table", { name: "Before and after" }))
      .getAllByRole("row")
      .slice(1)
      .map((row) => cells(row) as string[]);

  test("marks added, removed and changed fields by sign and word, and shows unchanged fields on request", async () => {
    const before = { name: "Night", riskType: null, steps: [{ at: 1 }], contracts: ["A", "B"], instanceId: "ES", gone: true };
    const after = { name: "Day", riskType: "CAR", steps: [{ at: 2 }], contracts: ["A", "B"], instanceId: "ES" };
    db().audit.rows = [aRow("9", { before: JSON.stringify(before), after: JSON.stringify(after) })];
    const hand = userEvent.setup();
    open("/mapfreaudit/view/9");
    await screen.findByRole("heading", { name: "Managed a delay" });
    const differing = [
      ["− Removed", "gone", "true", "—"],
      ["≠ Changed", "name", "Night", "Day"],
      ["+ Added", "riskType", "—", "CAR"],
      ["≠ Changed", "steps.0.at", "1", "2"],
    ];
    expect(shown()).toEqual(differing);
    await hand.click(screen.getByRole("checkbox", { name: "2 unchanged fields" }));
    expect(shown()).toHaveLength(6);
    expect(shown()[0]).toEqual(["= Same", "contracts", "A, B", "A, B"]);
    await hand.click(screen.getByRole("radio", { name: "JSON" }));
    const removed = within(screen.getByRole("region", { name: "Before" })).getByRole("img", { name: "Removed" });
    expect(removed.parentElement!.textContent).toBe('−"gone": true');
  });

  test("shows the actor, the time in both zones, the address and the request, and links to the claim", async () => {
    open("/mapfreaudit/view/1");
    await screen.findByText("2026-11-21 09:30:15");
    for (const text of ["operator", "192.0.2.7", "request-1"]) screen.getByText(text);
    expect(screen.getByRole("link", { name: "118199" }).getAttribute("href")).toContain(paths.claim({ id: "118199" }));
    screen.getByText("No values are recorded for this action.");
  });

  test("links to all events of the same actor, by its id", async () => {
    open("/mapfreaudit/view/2");
    const link = await screen.findByRole("link", { name: "API key feed" });
    expect(link.getAttribute("href")).toContain("/mapfreaudit?kind=KEY&by=key-feed");
    document.body.replaceChildren();
    open(`${paths.audit()}?kind=KEY&by=key-feed`);
    await screen.findByTitle("ingest.claims");
    expect(db().audit.filters.at(-1)).toMatchObject({ actor: { kind: "KEY", id: "key-feed", name: null } });
  });

  test("leads to a list that names the actor until another name or type is chosen", async () => {
    const hand = userEvent.setup();
    const { router } = open(`${paths.audit()}?kind=USER&by=user-admin`);
    await screen.findByTitle("contactList.save");
    const who = screen.getByRole<HTMLInputElement>("textbox", { name: "Actor" });
    await waitFor(() => expect(who.value).toBe("admin"));
    await hand.clear(who);
    await hand.type(who, "operator");
    await waitFor(() => expect(router.state.location.search).toBe("?kind=USER&actor=operator"));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(db().audit.filters.at(-1)).toMatchObject({ actor: { kind: "USER", id: null, name: "operator" } });
    document.body.replaceChildren();
    const again = open(`${paths.audit()}?kind=USER&by=user-admin`).router;
    await screen.findByTitle("contactList.save");
    await hand.click(screen.getByRole("combobox", { name: "Actor type" }));
    await hand.click(await screen.findByRole("option", { name: "API key" }));
    await waitFor(() => expect(again.state.location.search).toBe("?kind=KEY"));
    await screen.findByTitle("ingest.claims");
  });

  test("leads to a list that shows the id while no event of the actor is loaded", async () => {
    open(`${paths.audit()}?kind=USER&by=user-gone`);
    await screen.findByText("No matches for these filters.");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Actor" }).value).toBe("user-gone");
  });

  test("says that its payload was erased", async () => {
    db().audit.rows = [aRow("9", { erased: true })];
    open("/mapfreaudit/view/9");
    await screen.findByText(/values were erased/);
  });

  test("says that it does not exist, and leads back", async () => {
    const hand = userEvent.setup();
    const { router } = open("/mapfreaudit/view/none");
    await screen.findByText(/This entry does not exist/);
    await hand.click(screen.getByRole("link", { name: "Audit log" }));
    expect(router.state.location.pathname).toBe("/mapfreaudit");
  });

  test("closes by Escape, back to the list with its filters", async () => {
    const hand = userEvent.setup();
    const { router } = open(`${paths.audit()}?q=claim.manage`);
    await screen.findByTitle("claim.manageDelay");
    await hand.click(screen.getByTitle("claim.manageDelay"));
    await screen.findByRole("heading", { name: "Managed a delay" });
    await hand.keyboard("{Escape}");
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe("/mapfreaudit?q=claim.manage"));
  });
});

test("shows the screens in the reader's language", async () => {
  db().audit.rows = [aRow("9", { after: '{"a":1}' })];
  open("/mapfreaudit/view/9");
  await screen.findByText("Before and after");
  act(() => chooseLanguage("es"));
  await screen.findByText("Antes y después");
  screen.getByText(/Añadido/);
});
