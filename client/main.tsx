import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "./ui/theme/base.css";
import { ApolloProvider } from "@apollo/client/react";
import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router";
import { createClient } from "./apollo/client";
import { keepCacheSmall } from "./apollo/forgetAnswers";
import { restoreSession } from "./session/session";
import { captureDirectoryReturn } from "./signIn/directory/directoryReturn";
import { captureResetLink } from "./signIn/password/resetToken";
import { LanguageProvider } from "./i18n/LanguageProvider";
import { followClaimChanges } from "./live/claimChangeStream";
import { followPresence } from "./live/presence";
import { startLive } from "./live/pageSocket";
import { createRouter, preloadMap } from "./router";
import { mapIsDrawn } from "./store/mapDrawn";
import { latePart, loadPartsAhead } from "./ui/lazyPart";
import { LocalizedTheme } from "./ui/theme/LocalizedTheme";
import { styleNonce } from "./ui/theme/styleNonce";
import { cssVariablesResolver, theme } from "./ui/theme/theme";

const Toasts = latePart(() => import("./ui/Toasts").then((file) => file.Toasts));

captureDirectoryReturn();
captureResetLink();
const client = createClient();
const router = createRouter();
const colorScheme = localStorageColorSchemeManager({ key: "atalaya.theme" });
// In this order: the socket is there before anything subscribes, and both before it is known who is signed in.
startLive();
followClaimChanges(client);
followPresence();
keepCacheSmall(client);
void restoreSession();
// Nearly everybody opens the map: its files come while it is asked who is signed in.
if (/^(#\/?|#\/(map|home)\b.*)?$/.test(window.location.hash)) preloadMap();
else {
  // Nor does anything wait for it then.
  mapIsDrawn();
  void loadPartsAhead();
  setTimeout(preloadMap, 1_500);
}

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        colorSchemeManager={colorScheme}
        defaultColorScheme="dark"
        getStyleNonce={styleNonce}
      >
        <LanguageProvider isMap>
          <LocalizedTheme>
            <Toasts />
            {/* Not as a transition: a list whose filter stands in the address would be drawn by turns with the old and the new one, each asking again. */}
            <RouterProvider router={router} useTransitions={false} />
          </LocalizedTheme>
        </LanguageProvider>
      </MantineProvider>
    </ApolloProvider>
  </StrictMode>,
);
