import { type RefObject, useLayoutEffect, useState } from "react";

/** Number of buttons to move to the menu, so that `bar` keeps one row. `content` changes with anything that changes their widths. */
export function useFoldedCount(bar: RefObject<HTMLElement | null>, most: number, content: string): number {
  const [fold, setFold] = useState({ content, width: 0, count: 0 });
  const count = fold.content === content ? fold.count : 0;
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const [width, isTooLong] = [element.clientWidth, hasTwoRows(element)];
      setFold((before) => {
        const isSame = before.content === content && before.width === width;
        const tried = isSame ? before.count : 0;
        const next = tried === count && isTooLong ? Math.min(tried + 1, most) : tried;
        return isSame && next === before.count ? before : { content, width, count: next };
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [bar, content, count, most]);
  return count;
}

const hasTwoRows = ({ firstElementChild: first, lastElementChild: last }: HTMLElement): boolean =>
  first instanceof HTMLElement && last instanceof HTMLElement && last.offsetTop >= first.offsetTop + first.offsetHeight;
