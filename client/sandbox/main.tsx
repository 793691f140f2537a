// The page at /sandbox: GraphiQL on this server's API, apart from the product's own page, with its session.
import "../ui/theme/styleNonce";
import "graphiql/graphiql.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { restoreSession } from "../session/session";
import { LanguageProvider } from "../i18n/LanguageProvider";
import { Sandbox } from "./Sandbox";

void restoreSession();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <LanguageProvider>
      <Sandbox />
    </LanguageProvider>
  </StrictMode>,
);
