import { ActionIcon, Button, Select, Title } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconDownload, IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { isHolidayYear } from "../../../schema/rules/settings/holidays";
import { useHolidayInstancesQuery, useHolidayListsQuery, useRemoveHolidayMutation } from "../../gql/hooks";
import { pageCatalogue } from "../../pages";
import { serverNow } from "../../store/serverClock";
import { useOwnInstance } from "../../session/lastInstance";
import { ReasonedButton } from "../../ui/form/ReasonedButton";
import { successes } from "../../ui/messages";
import { useAddressValue } from "../../ui/table/addressState";
import { TableMessage } from "../../ui/table/TableMessage";
import { useToastedMutation } from "../../ui/toasts/useToastedMutation";
import { RowAction } from "../kit/buttons";
import { Loaded } from "../Loaded";
import { type DayForm, HolidayDays, NO_DAY } from "./HolidayDays";
import { ImportDialog } from "./ImportDialog";
import { DeleteListDialog, ListNameDialog } from "./ListDialogs";
import { YearCalendar } from "./YearCalendar";
import frame from "../../ui/table/ListPage.module.css";
import styles from "./holidays.module.css";

interface Instance {
  id: string;
  name: string;
  country: string;
}

export function HolidaysScreen() {
  const { data, error, refetch } = useHolidayInstancesQuery();
  const [chosen, choose] = useAddressValue("instance", "list");
  const ownInstance = useOwnInstance();
  return (
    <Loaded data={data?.instanceChoices} error={error} onRetry={() => void refetch()}>
      {(instances) => {
        const instance = instances.find(({ id }) => id === chosen) ?? ownInstance(instances);
        return instance ? (
          <InstanceHolidays key={instance.id} instance={instance} instances={instances} onInstance={choose} />
        ) : (
          <TableMessage>
            <FormattedMessage id="holidays.noInstance" defaultMessage="You have no AMA instance." />
          </TableMessage>
        );
      }}
    </Loaded>
  );
}

interface InstanceHolidaysProps {
  instance: Instance;
  instances: readonly Instance[];
  onInstance(id: string | null): void;
}

