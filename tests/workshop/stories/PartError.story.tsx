import { Stack } from "@mantine/core";
import { PartError } from "../../../client/ui/PartError";

const retry = (): void => undefined;

export const Places = () => (
  <Stack align="start">
    <PartError place="panel" onRetry={retry} />
    <PartError place="icon" onRetry={retry} />
  </Stack>
);
