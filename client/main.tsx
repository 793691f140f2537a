import "@mantine/core/styles.css";
import "@mantine/notifications/styles.css";
import "./ui/theme/base.css";
import "./ui/theme/print.css";
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
import { followPrinting } from "./ui/printing";
import { LocalizedTheme } from "./ui/theme/LocalizedTheme";
import { styleNonce } from "./ui/theme/styleNonce";
import { cssVariablesResolver, theme } from "./ui/theme/theme";
import { loadChunk } from "./store/loadChunk";

const Toasts = latePart(() => loadChunk(() => import("./ui/toasts/Toasts")).then((file) => file.Toasts), { error: null });

captureDirectoryReturn();
captureResetLink();
const client = createClient();
const router = createRouter();
const colorScheme = localStorageColorSchemeManager({ key: "atalaya.theme" });
// The socket must exist before the subscriptions, and both before the session is restored.
startLive();
followClaimChanges(client);
followPresence();
keepCacheSmall(client);
followPrinting();
void restoreSession();
if (/^(#\/?|#\/(map|home)\b.*)?$/.test(window.location.hash)) preloadMap();
else {
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
            {/* Without transitions: during one, a list would render alternately with the old and the new filter, each sending a query. */}
            <RouterProvider router={router} useTransitions={false} />
          </LocalizedTheme>
        </LanguageProvider>
      </MantineProvider>
    </ApolloProvider>
  </StrictMode>,
);
