import { useNavigate } from "react-router";
import { paths } from "../../paths";

/**
 * Whether an address of the product lies before the present one in this tab's history. The router numbers them there, from 0 for the one that
 * the tab began with; one that was typed while the product was open has no number.
 */
const hasEarlierAddress = (): boolean => (window.history.state as { idx?: number } | null)?.idx !== 0;

/** The way back: to the address before, or home where the tab began with this one and one step further would leave the product. */
export function useBack(): () => void {
  const navigate = useNavigate();
  return () => void (hasEarlierAddress() ? navigate(-1) : navigate(paths.home()));
}
