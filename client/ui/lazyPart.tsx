import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { withMessages } from "../i18n/messages";
import { afterMap } from "../store/mapDrawn";
import { ErrorBoundary } from "./ErrorBoundary";
import { PartError, type PartErrorPlace } from "./PartError";
import { withinLoadTime } from "./withinLoadTime";

const parts = new Set<() => Promise<unknown>>();

/** Loads the component once, also for `loadPartsAhead`, and returns it synchronously afterwards. */
function loadedOnce<Props extends object>(load: () => Promise<ComponentType<Props>>): () => ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = (): Promise<ComponentType<Props>> =>
    (loading ??= load()
      .then((part) => withMessages(Promise.resolve(part)))
      .then(
        (part) => (loaded = part),
        (error: unknown) => {
          // the next render retries
          loading = undefined;
          throw error;
        },
      ));
  parts.add(start);
  return () => loaded ?? lazy(async () => ({ default: await withinLoadTime(start()) }));
}

function usePart<Props extends object>(part: () => ComponentType<Props>) {
  const [{ Part, attempt }, set] = useState(() => ({ Part: part(), attempt: 0 }));
  return { Part, attempt, retry: () => set((before) => ({ Part: part(), attempt: before.attempt + 1 })) };
}

export interface LazyPartOptions {
  before?: ReactNode;
  /** Location of the error message, "panel" by default; `null` shows none. */
  error?: PartErrorPlace | null;
  onError?(): void;
}

/**
 * Part of a screen in a separate chunk, loaded when it is first shown or by `loadPartsAhead`. A failure does not affect the rest of the
 * page.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { before, error = "panel", onError }: LazyPartOptions = {},
): ComponentType<Props> {
  const part = loadedOnce(load);
  return function LazyPart(props: Props) {
    const { Part, attempt, retry } = usePart(part);
    return (
      <ErrorBoundary key={attempt} fallback={error && <PartError place={error} onRetry={retry} />} onError={onError}>
        <Suspense fallback={before}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options?: LazyPartOptions,
): ComponentType<Props> => lazyPart(() => afterMap().then(load), options);

/**
 * A menu button that is loaded after the map has been drawn. If the placeholder `Button` is pressed before, the menu opens once loaded
 * and keeps the focus.
 */
export function lateMenu<Props extends object>(load: () => Promise<ComponentType<Props>>, Button: ComponentType): ComponentType<Props> {
  const part = loadedOnce(() => afterMap().then(load));
  return function LateMenu(props: Props) {
    const { Part: Menu, attempt, retry } = usePart(part);
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
        <ErrorBoundary key={attempt} fallback={<PartError place="icon" onRetry={retry} />}>
          <Suspense fallback={<Button />}>
            <Menu {...props} />
            <Once done={takeOver} />
          </Suspense>
        </ErrorBoundary>
      </span>
    );
  };
}

function Once({ done }: { done(): void }) {
  const isDone = useEffectEvent(done);
  useEffect(() => isDone(), []);
  return null;
}

/** Loads all parts known so far, and the parts inside them. Failed ones are loaded again when shown. */
export async function loadPartsAhead(): Promise<void> {
  for (let depth = 0; depth < 2; depth++) await Promise.allSettled([...parts].map((start) => start()));
}
