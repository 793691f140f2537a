import { Menu, useMantineColorScheme } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { ThemeButton } from "./ThemeButton";
import { themeChoices } from "./themeChoices";

export function ThemeMenu() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ThemeButton />
      </Menu.Target>
      <Menu.Dropdown>
        {themeChoices.map(({ scheme, Icon, text }) => (
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
