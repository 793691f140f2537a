// Page /sandbox: GraphiQL for this server, as a separate page with the product's session.
import "../ui/theme/styleNonce";
import "graphiql/graphiql.css";
import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { restoreSession } from "../session/session";
import { LanguageProvider } from "../i18n/LanguageProvider";
import { loadChunk } from "../store/loadChunk";

/** Separate chunk, so that code shared with the product's page does not load all of GraphiQL. */
const Sandbox = lazy(() => loadChunk(() => import("./Sandbox")).then((file) => ({ default: file.Sandbox })));

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
