import { useState } from "react";
import { SegmentedChoice } from "../../../client/ui/SegmentedChoice";

const data = ["Today", "Last 7 days", "Custom"].map((label) => ({ value: label, label }));

export function Period() {
  const [value, setValue] = useState("Today");
  return <SegmentedChoice label="Period" data={data} value={value} onChange={setValue} />;
}
