import { Group } from "@mantine/core";
import { indicatorLevels } from "../../../schema/rules/indicators/indicators";
import { LevelSign } from "../../../client/ui/LevelSign";

export const Levels = () => (
  <Group>
    {indicatorLevels.map((level) => (
      <LevelSign key={level} level={level} />
    ))}
  </Group>
);
