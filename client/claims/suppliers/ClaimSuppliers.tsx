import { ActionIcon } from "@mantine/core";
import { IconRefresh } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import type { ClaimStatus } from "../../../schema/rules/lists/claims";
import { requestErrorOf, useErrorText } from "../../api/errors";
import { Instant } from "../../i18n/Instant";
import { ghostRoute } from "../../mapkit/ghostRoute";
import { CandidateRow } from "./CandidateRow";
import { ExcludedFold } from "./ExcludedFold";
import styles from "./ClaimSuppliers.module.css";
import { isWithoutSupplier, useClaimSuppliers, type SupplierFilterAnswer } from "./useClaimSuppliers";

export interface ClaimSuppliersProps {
  claim: { id: string; status: ClaimStatus; timeZone: string };
  onSupplier(id: string): void;
}

const FIRST_ROWS = 3;

/** Suppliers that can take a claim without supplier or arrive earlier than a late one. Assignments are made in the assistance system. */
export function ClaimSuppliers({ claim: { id, status, timeZone }, onSupplier }: ClaimSuppliersProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const result = useClaimSuppliers(id, status);
  useEffect(() => () => ghostRoute.set(null), [id]);
  if (!result) return null;
  const { data, error, loading, refetch } = result;
  // Hidden if the user may not see the data on which the result is based.
  if (error && requestErrorOf(error).code === "FIELD_UNKNOWN") return null;
  const again = intl.formatMessage({ id: "claim.suppliers.again", defaultMessage: "Refresh" });
  return (
    <section className={styles.suppliers} aria-labelledby="claim-suppliers" aria-busy={loading}>
      <header>
        <h3 id="claim-suppliers">
          {isWithoutSupplier(status) ? (
            <FormattedMessage id="claim.suppliers.who" defaultMessage="Available suppliers" />
          ) : (
            <FormattedMessage id="claim.suppliers.sooner" defaultMessage="Faster suppliers" />
          )}
        </h3>
        {data && (
          <span className={styles.at}>
            <FormattedMessage
              id="claim.suppliers.at"
              defaultMessage="as of {time}"
              values={{ time: <Instant at={data.supplierFilter.at} zone={timeZone} /> }}
            />
          </span>
        )}
        <ActionIcon size={24} aria-label={again} title={again} loading={loading} onClick={() => void refetch().catch(() => undefined)}>
          <IconRefresh size={15} aria-hidden />
        </ActionIcon>
      </header>
      {error ? (
        <p className={styles.note} role="alert">
          {errorText(error)}
        </p>
      ) : data ? (
        <Found answer={data.supplierFilter} isPredicted={data.supplierFilter.predictedAt !== null} onSupplier={onSupplier} />
      ) : (
        <p className={styles.note}>
          <FormattedMessage id="claim.suppliers.searching" defaultMessage="Looking for suppliers nearby …" />
        </p>
      )}
    </section>
  );
}

interface FoundProps {
  answer: SupplierFilterAnswer;
  isPredicted: boolean;
  onSupplier(id: string): void;
}

function Found({ answer: { candidates, excluded }, isPredicted, onSupplier }: FoundProps) {
  const [all, setAll] = useState(false);
  // Without a predicted arrival to compare with, all candidates are shown.
  const sooner = isPredicted ? candidates.filter(({ savedMinutes }) => savedMinutes !== null) : candidates;
  const listedCandidates = all ? candidates : sooner.slice(0, FIRST_ROWS);
  return (
    <>
      {candidates.length === 0 ? (
        <p className={styles.note}>
          <FormattedMessage id="claim.suppliers.nobody" defaultMessage="No suitable supplier nearby." />
        </p>
      ) : listedCandidates.length === 0 ? (
        <p className={styles.note}>
          <FormattedMessage id="claim.suppliers.notSooner" defaultMessage="No other supplier would arrive sooner." />
        </p>
      ) : (
        <ol>
          {listedCandidates.map((candidate) => (
            <CandidateRow key={candidate.supplier.id} candidate={candidate} onSupplier={onSupplier} />
          ))}
        </ol>
      )}
      {candidates.length > listedCandidates.length && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          <FormattedMessage
            id="claim.suppliers.more"
            defaultMessage="{count, plural, one {Show # more} other {Show # more}}"
            values={{ count: candidates.length - listedCandidates.length }}
          />
        </button>
      )}
      {excluded.length > 0 && <ExcludedFold excluded={excluded} onSupplier={onSupplier} />}
    </>
  );
}
