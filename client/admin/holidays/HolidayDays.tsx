import { Button, TextInput } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { holidayLimits, isHolidayDay } from "../../../schema/rules/settings/holidays";
import { requestErrorOf, useErrorText } from "../../api/errors";
import { useSaveHolidayMutation } from "../../gql/hooks";
import { named } from "../../i18n/named";
import { DateField } from "../../ui/form/DateTimeField";
import { useToast } from "../../ui/toasts/toasts";
import { RowAction } from "../kit/buttons";
import { dayText } from "./calendarDays";
import type { HolidayList } from "./holidayList";
import styles from "./holidays.module.css";

export interface DayForm {
  day: string;
  name: string;
  replaces: string | null;
}
export const NO_DAY: DayForm = { day: "", name: "", replaces: null };

interface HolidayDaysProps {
  list: HolidayList;
  year: number;
  form: DayForm;
  setForm(form: DayForm): void;
  filled: number;
  onRemove(day: string): void;
  onChoose(day: string): void;
}

export function HolidayDays({ list, year, form, setForm, filled, onRemove, onChoose }: HolidayDaysProps) {
  const intl = useIntl();
  return (
    <>
      <HolidayForm key={list.id} {...{ list, year, form, setForm, filled }} />
      <ul className={styles.days} aria-label={list.name}>
        {list.days.map(({ day, name }) => (
          <li key={day} data-chosen={day === form.replaces || undefined}>
            <button type="button" onClick={() => onChoose(day)}>
              <span>{dayText(intl, day)}</span>
              <b>{name}</b>
            </button>
            <RowAction
              icon={IconTrash}
              label={intl.formatMessage({ id: "holidays.removeDay", defaultMessage: "Remove {name}" }, { name })}
              onClick={() => onRemove(day)}
            />
          </li>
        ))}
      </ul>
      {list.days.length === 0 && (
        <p className={styles.none}>
          <FormattedMessage
            id="holidays.noDays"
            defaultMessage="No days in {year}. Click a day in the calendar or import the public holidays of a country."
            values={{ year: String(year) }}
          />
        </p>
      )}
    </>
  );
}

const dayError = (intl: IntlShape, { days }: HolidayList, { day, replaces }: DayForm): string | null => {
  if (day === "") return named(intl, "errors", "HOLIDAY_DAY_EMPTY");
  if (day !== replaces && days.some((holiday) => holiday.day === day)) return existsText(intl, day);
  return isHolidayDay(day) ? null : named(intl, "errors", "BAD_USER_INPUT");
};
const existsText = (intl: IntlShape, day: string): string => {
  const descriptor = { id: "errors.HOLIDAY_DAY_EXISTS" };
  return intl.formatMessage(descriptor, { day: dayText(intl, day) });
};

function HolidayForm({ list, year, form, setForm, filled }: Pick<HolidayDaysProps, "list" | "year" | "form" | "setForm" | "filled">) {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const [save, { loading }] = useSaveHolidayMutation();
  const [errors, setErrors] = useState<{ day?: string | null; name?: string | null }>({});
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (filled === 0) return;
    name.current?.focus();
    name.current?.select();
  }, [filled]);

  const change = (part: Partial<DayForm>): void => {
    setErrors({});
    setForm({ ...form, ...part });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const nameError =
      form.name.trim() === "" ? intl.formatMessage({ id: "holidays.nameWanted", defaultMessage: "Enter a name for the day." }) : null;
    const dayErrors = { day: dayError(intl, list, form), name: nameError };
    setErrors(dayErrors);
    if (dayErrors.day !== null || dayErrors.name !== null || loading) return;
    try {
      await save({ variables: { input: { listId: list.id, ...form }, year } });
      toast.done();
      setForm(NO_DAY);
    } catch (error) {
      const exists = requestErrorOf(error).code === "HOLIDAY_DAY_EXISTS";
      setErrors({ day: exists ? existsText(intl, form.day) : errorText(error) });
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <DateField
        label={<FormattedMessage id="holidays.day" defaultMessage="Day" />}
        withAsterisk
        value={form.day}
        from={`${year}-01-01`}
        error={errors.day}
        onChange={(day) => change({ day })}
      />
      <TextInput
        ref={name}
        label={<FormattedMessage id="holidays.dayName" defaultMessage="Name of the day" />}
        withAsterisk
        maxLength={holidayLimits.name}
        value={form.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <div className={styles.row}>
        <Button type="submit" loading={loading}>
          {form.replaces === null ? (
            <FormattedMessage id="holidays.add" defaultMessage="Add day" />
          ) : (
            <FormattedMessage id="action.save" defaultMessage="Save" />
          )}
        </Button>
        {form.replaces !== null && (
          <Button variant="default" onClick={() => setForm(NO_DAY)}>
            <FormattedMessage id="action.cancel" defaultMessage="Cancel" />
          </Button>
        )}
      </div>
    </form>
  );
}
