import { ActionIcon, Menu, type MantineColorScheme, useComputedColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { FormattedMessage, useIntl } from "react-intl";

const choices = [
  { scheme: "dark", Icon: IconMoon, text: <FormattedMessage id="theme.dark" defaultMessage="Dark" /> },
  { scheme: "light", Icon: IconSun, text: <FormattedMessage id="theme.light" defaultMessage="Light" /> },
  { scheme: "auto", Icon: IconDeviceDesktop, text: <FormattedMessage id="theme.auto" defaultMessage="As the system" /> },
] as const satisfies { scheme: MantineColorScheme; Icon: unknown; text: unknown }[];

/** Dark, light, or as the system says. The button shows what it would change to, like the picture: a sun in the dark. */
export function ThemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Shown = useComputedColorScheme("dark") === "dark" ? IconSun : IconMoon;
  const label = useIntl().formatMessage({ id: "theme.label", defaultMessage: "Theme" });
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={label} title={label}>
          <Shown size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ scheme, Icon, text }) => (
          <Menu.Item
            key={scheme}
            leftSection={<Icon size={15} aria-hidden />}
            rightSection={scheme === colorScheme ? <IconCheck size={14} aria-hidden /> : undefined}
            aria-current={scheme === colorScheme ? true : undefined}
            onClick={() => setColorScheme(scheme)}
          >
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
