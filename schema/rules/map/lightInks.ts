import type { Ink } from "./signs";

export const lightInks: Readonly<Record<Ink, string>> = {
  critical: "#c8281a",
  late: "#b96f00",
  waiting: "#39424c",
  scheduled: "#4a3fb0",
  early: "#1f8fd0",
  onTime: "#1b7f68",
  managed: "#b0508f",
  onTimeFill: "#1b7f68",
  onTimeEdge: "#ffffff",
  casing: "#ffffff",
  provider: "#4a5663",
  panel: "#fafbfc",
  text: "#1a2027",
  textSecondary: "#4a5663",
};
