import { useNavigate } from "react-router";
import { paths } from "../../paths";

/**
 * True if an earlier address in this tab belongs to the product. React Router numbers its entries from 0; an address typed by the user
 * has no number.
 */
const hasEarlierAddress = (): boolean => (window.history.state as { idx?: number } | null)?.idx !== 0;

export function useBack(): () => void {
  const navigate = useNavigate();
  return () => void (hasEarlierAddress() ? navigate(-1) : navigate(paths.home()));
}
