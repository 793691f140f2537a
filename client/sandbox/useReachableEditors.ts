import { type RefObject, useEffect } from "react";

/** GraphiQL's editors and their accessible names, in English like the rest of GraphiQL. */
const editors: [selector: string, name: string][] = [
  [".graphiql-query-editor textarea", "Query Editor"],
  [".graphiql-editor-tool > .graphiql-editor:nth-child(1) textarea", "Variables"],
  [".graphiql-editor-tool > .graphiql-editor:nth-child(2) textarea", "Headers"],
  [".result-window textarea", "Result Window"],
];

/** Names the editors' fields and makes their content scrollable by keyboard. A new `key` means that the editors are rendered again. */
export function useReachableEditors(box: RefObject<HTMLElement | null>, key: string | null): void {
  useEffect(() => {
    const nameAll = (): void => {
      const fields = editors.map(([selector, name]) => {
        const field = box.current?.querySelector(selector);
        field?.setAttribute("aria-label", name);
        // The result has no text cursor, so its scroll container is added to the tab order.
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
