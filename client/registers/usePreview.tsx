import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { FleetRef } from "../mapkit/fleet/FleetIndex";
import { PreviewDrawer } from "./PreviewDrawer";

export function usePreview(): { shown: FleetRef | null; show(ref: FleetRef | null): void; drawer: ReactNode } {
  const [values, setValues] = useSearchParams();
  const [claim, supplier] = [values.get("claim"), values.get("supplier")];
  const shownRef: FleetRef | null = claim ? { group: "claims", id: claim } : supplier ? { group: "suppliers", id: supplier } : null;
  const show = (ref: FleetRef | null): void =>
    setValues(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete("claim");
        next.delete("supplier");
        if (ref) next.set(ref.group === "claims" ? "claim" : "supplier", ref.id);
        return next;
      },
      { replace: true },
    );
  return { shown: shownRef, show, drawer: shownRef && <PreviewDrawer key={shownRef.group} shown={shownRef} onShow={show} /> };
}
