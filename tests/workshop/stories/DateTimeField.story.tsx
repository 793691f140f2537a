import { Stack } from "@mantine/core";
import { useState } from "react";
import { DateField, DateTimeField } from "../../../client/ui/form/DateTimeField";

export function Fields() {
  const [at, setAt] = useState("2026-10-25T02:30");
  const [day, setDay] = useState("");
  return (
    <Stack maw={280}>
      <DateTimeField label="Arrived at" value={at} onChange={setAt} from="2026-10-25T00:00" withAsterisk />
      <DateField label="First day" value={day} onChange={setDay} from="2026-10-25" />
      <DateTimeField label="Completed at" value="" onChange={setAt} from="2026-10-25T00:00" error="Enter a complete time." />
    </Stack>
  );
}
