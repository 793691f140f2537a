import { useDocumentTitle } from "@mantine/hooks";
import { useIntl } from "react-intl";
import { claimName } from "../../../schema/rules/claims/claimName";
import { type PageKey, pageOf, titleText } from "../../pages";
import { useOpenClaim } from "../openClaim";

/** Names the browser's tab, the most particular first: "118199 · Map · Atalaya". */
export const useTabTitle = (...names: string[]): void => useDocumentTitle([...names, "Atalaya"].join(" · "));

/** The browser's tab is called after the page, and after the claim that is open in front. */
export function PageTitle({ page }: { page: PageKey }) {
  const intl = useIntl();
  const claim = useOpenClaim();
  useTabTitle(...(claim === null ? [] : [claimName(claim)]), titleText(intl, pageOf(page)));
  return null;
}
