import { type RefObject, useLayoutEffect, useState } from "react";

/** Number of buttons to move to the menu, so that `bar` keeps one row. `content` changes with anything that changes their widths. */
export function useFoldedCount(bar: RefObject<HTMLElement | null>, most: number, content: string): number {
  const [fold, setFold] = useState({ content, width: 0, count: 0 });
  const count = fold.content === content ? fold.count : 0;
  const { width } = fold;
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    // Repeated before the browser draws, so that no button moves under the pointer.
    // oxlint-disable-next-line react/set-state-in-effect
    if (count < most && hasTwoRows(element)) setFold({ content, width: element.clientWidth, count: count + 1 });
    const observer = new ResizeObserver(() => {
      if (element.clientWidth !== width) setFold({ content, width: element.clientWidth, count: 0 });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, content, count, most, width]);
  return count;
}

const hasTwoRows = ({ firstElementChild: first, lastElementChild: last }: HTMLElement): boolean =>
  first instanceof HTMLElement &&
  last instanceof HTMLElement &&
  first.offsetHeight > 0 &&
  last.offsetTop >= first.offsetTop + first.offsetHeight;
