import { Button, Modal, UnstyledButton } from "@mantine/core";
import { IconAddressBook } from "@tabler/icons-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "react-router";
import { ClaimContactLists } from "../../entity/contactLists/ClaimContactLists";
import styles from "../../entity/detail/detail.module.css";
import { paths } from "../../paths";
import { useCan } from "../../session/useCan";

export function ClaimContactListButton({ claimId }: { claimId: string }) {
  const intl = useIntl();
  const can = useCan();
  const [open, setOpen] = useState(false);
  if (!can("admin.contactLists")) return null;
  const title = intl.formatMessage({ id: "contactLists.ofClaim", defaultMessage: "Contact list" });
  return (
    <>
      <UnstyledButton className={styles.aside!} onClick={() => setOpen(true)} aria-label={title} title={title}>
        <IconAddressBook size={15} aria-hidden />
      </UnstyledButton>
      {open && (
        <Modal
          opened
          onClose={() => setOpen(false)}
          size={520}
          centered
          title={<FormattedMessage id="contactLists.ofClaimTitle" defaultMessage="Contact list of claim {id}" values={{ id: claimId }} />}
          closeButtonProps={{ "aria-label": intl.formatMessage({ id: "action.close", defaultMessage: "Close" }) }}
        >
          <ClaimContactLists claimId={claimId} />
          <Button component={Link} to={`${paths.contactList("new", "0")}?claim=${encodeURIComponent(claimId)}`} mt={14}>
            <FormattedMessage id="contactLists.newLike" defaultMessage="New contact list with the fields of this claim" />
          </Button>
        </Modal>
      )}
    </>
  );
}
