// Shows parts of the client as the page does: client, theme, language, and where they are needed routes.
import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { type Client, createClient } from "../../client/apollo/client";
import { Allowed } from "../../client/app/page/Allowed";
import { beginSession } from "../../client/session/session";
import { LanguageProvider } from "../../client/i18n/LanguageProvider";
import { type PageKey, pageOf } from "../../client/pages";
import { LocalizedTheme } from "../../client/ui/theme/LocalizedTheme";
import { theme } from "../../client/ui/theme/theme";
import type { ProfileType } from "../../schema/rules/access/profiles";
import { tokenOf } from "../msw/db";
import { db } from "./setup";

interface SignedInUser {
  live?: boolean;
  profileType?: ProfileType;
  userTables?: string[];
  functionalities?: string[];
}

/** Signs a user in, as if the page had found its session. */
export function signIn(name = "operator", more: SignedInUser = {}): void {
  const user = Object.assign(db().users.get(name)!, more);
  db().signedIn = name;
  beginSession({ ...user, jwt: tokenOf(user.userId) });
}

export function show(children: ReactNode, client: Client = createClient()) {
  const screen = render(
    <ApolloProvider client={client}>
      <MantineProvider theme={theme} env="test" defaultColorScheme="dark">
        <LanguageProvider>
          <LocalizedTheme>
            <Notifications />
            {children}
          </LocalizedTheme>
        </LanguageProvider>
      </MantineProvider>
    </ApolloProvider>,
  );
  return { ...screen, client };
}

/** The route of one page of the catalogue behind its guard, without the shell around it. */
export const pageRoute = (page: PageKey, Component: ComponentType): RouteObject => ({
  path: pageOf(page).path,
  element: (
    <Allowed page={page}>
      <Component />
    </Allowed>
  ),
});

/** Shows a page by its address. */
export function showRoute(routes: RouteObject[], at: string) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  return { ...show(<RouterProvider router={router} useTransitions={false} />), router };
}
