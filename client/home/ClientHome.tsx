import { Button, CloseButton, TextInput, Title } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from "react-intl";
import { Link } from "react-router";
import { MINUTE_MS } from "../../schema/rules/durations";
import { startOf } from "../../schema/rules/indicators/localHours";
import { mapLimits } from "../../schema/rules/map/map";
import { textLimits } from "../../schema/rules/requests/inputLimits";
import { searchMinimum } from "../../schema/rules/search/searchKinds";
import { ClaimLines } from "../entity/ClaimLines";
import { DetailState } from "../entity/detail/DetailState";
import type { ClaimLines_ClaimFragment } from "../gql/graphql";
import { useHomeClaimsQuery, useHomeCountQuery, useHomeSearchQuery } from "../gql/hooks";
import { ownZone } from "../i18n/Instant";
import { useNow } from "../live/connection";
import { pageOf } from "../pages";
import { paths } from "../paths";
import { useCanSeeField } from "../session/useCanSeeField";
import { useAddressText, useAddressValue } from "../ui/table/addressState";
import { type ClientList, clientLists, fieldOfList, filterOfList } from "./clientLists";
import styles from "./home.module.css";

const listNames: Record<ClientList, MessageDescriptor> = defineMessages({
  open: { id: "home.open", defaultMessage: "Open" },
  late: { id: "home.late", defaultMessage: "Late" },
  coming: { id: "home.coming", defaultMessage: "En route, on time" },
  finished: { id: "home.finishedToday", defaultMessage: "Finished today" },
});

const isList = (name: string | null): name is ClientList => clientLists.some((list) => list === name);

export function ClientHome() {
  const intl = useIntl();
  const canSeeField = useCanSeeField();
  const lists = clientLists.filter((list) => canSeeField(`incidents.${fieldOfList[list]}`));
  const [listName, setList] = useAddressValue("list");
  const search = useAddressText("q");
  const list = isList(listName) ? listName : "open";
  const label = intl.formatMessage({ id: "home.find", defaultMessage: "Number or plate" });
  const text = search.settled ?? "";
  return (
    <main className={styles.frame}>
      <div className={styles.scroller}>
        <div className={styles.page}>
          <Title order={1} className={styles.title!}>
            {pageOf("claims").title}
          </Title>
          <div
            className={styles.tiles}
            role="group"
            aria-label={intl.formatMessage({ id: "home.lists", defaultMessage: "Claims by state" })}
          >
            {lists.map((name) => (
              <Tile key={name} list={name} isChosen={name === list && !text} onChoose={() => (search.type(""), setList(name))} />
            ))}
          </div>
          <TextInput
            className={styles.find!}
            size="md"
            type="search"
            maxLength={textLimits.search}
            aria-label={label}
            placeholder={label}
            leftSection={<IconSearch size={16} aria-hidden />}
            rightSection={
              search.text && (
                <CloseButton
                  aria-label={intl.formatMessage({ id: "list.clearSearch", defaultMessage: "Clear the search" })}
                  onClick={() => search.type("")}
                />
              )
            }
            value={search.text}
            onChange={(event) => search.type(event.currentTarget.value)}
          />
          {text.length >= searchMinimum.text ? <Matches text={text} /> : <Claims list={list} />}
        </div>
      </div>
    </main>
  );
}

const useToday = (): string => new Date(startOf("DAY", useNow(MINUTE_MS), ownZone())).toISOString();

function Tile({ list, isChosen, onChoose }: { list: ClientList; isChosen: boolean; onChoose(): void }) {
  const intl = useIntl();
  const { data } = useHomeCountQuery({
    variables: { filter: filterOfList(list, useToday()) },
    fetchPolicy: "cache-and-network",
    pollInterval: mapLimits.refreshIntervalMs,
  });
  const count = data?.claims.totalCount;
  return (
    <button
      type="button"
      className={styles.tile}
      data-alert={list === "late" && count ? true : undefined}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <b>{count === undefined ? "–" : intl.formatNumber(count)}</b>
      {intl.formatMessage(listNames[list])}
    </button>
  );
}

function Claims({ list }: { list: ClientList }) {
  const result = useHomeClaimsQuery({
    variables: { filter: filterOfList(list, useToday()), sort: list === "finished" ? "NEWEST" : "URGENCY" },
    fetchPolicy: "cache-and-network",
    pollInterval: mapLimits.refreshIntervalMs,
  });
  const { data, loading, error, refetch } = result;
  const claims = data?.claims;
  return (
    <>
      <Rows
        claims={claims?.nodes}
        loading={loading}
        error={error}
        retry={() => void refetch()}
        none={<FormattedMessage id="home.none" defaultMessage="No claims in this list." />}
      />
      {claims && claims.totalCount > claims.nodes.length && (
        <Button component={Link} to={paths.claims()} variant="default" className={styles.more!}>
          <FormattedMessage id="worklist.toList" defaultMessage="Show all claims" />
        </Button>
      )}
    </>
  );
}

function Matches({ text }: { text: string }) {
  const { data, loading, error, refetch } = useHomeSearchQuery({ variables: { text }, fetchPolicy: "cache-and-network" });
  return (
    <Rows
      claims={data?.search.flatMap(({ claim }) => claim ?? [])}
      loading={loading}
      error={error}
      retry={() => void refetch()}
      none={<FormattedMessage id="home.noMatch" defaultMessage="No claim matches “{text}”." values={{ text }} />}
    />
  );
}

interface RowsProps {
  claims: readonly ClaimLines_ClaimFragment[] | undefined;
  loading: boolean;
  error: unknown;
  retry(): void;
  none: ReactNode;
}

function Rows({ claims, loading, error, retry, none }: RowsProps) {
  if (!claims?.length) return <DetailState loading={loading && !claims} error={error} retry={retry} missing={none} />;
  return (
    <ul className={styles.rows}>
      {claims.map((claim) => (
        <li key={claim.id}>
          <Link className={styles.row} to={paths.claim(claim)}>
            <ClaimLines claim={claim} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
