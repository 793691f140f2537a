import { Stack } from "@mantine/core";
import { claimStatusOrder } from "../../../schema/rules/lists/claims";
import { type ResourceStatus, resourceStatuses } from "../../../schema/rules/lists/suppliers";
import { ClaimStatusPill, ResourceStatusPill } from "../../../client/entity/StatusPill";

export const Claims = () => (
  <Stack gap={6} align="start">
    {claimStatusOrder.map((status) => (
      <ClaimStatusPill key={status} status={status} />
    ))}
  </Stack>
);

export const Resources = () => (
  <Stack gap={6} align="start">
    {(Object.keys(resourceStatuses) as ResourceStatus[]).map((status) => (
      <ResourceStatusPill key={status} status={status} />
    ))}
  </Stack>
);
