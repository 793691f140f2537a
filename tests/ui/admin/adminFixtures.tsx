import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { RouteObject } from "react-router";
import { GenericProfileForm } from "../../../client/admin/generic/GenericProfileForm";
import { GenericProfiles } from "../../../client/admin/generic/GenericProfiles";
import { ErasureList } from "../../../client/admin/erasure/ErasureList";
import { ApiKeyList } from "../../../client/admin/keys/ApiKeyList";
import { LocalAdminList } from "../../../client/admin/localAdmins/LocalAdminList";
import { MailOutbox } from "../../../client/admin/mails/MailOutbox";
import { SpecificProfileForm } from "../../../client/admin/specific/SpecificProfileForm";
import { SpecificProfileList } from "../../../client/admin/specific/SpecificProfileList";
import { UserForm } from "../../../client/admin/users/UserForm";
import { UserList } from "../../../client/admin/users/UserList";
import { AdminFrame } from "../../../client/app/administration/AdminFrame";
import type { Functionality } from "../../../schema/rules/access/functionalities";
import type { AdminDb } from "../../msw/adminDb";
import { pageRoute, showRoute, signIn } from "../page";
import { db } from "../setup";

export const adminDb = (): AdminDb => db().admin;
export const askedFor = (mutationName: string): unknown[] =>
  adminDb()
    .asked.filter((one) => one.mutationName === mutationName)
    .map(({ input }) => input);

const routes: RouteObject[] = [
  {
    element: <AdminFrame />,
    children: [
      pageRoute("users", UserList),
      pageRoute("user", UserForm),
      pageRoute("genericProfiles", GenericProfiles),
      pageRoute("genericProfile", GenericProfileForm),
      pageRoute("specificProfiles", SpecificProfileList),
      pageRoute("specificProfile", SpecificProfileForm),
      pageRoute("localAdmins", LocalAdminList),
      pageRoute("apiKeys", ApiKeyList),
      pageRoute("mails", MailOutbox),
      pageRoute("erasure", ErasureList),
    ],
  },
];

/** Shows a screen to an administrator, who may do less when that is said. */
export function administrator(at: string, without: Functionality[] = []) {
  const user = db().users.get("admin")!;
  user.functionalities = user.functionalities.filter((one) => !without.includes(one as Functionality));
  signIn("admin");
  return showRoute(routes, at);
}

/** The rows of the table in front, without its head. */
export const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>("[role=grid] tr[data-row]")];

export const rowOf = async (text: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(text)).closest("tr");
  if (!row) throw new Error(`"${text}" stands in no row`);
  return row;
};

/** Chooses an option of a field by its label. */
export async function choose(hand: UserEvent, label: string | RegExp, option: string): Promise<void> {
  await hand.click(screen.getByLabelText(label, { selector: "input" }));
  await hand.click(await screen.findByRole("option", { name: option, hidden: true }));
}

/** Puts a text at the end of a field at once: key by key a form of this size is slow in jsdom. */
export async function fill(hand: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await hand.click(field);
  await hand.paste(text);
}
