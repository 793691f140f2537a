import type { MantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { FormattedMessage } from "react-intl";

export const themeChoices = [
  { scheme: "dark", Icon: IconMoon, text: <FormattedMessage id="theme.dark" defaultMessage="Dark" /> },
  { scheme: "light", Icon: IconSun, text: <FormattedMessage id="theme.light" defaultMessage="Light" /> },
  { scheme: "auto", Icon: IconDeviceDesktop, text: <FormattedMessage id="theme.auto" defaultMessage="System" /> },
] as const satisfies { scheme: MantineColorScheme; Icon: unknown; text: unknown }[];
