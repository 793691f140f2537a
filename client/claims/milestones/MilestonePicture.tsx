import { Modal, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { usePicture } from "../../apollo/usePicture";
import styles from "./ClaimMilestones.module.css";

export function MilestonePicture({ path, name }: { path: string; name: string }) {
  const intl = useIntl();
  const [enlarged, setEnlarged] = useState(false);
  const picture = usePicture(path);
  const title = intl.formatMessage({ id: "claim.picture", defaultMessage: "Picture: {name}" }, { name });
  if (picture.state === "loading") return <span className={styles.picture} aria-busy aria-label={title} role="img" />;
  if (picture.state === "failed")
    return (
      <span className={styles.failed} role="status">
        {picture.message}{" "}
        <button type="button" onClick={picture.retry}>
          <FormattedMessage id="detail.retry" defaultMessage="Try again" />
        </button>
      </span>
    );
  return (
    <>
      <UnstyledButton className={styles.picture!} onClick={() => setEnlarged(true)} aria-label={title} title={title}>
        <img src={picture.url} alt="" />
      </UnstyledButton>
      <Modal opened={enlarged} onClose={() => setEnlarged(false)} title={title} size="auto" centered>
        <img className={styles.large} src={picture.url} alt={title} />
      </Modal>
    </>
  );
}
