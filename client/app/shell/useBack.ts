import { useNavigate } from "react-router";
import { paths } from "../../paths";

/** How many addresses of the product lie before the present one in this tab's history; the router keeps it there. */
const earlierAddresses = (): number => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** The way back: to the address before, or home where the tab began with this one and one step further would leave the product. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => void (earlierAddresses() > 0 ? navigate(-1) : navigate(paths.home()));
}
