import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect } from "vitest";
import { AlarmBar } from "../../../client/alarms/AlarmBar";
import { documentText } from "../../../client/api/documentText";
import { AlarmsDocument } from "../../../client/gql/graphql";
import { connection } from "../../../client/live/connection";
import { startLive } from "../../../client/live/pageSocket";
import { useShortcuts } from "../../../client/ui/shortcuts";
import { type AlarmRow, alarmList } from "../../msw/alarms";
import { aClaim } from "../../msw/db";
import { FakeSockets } from "../../msw/FakeSockets";
import { answerOf } from "../../msw/handlers";
import { showRoute, signIn } from "../page";
import { db } from "../setup";

let sockets: FakeSockets;
let stop: () => void;
/** Keys that the screen behind has been given. */
let behind: string[];
beforeEach(() => {
  sockets = new FakeSockets();
  stop = startLive(sockets.WebSocket);
  behind = [];
});
afterEach(() => stop());

export const subscribed = (): FakeSockets["subscribed"] => sockets.subscribed;
export const keysBehind = (): string[] => behind;

export const ago = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();
export const colleague = { id: "id-ana", name: "Ana" };

export const settle = (): Promise<void> => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 50)));

/** Alarms of the server, and its messages to subscribers. */
export async function push(...rows: AlarmRow[]): Promise<void> {
  db().alarms = alarmList(rows);
  const { alarms } = await answerOf(db(), documentText(AlarmsDocument));
  await act(async () => sockets.answer("alarmsChanged", { data: { alarmsChanged: alarms } }));
  await settle();
}

function Behind() {
  const press = ({ key }: KeyboardEvent): boolean => (key.length === 1 || key === "Escape") && behind.push(key) > 0;
  useShortcuts([
    { keys: "all", label: "", press },
    { keys: "Esc", label: "", key: "Escape", whileTyping: true, press },
  ]);
  return null;
}

const Screen = () => (
  <>
    <Behind />
    <AlarmBar />
    <input aria-label="Elsewhere" />
  </>
);

export async function openBar(...rows: AlarmRow[]) {
  for (const { alarm } of rows)
    if (alarm.claimId) db().claims.set(alarm.claimId, aClaim({ id: alarm.claimId, origin: `Street of ${alarm.id}` }));
  db().alarms = alarmList(rows);
  signIn("operator", { live: true });
  const { router } = showRoute([{ path: "*", Component: Screen }], "/");
  await waitFor(() => expect(connection.get().state).toBe("live"));
  await settle();
  return { user: userEvent.setup(), address: (): string => router.state.location.pathname + router.state.location.search };
}
export const bar = (): HTMLElement | null => screen.queryByRole("button", { name: /alarm/i, expanded: false });
export const rowsOfList = (): HTMLElement[] => within(screen.getByRole("list", { name: "Alarms" })).getAllByRole("listitem");
export const done = () => db().handledAlarms.map(({ name, ids }) => [name, ...ids]);
