import { ActionIcon, Button } from "@mantine/core";
import { IconEdit, IconPlus } from "@tabler/icons-react";
import type { ComponentType, ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { Link } from "react-router";

export const NewLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button component={Link} to={to} leftSection={<IconPlus size={14} aria-hidden />}>
    {children}
  </Button>
);

export const ListLink = ({ to }: { to: string }) => (
  <Button component={Link} to={to} variant="default">
    <FormattedMessage id="action.toList" defaultMessage="Back to list" />
  </Button>
);

export const EditLink = ({ to }: { to: string }) => (
  <Button component={Link} to={to} variant="default" leftSection={<IconEdit size={14} aria-hidden />}>
    <FormattedMessage id="action.edit" defaultMessage="Edit" />
  </Button>
);

export interface RowActionProps {
  icon: ComponentType<{ size: number; "aria-hidden": true }>;
  label: string;
  to?: string;
  onClick?(): void;
}

export function RowAction({ icon: Icon, label, to, onClick }: RowActionProps) {
  const icon = <Icon size={15} aria-hidden />;
  return to === undefined ? (
    <ActionIcon size={24} aria-label={label} {...(onClick && { onClick })}>
      {icon}
    </ActionIcon>
  ) : (
    <ActionIcon size={24} aria-label={label} component={Link} to={to}>
      {icon}
    </ActionIcon>
  );
}
