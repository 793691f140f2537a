import { FormattedMessage } from "react-intl";
import styles from "./Widget.module.css";

export const Refused = () => (
  <h1 className={styles.refused}>
    <FormattedMessage id="widget.refused" defaultMessage="This indicator cannot be shown. Its address or key is invalid." />
  </h1>
);
