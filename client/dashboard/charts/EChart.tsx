import { useComputedColorScheme } from "@mantine/core";
import { BarChart, LineChart } from "echarts/charts";
import { GridComponent, MarkLineComponent, TooltipComponent } from "echarts/components";
import { type EChartsType, init, use as register } from "echarts/core";
import { CanvasRenderer } from "echarts/renderers";
import { useEffect, useRef } from "react";
import { useObservable } from "../../store/observable";
import { isPrinting } from "../../ui/printing";
import { tokens } from "../../ui/theme/tokens";
import { chartOption } from "./chartOption";
import type { ChartSpec } from "./chartSpec";
import styles from "../dashboard.module.css";

register([BarChart, LineChart, GridComponent, MarkLineComponent, TooltipComponent, CanvasRenderer]);

export function EChart({ spec }: { spec: ChartSpec }) {
  const box = useRef<HTMLDivElement>(null);
  const chart = useRef<EChartsType | null>(null);
  const screenTheme = useComputedColorScheme("dark", { getInitialValueInEffect: false });
  const theme = useObservable(isPrinting) ? "light" : screenTheme;
  useEffect(() => {
    const instance = (chart.current = init(box.current!));
    const resized = new ResizeObserver(() => instance.resize());
    resized.observe(box.current!);
    return () => {
      resized.disconnect();
      instance.dispose();
      chart.current = null;
    };
  }, []);
  useEffect(() => {
    chart.current?.setOption(chartOption(spec, tokens[theme]), { notMerge: true });
  }, [spec, theme]);
  return <div ref={box} className={styles.canvas} aria-hidden />;
}
