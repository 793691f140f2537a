import { FormattedMessage, useIntl } from "react-intl";
import entity from "../../entity/detail/detail.module.css";
import { distance } from "../../i18n/distances";
import styles from "./ClaimSuppliers.module.css";
import type { FilterExcluded } from "./useClaimSuppliers";

export function ExcludedFold({ excluded, onSupplier }: { excluded: readonly FilterExcluded[]; onSupplier(id: string): void }) {
  const intl = useIntl();
  return (
    <details className={styles.excluded}>
      <summary>
        <FormattedMessage
          id="claim.suppliers.excluded"
          defaultMessage="{count, plural, one {# nearby supplier is not suitable} other {# nearby suppliers are not suitable}}"
          values={{ count: excluded.length }}
        />
      </summary>
      <ul>
        {excluded.map(({ supplier, metres, reasons }) => (
          <li key={supplier.id}>
            <div className={styles.line}>
              <button type="button" className={entity.link} onClick={() => onSupplier(supplier.id)}>
                {supplier.name}
              </button>
              <span className={styles.way}>{distance(intl, metres)}</span>
            </div>
            <p className={styles.reasons}>{reasons.map(({ sentence }) => sentence).join(" ")}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
