import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { failedFields, isMissing } from "../../api/errors";
import { NamedZone } from "../../i18n/Instant";
import { useCan } from "../../session/useCan";
import { useCanSeeField } from "../../session/useCanSeeField";
import type { FailureName } from "../../ui/messages";
import { DetailState } from "./DetailState";
import { DetailTabs, type DetailPart } from "./DetailTabs";
import { PhoneCountry } from "../Phone";
import styles from "./detail.module.css";

export interface DetailPanelProps<T> {
  result: { loading: boolean; error?: unknown; refetch(): unknown };
  /** `undefined` while loading; `null` if it does not exist or is not visible. */
  entity: T | null | undefined;
  missing: ReactNode;
  failureOf(fields: string[]): FailureName;
  title: string;
  partsTitle: string;
  zone?: (of: T) => string;
  /** ISO 3166 code of the AMA instance, which determines the calling code of its phone numbers. */
  country: (of: T) => string;
  head(of: T): ReactNode;
  parts(of: T): DetailPart[];
  aside?(of: T): ReactNode;
  shown: string | null;
  onShow(part: string | null): void;
  /** Closes the tab of a missing entity, which the map's address would otherwise open again. */
  onClose(): void;
}

export function DetailPanel<T>({
  result,
  entity: of,
  missing,
  failureOf,
  title,
  partsTitle,
  zone,
  country,
  head,
  parts,
  aside,
  shown,
  onShow,
  onClose,
}: DetailPanelProps<T>) {
  const canSeeField = useCanSeeField();
  const can = useCan();
  if (!of) {
    // A missing entity and one the user may not see show the same text.
    const refused = result.error !== undefined && isMissing(result.error);
    return (
      <DetailState
        loading={result.loading}
        error={refused ? null : result.error}
        failure={failureOf(failedFields(result.error))}
        retry={() => void result.refetch()}
        missing={
          <>
            {missing}
            <Button className={styles.wayOn!} variant="default" onClick={onClose}>
              <FormattedMessage id="detail.close" defaultMessage="Close tab" />
            </Button>
          </>
        }
      />
    );
  }
  return (
    <NamedZone value={zone?.(of) ?? null}>
      <PhoneCountry value={country(of)}>
        <article className={styles.detail} aria-label={title}>
          {head(of)}
          <DetailTabs
            title={partsTitle}
            parts={parts(of).filter(
              ({ columns, functionality }) => (!columns || columns.some(canSeeField)) && (!functionality || can(functionality)),
            )}
            shown={shown}
            onShow={onShow}
            aside={aside?.(of)}
          />
        </article>
      </PhoneCountry>
    </NamedZone>
  );
}
