import { type RefObject, useEffect } from "react";

/** GraphiQL's editors, and what it calls them, in English as all of it. */
const editors: [selector: string, name: string][] = [
  [".graphiql-query-editor textarea", "Query Editor"],
  [".graphiql-editor-tool > .graphiql-editor:nth-child(1) textarea", "Variables"],
  [".graphiql-editor-tool > .graphiql-editor:nth-child(2) textarea", "Headers"],
  [".result-window textarea", "Result Window"],
];

/** Names the fields of the editors within `box`, which have no name of their own, and lets the keyboard scroll them, as they come; another `key`: they come anew. */
export function useReachableEditors(box: RefObject<HTMLElement | null>, key: string | null): void {
  useEffect(() => {
    const nameAll = (): void => {
      const fields = editors.map(([selector, name]) => {
        const field = box.current?.querySelector(selector);
        field?.setAttribute("aria-label", name);
        // An answer has no cursor to follow: what scrolls is on the way of Tab, and moved by the arrows.
        field?.closest(".CodeMirror")?.querySelector(".CodeMirror-scroll")?.setAttribute("tabindex", "0");
        return field;
      });
      if (fields.every(Boolean)) observer.disconnect();
    };
    const observer = new MutationObserver(nameAll);
    if (box.current) observer.observe(box.current, { childList: true, subtree: true });
    nameAll();
    return () => observer.disconnect();
  }, [box, key]);
}
