import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { FormattedMessage } from "react-intl";
import { failedFields, isMissing } from "../apollo/errors";
import { NamedZone } from "../i18n/Instant";
import { useCanSeeField } from "../session/useCanSeeField";
import type { FailureName } from "../ui/messages";
import { DetailState } from "./DetailState";
import { DetailTabs, type DetailPart } from "./DetailTabs";
import styles from "./detail.module.css";

export interface DetailPanelProps<T> {
  /** What the detail's query has answered. */
  result: { loading: boolean; error?: unknown; refetch(): unknown };
  /** The claim or supplier; absent while it loads, null where there is none. */
  entity: T | null | undefined;
  /** What is said when there is none, or none that may be seen. */
  missing: ReactNode;
  /** What is said when it cannot be loaded, by the fields that the errors are about. */
  failureOf(fields: string[]): FailureName;
  /** What a screen reader calls the detail, and its parts. */
  title: string;
  partsTitle: string;
  /** The zone of its times, where the head names it: the times below do not. */
  zone?: (of: T) => string;
  /** What stands above the parts, whichever is in front. */
  head(of: T): ReactNode;
  parts(of: T): DetailPart[];
  /** What stands at the end of the parts' names. */
  aside?(of: T): ReactNode;
  /** The part in front; null: the first. */
  shown: string | null;
  onShow(part: string | null): void;
  /** The way on where there is none: the map's address keeps its tabs, and would lead back here. */
  onClose(): void;
}

/** The detail of a claim or a supplier: its head and its parts; or, in their place, that it loads, failed or is missing. */
export function DetailPanel<T>({
  result: asked,
  entity: of,
  missing,
  failureOf,
  title,
  partsTitle,
  zone,
  head,
  parts,
  aside,
  shown,
  onShow,
  onClose,
}: DetailPanelProps<T>) {
  const canSeeField = useCanSeeField();
  if (!of) {
    // Who may not see it reads the same as where there is none.
    const refused = asked.error !== undefined && isMissing(asked.error);
    return (
      <DetailState
        loading={asked.loading}
        error={refused ? null : asked.error}
        failure={failureOf(failedFields(asked.error))}
        retry={() => void asked.refetch()}
        missing={
          <>
            {missing}
            <Button className={styles.wayOn!} variant="default" onClick={onClose}>
              <FormattedMessage id="detail.close" defaultMessage="Close this tab" />
            </Button>
          </>
        }
      />
    );
  }
  return (
    <NamedZone value={zone?.(of) ?? null}>
      <article className={styles.detail} aria-label={title}>
        {head(of)}
        <DetailTabs
          title={partsTitle}
          parts={parts(of).filter((part) => !part.columns || part.columns.some(canSeeField))}
          shown={shown}
          onShow={onShow}
          aside={aside?.(of)}
        />
      </article>
    </NamedZone>
  );
}
