import { session } from "../session/session";
import { useObservable } from "../store/observable";
import { ClientHome } from "./ClientHome";
import { SupplierHome } from "./SupplierHome";

export function HomeScreen() {
  const current = useObservable(session);
  return current.status === "in" && current.info.profileType === "PROVEEDOR" ? <SupplierHome /> : <ClientHome />;
}
