// Shows parts of the client as the page does: client, theme, language, and where they are needed routes.
import { ApolloProvider } from "@apollo/client/react";
import { MantineProvider } from "@mantine/core";
import { Notifications } from "@mantine/notifications";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import { type Client, createClient } from "../../client/apollo/client";
import { begin } from "../../client/apollo/session";
import { LanguageProvider } from "../../client/i18n/LanguageProvider";
import { SpokenTheme } from "../../client/ui/SpokenTheme";
import { theme } from "../../client/ui/theme";
import { tokenOf } from "../msw/db";
import { db } from "./setup";

/** Signs a user in, as if the page had found its session. */
export function signIn(name = "operator", more: { live?: boolean; userTables?: string[]; functionalities?: string[] } = {}): void {
  const user = Object.assign(db().users.get(name)!, more);
  db().signedIn = name;
  begin({ ...user, jwt: tokenOf(user.userId) });
}

export function show(children: ReactNode, client: Client = createClient()) {
  const screen = render(
    <ApolloProvider client={client}>
      <MantineProvider theme={theme} env="test" defaultColorScheme="dark">
        <LanguageProvider>
          <SpokenTheme>
            <Notifications />
            {children}
          </SpokenTheme>
        </LanguageProvider>
      </MantineProvider>
    </ApolloProvider>,
  );
  return { ...screen, client };
}

/** Shows a page by its address. */
export function showRoute(routes: RouteObject[], at: string) {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  return { ...show(<RouterProvider router={router} useTransitions={false} />), router };
}
