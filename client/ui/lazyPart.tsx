import { type ComponentType, lazy, Suspense, useState } from "react";
import { withMessages } from "../i18n/messages";
import { withinLoadTime } from "./withinLoadTime";

const parts = new Set<() => Promise<unknown>>();

/**
 * A part of a screen in a file of its own, which is loaded when the part is first shown. `loadPartsAhead` loads them all before somebody asks
 * for them; what is there by then is shown at once.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  const start = (): Promise<ComponentType<Props>> =>
    (loading ??= withMessages(load()).then(
      (part) => (loaded = part),
      (error: unknown) => {
        // whoever asks next tries again
        loading = undefined;
        throw error;
      },
    ));
  parts.add(start);
  return function LazyPart(props: Props) {
    const [Part] = useState(() => loaded ?? lazy(async () => ({ default: await withinLoadTime(start()) })));
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** Loads every part of what has been loaded so far. One that does not come is asked for again when it is shown. */
export const loadPartsAhead = (): Promise<unknown> => Promise.allSettled([...parts].map((start) => start()));
