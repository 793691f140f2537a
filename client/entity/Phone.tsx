import styles from "./detail.module.css";

/** A telephone number that can be called. */
export const Phone = ({ number }: { number: string }) => (
  <a className={`${styles.link} ${styles.phone}`} href={`tel:${number.replaceAll(" ", "")}`}>
    {number}
  </a>
);
