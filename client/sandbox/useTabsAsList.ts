import { type RefObject, useEffect } from "react";

/**
 * GraphiQL's tabs do not follow the ARIA tab pattern, so they are marked up as a list of buttons. A new `key` means that they are
 * rendered again.
 */
export function useTabsAsList(box: RefObject<HTMLElement | null>, key: string | null): void {
  useEffect(() => {
    const rename = (): void => {
      box.current?.querySelector(".graphiql-tabs")?.removeAttribute("role");
      box.current?.querySelector("#graphiql-session")?.setAttribute("role", "group");
      for (const tab of box.current?.querySelectorAll(".graphiql-tab") ?? []) {
        const isShown = tab.classList.contains("graphiql-tab-active");
        for (const name of ["role", "aria-selected"]) tab.removeAttribute(name);
        tab.querySelector(".graphiql-tab-button")?.setAttribute("aria-current", String(isShown));
      }
    };
    const observer = new MutationObserver(rename);
    if (box.current) observer.observe(box.current, { childList: true, subtree: true, attributeFilter: ["aria-selected"] });
    rename();
    return () => observer.disconnect();
  }, [box, key]);
}
