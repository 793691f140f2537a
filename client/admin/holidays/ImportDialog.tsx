import { Checkbox, Select } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { holidayLimits } from "../../../schema/rules/settings/holidays";
import { useErrorText } from "../../api/errors";
import type { HolidayProposalsQuery } from "../../gql/graphql";
import { useHolidayCountriesQuery, useHolidayProposalsQuery, useHolidayRegionsQuery, useImportHolidaysMutation } from "../../gql/hooks";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { TableMessage } from "../../ui/table/TableMessage";
import { useToast } from "../../ui/toasts/toasts";
import { dayText } from "./calendarDays";
import type { HolidayList } from "./holidayList";
import styles from "./holidays.module.css";

type Proposal = HolidayProposalsQuery["holidayProposals"][number];

interface ImportDialogProps {
  list: HolidayList;
  country: string;
  year: number;
  onClose(): void;
}

export function ImportDialog({ list, country: ownCountry, year, onClose }: ImportDialogProps) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [country, setCountry] = useState(ownCountry);
  const [region, setRegion] = useState<string | null>(null);
  const [years, setYears] = useState(1);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<string | null>(null);
  const countries = useHolidayCountriesQuery().data?.holidayCountries ?? [ownCountry];
  const regions = useHolidayRegionsQuery({ variables: { country } }).data?.holidayRegions ?? [];
  const source = { country, region, firstYear: year, lastYear: Math.min(year + years - 1, holidayLimits.lastYear) };
  const proposalsResult = useHolidayProposalsQuery({ variables: { listId: list.id, source }, fetchPolicy: "network-only" });
  const proposals = proposalsResult.data?.holidayProposals;
  const fresh = (proposals ?? []).filter(({ knownAs }) => knownAs === null);
  const chosen = fresh.filter(({ day }) => !left.has(day));
  const [run] = useImportHolidaysMutation();

  const confirm = async (): Promise<void> => {
    setFailed(null);
    try {
      const days = left.size ? [...chosen, ...proposals!.filter(({ knownAs }) => knownAs !== null)].map(({ day }) => day) : null;
      const answer = await run({ variables: { input: { listId: list.id, source, days }, year } });
      const { added, alreadyThere } = answer.data!.importHolidays;
      toast.done(outcome(intl, added.length, alreadyThere.length));
      onClose();
    } catch (error) {
      setFailed(errorText(error));
    }
  };
  const reason = chosen.length
    ? null
    : intl.formatMessage({ id: "holidays.import.nothing", defaultMessage: "Nothing to add. The list already has all these days." });
  const keep = (day: string, isKept: boolean): void =>
    setLeft(new Set(isKept ? [...left].filter((other) => other !== day) : [...left, day]));
  return (
    <ConfirmDialog
      title={
        <FormattedMessage id="holidays.import.title" defaultMessage="Import public holidays into “{name}”" values={{ name: list.name }} />
      }
      confirm={
        <FormattedMessage
          id="holidays.import.confirm"
          defaultMessage="Add {count, plural, one {# day} other {# days}}"
          values={{ count: chosen.length }}
        />
      }
      reason={proposalsResult.loading ? intl.formatMessage({ id: "session.loading", defaultMessage: "Loading…" }) : reason}
      failed={failed}
      onClose={onClose}
      onConfirm={confirm}
    >
      <div className={styles.source}>
        <Select
          label={<FormattedMessage id="holidays.import.country" defaultMessage="Country" />}
          data={countryOptions(intl, countries)}
          value={country}
          searchable
          allowDeselect={false}
          onChange={(code) => {
            setCountry(code!);
            setRegion(null);
          }}
        />
        <Select
          label={<FormattedMessage id="holidays.import.region" defaultMessage="Region" />}
          placeholder={intl.formatMessage({ id: "holidays.import.wholeCountry", defaultMessage: "The whole country" })}
          data={regions.map(({ code, name }) => ({ value: code, label: name }))}
          value={region}
          searchable
          clearable
          onChange={setRegion}
        />
        <Select
          label={<FormattedMessage id="holidays.import.years" defaultMessage="Years" />}
          data={yearOptions(intl, year)}
          value={String(years)}
          allowDeselect={false}
          onChange={(count) => setYears(Number(count))}
        />
      </div>
      {proposals ? (
        <Proposals proposals={proposals} left={left} keep={keep} />
      ) : (
        <TableMessage alert={Boolean(proposalsResult.error)}>
          {proposalsResult.error ? errorText(proposalsResult.error) : <FormattedMessage id="session.loading" defaultMessage="Loading…" />}
        </TableMessage>
      )}
    </ConfirmDialog>
  );
}

const Proposals = ({
  proposals,
  left,
  keep,
}: {
  proposals: Proposal[];
  left: ReadonlySet<string>;
  keep(day: string, isKept: boolean): void;
}) => {
  const intl = useIntl();
  return (
    // The list scrolls when one of its checkboxes is focused.
    <ul className={styles.proposals}>
      {proposals.map(({ day, name, knownAs }) => (
        <li key={day}>
          <Checkbox
            label={
              <>
                <span>{dayText(intl, day)}</span> <b>{name}</b>
              </>
            }
            description={
              knownAs !== null && (
                <FormattedMessage id="holidays.import.known" defaultMessage="Already included: {name}" values={{ name: knownAs }} />
              )
            }
            checked={knownAs !== null || !left.has(day)}
            disabled={knownAs !== null}
            onChange={(event) => keep(day, event.currentTarget.checked)}
          />
        </li>
      ))}
    </ul>
  );
};

const outcome = (intl: IntlShape, added: number, there: number): string =>
  intl.formatMessage(
    {
      id: "holidays.import.done",
      defaultMessage:
        "{added, plural, one {# day added} other {# days added}}; {there, plural, =0 {none already included} one {# was already included} other {# were already included}}.",
    },
    { added, there },
  );

const countryOptions = (intl: IntlShape, codes: readonly string[]): { value: string; label: string }[] =>
  codes
    .map((value) => ({ value, label: intl.formatDisplayName(value, { type: "region" }) ?? value }))
    .sort((a, b) => a.label.localeCompare(b.label, intl.locale));

const yearOptions = (intl: IntlShape, first: number): { value: string; label: string }[] =>
  Array.from({ length: holidayLimits.importYears }, (_, i) => ({
    value: String(i + 1),
    label:
      i === 0
        ? String(first)
        : intl.formatMessage(
            { id: "holidays.import.span", defaultMessage: "{first} to {last}" },
            { first: String(first), last: String(first + i) },
          ),
  }));
