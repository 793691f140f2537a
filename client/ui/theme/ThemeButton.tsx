import { ActionIcon, type ActionIconProps, useComputedColorScheme } from "@mantine/core";
import { IconMoon, IconSun } from "@tabler/icons-react";
import type { ComponentPropsWithRef } from "react";
import { useIntl } from "react-intl";

export function ThemeButton(props: ActionIconProps & ComponentPropsWithRef<"button">) {
  const Shown = useComputedColorScheme("dark") === "dark" ? IconSun : IconMoon;
  const label = useIntl().formatMessage({ id: "theme.label", defaultMessage: "Theme" });
  return (
    <ActionIcon aria-label={label} title={label} aria-haspopup="menu" {...props}>
      <Shown size={17} />
    </ActionIcon>
  );
}
