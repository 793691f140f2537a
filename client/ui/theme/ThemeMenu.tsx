import { Menu, type MantineColorScheme, useMantineColorScheme } from "@mantine/core";
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { FormattedMessage } from "react-intl";
import { ThemeButton } from "./ThemeButton";

const choices = [
  { scheme: "dark", Icon: IconMoon, text: <FormattedMessage id="theme.dark" defaultMessage="Dark" /> },
  { scheme: "light", Icon: IconSun, text: <FormattedMessage id="theme.light" defaultMessage="Light" /> },
  { scheme: "auto", Icon: IconDeviceDesktop, text: <FormattedMessage id="theme.auto" defaultMessage="System" /> },
] as const satisfies { scheme: MantineColorScheme; Icon: unknown; text: unknown }[];

export function ThemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ThemeButton />
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
