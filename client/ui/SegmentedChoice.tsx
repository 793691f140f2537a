import { NativeSelect, SegmentedControl } from "@mantine/core";
import { useWindowSize } from "./windowSize";

export interface SegmentedChoiceProps<Value extends string> {
  label: string;
  data: { value: Value; label: string }[];
  value: Value;
  onChange(value: Value): void;
}

/** Shows choices next to each other, and as a select on small screens, where they would be cut off. */
export function SegmentedChoice<Value extends string>({ label, data, value, onChange }: SegmentedChoiceProps<Value>) {
  const isSelect = useWindowSize("single");
  return isSelect ? (
    <NativeSelect aria-label={label} data={data} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as Value)} />
  ) : (
    <SegmentedControl aria-label={label} data={data} value={value} onChange={(next) => onChange(next as Value)} />
  );
}