function InstanceHolidays({ instance, instances, onInstance }: InstanceHolidaysProps) {
  const intl = useIntl();
  const run = useToastedMutation();
  const [saidYear, setYear] = useAddressValue("year");
  const [thisYear] = useState(() => new Date(serverNow()).getFullYear());
  const year = isHolidayYear(Number(saidYear)) ? Number(saidYear) : thisYear;
  const [listId, setList] = useAddressValue("list");
  const [dialog, setDialog] = useState<"new" | "rename" | "delete" | "import" | null>(null);
  const [form, setForm] = useState<DayForm>(NO_DAY);
  const [filled, setFilled] = useState(0);
  const [remove] = useRemoveHolidayMutation();
  const { data, previousData, error, refetch } = useHolidayListsQuery({
    variables: { instanceId: instance.id, year },
    fetchPolicy: "cache-and-network",
  });
  const lists = (data ?? previousData)?.holidayLists;
  const list = lists?.find(({ id }) => id === listId) ?? lists?.[0];

  const chooseDay = (day: string): void => {
    const storedDay = list?.days.find((holiday) => holiday.day === day);
    setForm(storedDay ? { ...storedDay, replaces: day } : { day, name: "", replaces: null });
    setFilled((count) => count + 1);
  };
  const removeDay = (day: string): void => {
    if (form.replaces === day) setForm(NO_DAY);
    void run(() => remove({ variables: { listId: list!.id, day, year } }), intl.formatMessage(successes.deleted));
  };
  const chooseList = (id: string): void => {
    setForm(NO_DAY);
    setList(id);
  };
  const goYear = (by: number) => (): void => {
    setForm(NO_DAY);
    setYear(String(year + by));
  };
  const noList = list ? null : intl.formatMessage({ id: "holidays.listFirst", defaultMessage: "Create a list first." });
  const closeDialog = (): void => setDialog(null);

  return (
    <main className={frame.page}>
      <div className={frame.bar}>
        <Title order={1}>{pageCatalogue.holidays.title}</Title>
        <Select
          aria-label={intl.formatMessage({ id: "dashboard.instance", defaultMessage: "AMA instance" })}
          data={instances.map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))}
          value={instance.id}
          allowDeselect={false}
          searchable
          onFocus={(event) => event.currentTarget.select()}
          onChange={onInstance}
        />
        <div className={styles.years} role="group" aria-label={intl.formatMessage({ id: "holidays.year", defaultMessage: "Year" })}>
          <ActionIcon
            aria-label={intl.formatMessage({ id: "holidays.yearBefore", defaultMessage: "Previous year" })}
            disabled={!isHolidayYear(year - 1)}
            onClick={goYear(-1)}
          >
            <IconChevronLeft size={16} aria-hidden />
          </ActionIcon>
          <b aria-live="polite">{year}</b>
          <ActionIcon
            aria-label={intl.formatMessage({ id: "holidays.yearAfter", defaultMessage: "Next year" })}
            disabled={!isHolidayYear(year + 1)}
            onClick={goYear(1)}
          >
            <IconChevronRight size={16} aria-hidden />
          </ActionIcon>
        </div>
        <span className={frame.rest} />
        <ReasonedButton
          variant="default"
          reason={noList}
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => setDialog("import")}
        >
          <FormattedMessage id="holidays.import" defaultMessage="Import…" />
        </ReasonedButton>
        <Button leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setDialog("new")}>
          <FormattedMessage id="holidays.newList" defaultMessage="New list" />
        </Button>
      </div>
      <Loaded data={lists} error={error} onRetry={() => void refetch()}>
        {(all) => (
          <div className={styles.body}>
            <nav className={styles.lists} aria-label={intl.formatMessage({ id: "holidays.lists", defaultMessage: "Lists" })}>
              {all.map((holidayList) => (
                <div key={holidayList.id} data-chosen={holidayList.id === list?.id || undefined}>
                  <button type="button" aria-current={holidayList.id === list?.id} onClick={() => chooseList(holidayList.id)}>
                    <b>{holidayList.name}</b>
                    <span>
                      <FormattedMessage
                        id="holidays.count"
                        defaultMessage="{count, plural, =0 {no days} one {# day} other {# days}} in {year}"
                        values={{ count: holidayList.days.length, year: String(year) }}
                      />
                    </span>
                  </button>
                  {holidayList.id === list?.id && (
                    <>
                      <RowAction
                        icon={IconPencil}
                        label={intl.formatMessage({ id: "holidays.rename", defaultMessage: "Rename list" })}
                        onClick={() => setDialog("rename")}
                      />
                      <RowAction
                        icon={IconTrash}
                        label={intl.formatMessage({ id: "holidays.deleteList", defaultMessage: "Delete the list" })}
                        onClick={() => setDialog("delete")}
                      />
                    </>
                  )}
                </div>
              ))}
              {all.length === 0 && (
                <p className={styles.none}>
                  <FormattedMessage
                    id="holidays.noList"
                    defaultMessage="No lists yet. Create one for a country or region and import its public holidays."
                  />
                </p>
              )}
            </nav>
            {list && (
              <>
                <div className={styles.calendar}>
                  <YearCalendar
                    key={list.id}
                    year={year}
                    days={new Map(list.days.map(({ day, name }) => [day, name]))}
                    otherDays={
                      new Map(
                        all
                          .filter((holidayList) => holidayList !== list)
                          .flatMap((holidayList) => holidayList.days.map(({ day, name }) => [day, `${name} (${holidayList.name})`])),
                      )
                    }
                    chosen={form.day || null}
                    onChoose={chooseDay}
                    onRemove={removeDay}
                  />
                  <p className={styles.key}>
                    <span data-own /> {list.name}
                    <span data-other /> <FormattedMessage id="holidays.otherLists" defaultMessage="In another list of this instance" />
                  </p>
                </div>
                <section className={styles.side} aria-label={list.name}>
                  <HolidayDays
                    list={list}
                    year={year}
                    form={form}
                    setForm={setForm}
                    filled={filled}
                    onRemove={removeDay}
                    onChoose={chooseDay}
                  />
                </section>
              </>
            )}
          </div>
        )}
      </Loaded>
      {(dialog === "new" || (dialog === "rename" && list)) && (
        <ListNameDialog
          instanceId={instance.id}
          list={dialog === "rename" ? list! : null}
          onClose={closeDialog}
          onSaved={(id) => {
            void refetch();
            chooseList(id);
          }}
        />
      )}
      {dialog === "delete" && list && <DeleteListDialog list={list} onClose={closeDialog} onDeleted={() => void refetch()} />}
      {dialog === "import" && list && <ImportDialog list={list} country={instance.country} year={year} onClose={closeDialog} />}
    </main>
  );
}
