// The page at /sandbox: GraphiQL on this server's API, apart from the product's own page, with its session.
import "../ui/theme/styleNonce";
import "graphiql/graphiql.css";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { restoreSession } from "../session/session";
import { LanguageProvider } from "../i18n/LanguageProvider";

/** Apart, so that what GraphiQL shares with the product's page does not make that page load the rest of it. */
const Sandbox = lazy(() => import("./Sandbox").then((file) => ({ default: file.Sandbox })));

void restoreSession();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <LanguageProvider>
      <Suspense>
        <Sandbox />
      </Suspense>
    </LanguageProvider>
  </StrictMode>,
);
