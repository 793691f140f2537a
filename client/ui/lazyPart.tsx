import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { withMessages } from "../i18n/messages";
import { afterMap } from "../store/mapDrawn";
import { withinLoadTime } from "./withinLoadTime";

const parts = new Set<() => Promise<unknown>>();

/** Loads once, also for `loadPartsAhead`; what is there is answered at once. */
function loadedOnce<Props extends object>(load: () => Promise<ComponentType<Props>>): () => ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = (): Promise<ComponentType<Props>> =>
    (loading ??= load()
      .then((part) => withMessages(Promise.resolve(part)))
      .then(
        (part) => (loaded = part),
        (error: unknown) => {
          // whoever asks next tries again
          loading = undefined;
          throw error;
        },
      ));
  parts.add(start);
  return () => loaded ?? lazy(async () => ({ default: await withinLoadTime(start()) }));
}

/**
 * A part of a screen in a file of its own, which is loaded when the part is first shown. `loadPartsAhead` loads them all before somebody asks
 * for them; what is there by then is shown at once, and until then `before`.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, before?: ReactNode): ComponentType<Props> {
  const part = loadedOnce(load);
  return function LazyPart(props: Props) {
    const [Part] = useState(part);
    return (
      <Suspense fallback={before}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** A part beside the map or over it: it comes once the map is drawn. */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>, before?: ReactNode): ComponentType<Props> =>
  lazyPart(() => afterMap().then(load), before);

/**
 * A button whose menu comes once the map is drawn. Until then `Button` stands in its place; whoever presses it by then finds the menu open, and
 * the keyboard stays on it.
 */
export function lateMenu<Props extends object>(load: () => Promise<ComponentType<Props>>, Button: ComponentType): ComponentType<Props> {
  const part = loadedOnce(() => afterMap().then(load));
  return function LateMenu(props: Props) {
    const [Menu] = useState(part);
    const place = useRef<HTMLSpanElement>(null);
    const before = useRef({ isPressed: false, hasFocus: false });
    const takeOver = (): void => {
      const button = place.current?.querySelector("button");
      if (before.current.hasFocus) button?.focus();
      if (before.current.isPressed) button?.click();
      before.current = { isPressed: false, hasFocus: false };
    };
    return (
      <span
        ref={place}
        style={{ display: "contents" }}
        onClickCapture={() => (before.current.isPressed = true)}
        onFocusCapture={() => (before.current.hasFocus = true)}
        onBlurCapture={() => (before.current.hasFocus = false)}
      >
        <Suspense fallback={<Button />}>
          <Menu {...props} />
          <Once done={takeOver} />
        </Suspense>
      </span>
    );
  };
}

/** Comes with what is beside it. */
function Once({ done }: { done(): void }) {
  const isDone = useEffectEvent(done);
  useEffect(() => isDone(), []);
  return null;
}

/** Loads every part of what has been loaded so far, and their own parts. One that does not come is asked for again when it is shown. */
export async function loadPartsAhead(): Promise<void> {
  for (let depth = 0; depth < 2; depth++) await Promise.allSettled([...parts].map((start) => start()));
}
