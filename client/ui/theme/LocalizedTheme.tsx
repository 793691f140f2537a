import { MantineThemeProvider, useMantineTheme } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";

export function LocalizedTheme({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const theme = useMantineTheme();
  const spoken = useMemo(() => {
    const closeButtonProps = { "aria-label": intl.formatMessage({ id: "action.close", defaultMessage: "Close" }) };
    const named = { defaultProps: { closeButtonProps } };
    return { ...theme, components: { ...theme.components, Modal: named, Drawer: named, Notification: named } };
  }, [theme, intl]);
  return <MantineThemeProvider theme={spoken}>{children}</MantineThemeProvider>;
}
