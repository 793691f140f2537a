import { ActionIcon, Anchor } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { ClaimDetail } from "../claims/detail/ClaimDetail";
import { addressOpening } from "../map/address/addressOpening";
import type { FleetRef } from "../mapkit/fleet/FleetIndex";
import { useUserId } from "../session/useUserId";
import { SupplierDetail } from "../suppliers/SupplierDetail";
import { useShortcuts } from "../ui/shortcuts";
import styles from "./registers.module.css";

interface PreviewDrawerProps {
  shown: FleetRef;
  onShow(ref: FleetRef | null): void;
}

export function PreviewDrawer({ shown, onShow }: PreviewDrawerProps) {
  const intl = useIntl();
  const [part, setPart] = useState<string | null>(null);
  const close = (): void => onShow(null);
  const closeText = intl.formatMessage({ id: "register.closePreview", defaultMessage: "Close detail" });
  useShortcuts([{ keys: "Esc", label: closeText, key: "Escape", press: close }]);
  const detail = {
    id: shown.id,
    part,
    onPart: setPart,
    onClaim: (id: string) => onShow({ group: "claims", id }),
    onSupplier: (id: string) => onShow({ group: "suppliers", id }),
    onClose: close,
  };
  return (
    <aside className={styles.preview} aria-label={intl.formatMessage({ id: "register.preview", defaultMessage: "Row detail" })}>
      <div className={styles.bar}>
        <Anchor component={Link} to={addressOpening(useUserId(), shown)} size="sm">
          <FormattedMessage id="register.openOnMap" defaultMessage="Open on map" />
        </Anchor>
        <ActionIcon variant="subtle" size={28} aria-label={closeText} onClick={close}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div>
        {shown.group === "claims" ? (
          <ClaimDetail key={shown.id} {...detail} closesAt={null} onKeep={() => undefined} />
        ) : (
          <SupplierDetail key={shown.id} {...detail} />
        )}
      </div>
    </aside>
  );
}
