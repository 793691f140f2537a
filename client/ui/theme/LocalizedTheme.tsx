import { MantineThemeProvider, type MantineThemeComponent, useMantineTheme } from "@mantine/core";
import { type ReactNode, useMemo } from "react";
import { useIntl } from "react-intl";

export function LocalizedTheme({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const theme = useMantineTheme();
  const spoken = useMemo(() => {
    const closeButtonProps = { "aria-label": intl.formatMessage({ id: "action.close", defaultMessage: "Close" }) };
    const withCloseLabel = (component: MantineThemeComponent = {}) => ({
      ...component,
      defaultProps: { ...component.defaultProps, closeButtonProps },
    });
    const { Modal, Drawer, Notification } = theme.components;
    return {
      ...theme,
      components: {
        ...theme.components,
        Modal: withCloseLabel(Modal),
        Drawer: withCloseLabel(Drawer),
        Notification: withCloseLabel(Notification),
      },
    };
  }, [theme, intl]);
  return <MantineThemeProvider theme={spoken}>{children}</MantineThemeProvider>;
}
