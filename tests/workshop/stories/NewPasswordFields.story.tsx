import { Stack } from "@mantine/core";
import { useState } from "react";
import { NewPasswordFields, noPassword } from "../../../client/ui/form/NewPasswordFields";

export function Empty() {
  const [value, setValue] = useState(noPassword);
  return (
    <Stack maw={320}>
      <NewPasswordFields value={value} onChange={setValue} />
    </Stack>
  );
}
