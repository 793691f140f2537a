import { lazy, Suspense } from "react";
import { ARRIVAL_WIDGET } from "../../schema/rules/arrival/accuracy";
import { loadChunk } from "../store/loadChunk";
import { Refused } from "./Refused";
import type { WidgetAddress } from "./widgetAddress";
import styles from "./Widget.module.css";

// Separate chunks: what the dashboard shares with the widget would otherwise be loaded with every page.
const ArrivalWidget = lazy(() => loadChunk(() => import("./ArrivalWidget")).then((file) => ({ default: file.ArrivalWidget })));
const FigureWidget = lazy(() => loadChunk(() => import("./FigureWidget")).then((file) => ({ default: file.FigureWidget })));

function contentOf(address: WidgetAddress | null) {
  if (!address) return <Refused />;
  const { content: name, ...rest } = address;
  return name === ARRIVAL_WIDGET ? <ArrivalWidget address={address} /> : <FigureWidget address={{ ...rest, indicator: name }} />;
}

export function Widget({ address }: { address: WidgetAddress | null }) {
  return (
    <main className={styles.page}>
      <Suspense>{contentOf(address)}</Suspense>
    </main>
  );
}
