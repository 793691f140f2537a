import { CopyButton, Button } from "@mantine/core";
import { FormattedMessage, useIntl } from "react-intl";
import styles from "./SecondFactorSecret.module.css";

export function SecondFactorSecret({ qr, secret }: { qr: string; secret: string }) {
  const intl = useIntl();
  return (
    <div className={styles.secret}>
      <p>
        <FormattedMessage
          id="secondFactor.scan"
          defaultMessage="Scan the code with an authenticator app or enter the secret. It is shown only once."
        />
      </p>
      <img
        src={qr}
        alt={intl.formatMessage({ id: "secondFactor.qr", defaultMessage: "QR code for the authenticator app" })}
        width={180}
        height={180}
      />
      <div className={styles.typed}>
        <code>{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="default" size="compact-xs" onClick={copy} aria-live="polite">
              {copied ? (
                <FormattedMessage id="action.copied" defaultMessage="Copied" />
              ) : (
                <FormattedMessage id="action.copy" defaultMessage="Copy" />
              )}
            </Button>
          )}
        </CopyButton>
      </div>
    </div>
  );
}
