import { Button } from "@mantine/core";
import { IconEraser } from "@tabler/icons-react";
import { useState } from "react";
import { defineMessages, FormattedMessage } from "react-intl";
import { SECOND_MS } from "../../../schema/rules/durations";
import { useErrorText } from "../../api/errors";
import { useErasuresQuery } from "../../gql/hooks";
import { type ColumnDefinition, dateTimeColumn, numberColumn, textColumn } from "../../ui/table/columns";
import { QueryList } from "../../ui/table/QueryList";
import { headers } from "../kit/columns";
import { Tag } from "../kit/Tag";
import { EraseDialog } from "./EraseDialog";
import { ErasureProgress, type ErasureRow } from "./ErasureProgress";

const texts = defineMessages({
  at: { id: "erasure.at", defaultMessage: "Requested" },
  by: { id: "erasure.by", defaultMessage: "By" },
  of: { id: "erasure.of", defaultMessage: "Subject" },
  reason: { id: "erasure.reason", defaultMessage: "Reason" },
  claims: { id: "erasure.claims", defaultMessage: "Claims erased" },
  archived: { id: "erasure.archived", defaultMessage: "From archives" },
  open: { id: "erasure.open", defaultMessage: "Open claims left" },
});

const columns: ColumnDefinition<ErasureRow>[] = [
  dateTimeColumn("at", texts.at, { width: 130 }),
  textColumn("actorName", texts.by, { width: 170 }),
  {
    id: "of",
    header: texts.of,
    width: 190,
    cell: ({ claimId }) =>
      claimId === null ? (
        <FormattedMessage id="erasure.ofPerson" defaultMessage="Claims of a person" />
      ) : (
        <FormattedMessage id="erasure.ofClaim" defaultMessage="Claim {claimId}" values={{ claimId }} />
      ),
  },
  textColumn("reason", texts.reason, { width: 220, grow: true }),
  numberColumn("claims", texts.claims, { of: ({ claims }) => claims, width: 130 }),
  numberColumn("archived", texts.archived, { of: ({ archivedClaims }) => archivedClaims, width: 130 }),
  numberColumn("open", texts.open, { of: ({ openClaims }) => openClaims, width: 150 }),
  {
    id: "state",
    header: headers.state,
    width: 120,
    cell: ({ completedAt }) => (
      <Tag off={completedAt === null}>
        {completedAt === null ? (
          <FormattedMessage id="erasure.underWay" defaultMessage="In progress" />
        ) : (
          <FormattedMessage id="erasure.complete" defaultMessage="Complete" />
        )}
      </Tag>
    ),
  },
];

/** Erasure requests and their progress. For a person, only the fact that one was erased is shown. */
export function ErasureList() {
  const errorText = useErrorText();
  const [asking, setAsking] = useState(false);
  const [requested, setRequested] = useState<ErasureRow | null>(null);
  // The archives of each node are erased a few seconds after the database.
  const { data, error, refetch } = useErasuresQuery({ fetchPolicy: "cache-and-network", pollInterval: 2 * SECOND_MS });
  const rows = data?.erasures;
  const pages = {
    ...{ rows, offset: 0, seen: rows?.length ?? 0, total: rows?.length },
    failed: error && !rows ? errorText(error) : undefined,
    onRetry: () => void refetch().catch(() => undefined),
    onSight: () => undefined,
  };
  const follow = (erasure: ErasureRow): void => {
    setAsking(false);
    setRequested(erasure);
    pages.onRetry();
  };
  return (
    <QueryList<ErasureRow>
      page="erasure"
      pages={pages}
      columns={columns}
      actions={
        <Button color="red" leftSection={<IconEraser size={14} aria-hidden />} onClick={() => setAsking(true)}>
          <FormattedMessage id="erasure.new" defaultMessage="Erase claims" />
        </Button>
      }
      none={<FormattedMessage id="erasure.none" defaultMessage="No erasures yet." />}
    >
      {asking && <EraseDialog onClose={() => setAsking(false)} onAsked={follow} />}
      {requested && (
        <ErasureProgress erasure={rows?.find(({ id }) => id === requested.id) ?? requested} onClose={() => setRequested(null)} />
      )}
    </QueryList>
  );
}
