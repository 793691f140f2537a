// Page /widget/{kpiKey}: an indicator embedded in another site. The fragment holds the API key; parameters set instance, language, theme
// and period.
import "../ui/theme/styleNonce";
import "../ui/theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { LanguageProvider } from "../i18n/LanguageProvider";
import { language } from "../i18n/language";
import { cssVariables } from "../ui/theme/tokens";
import { Widget } from "./Widget";
import { readWidgetAddress } from "./widgetAddress";

const address = readWidgetAddress(window.location);
if (address?.locale) language.set(address.locale);
const theme = address?.theme ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
for (const [name, colour] of Object.entries(cssVariables(theme))) document.documentElement.style.setProperty(name, colour);

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <LanguageProvider>
      <Widget address={address} />
    </LanguageProvider>
  </StrictMode>,
);
