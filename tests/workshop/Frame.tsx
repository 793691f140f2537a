import { MantineProvider } from "@mantine/core";
import { createMemoryRouter, RouterProvider } from "react-router";
import { LanguageProvider } from "../../client/i18n/LanguageProvider";
import { LocalizedTheme } from "../../client/ui/theme/LocalizedTheme";
import { cssVariablesResolver, theme as mantineTheme } from "../../client/ui/theme/theme";
import type { Story, Theme } from "./stories";

/** One story in one theme, with the providers of the page except its API. */
export function Frame({ story: { Content }, theme, isTest = false }: { story: Story; theme: Theme; isTest?: boolean }) {
  const router = createMemoryRouter([{ path: "*", element: <Content /> }]);
  return (
    <MantineProvider
      theme={mantineTheme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={theme}
      env={isTest ? "test" : "default"}
    >
      <LanguageProvider>
        <LocalizedTheme>
          <RouterProvider router={router} />
        </LocalizedTheme>
      </LanguageProvider>
    </MantineProvider>
  );
}
