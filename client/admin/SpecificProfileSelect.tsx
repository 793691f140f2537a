import { Loader, Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useIntl } from "react-intl";
import { textLimits } from "../../schema/rules/limits/inputLimits";
import type { ProfileType } from "../../schema/rules/access/profiles";
import { useErrorText } from "../apollo/errors";
import { useSpecificProfilesOfQuery } from "../gql/hooks";
import styles from "./admin.module.css";

export interface SpecificProfileSelectProps extends Pick<SelectProps, "value" | "onFocus" | "onBlur" | "error" | "readOnly"> {
  /** The generic profile it is to have; "" while none is chosen. */
  parent: ProfileType | "";
  /** The one that was there before anything was chosen here. */
  earlier?: { id: string; name: string } | null;
  onChange(id: string | null): void;
}

/** A specific profile of a generic one. There can be any number of them: the server looks for those that have what is typed in their names. */
export function SpecificProfileSelect({ parent, earlier, value, onChange, readOnly = false, ...field }: SpecificProfileSelectProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState(earlier);
  const chosen = [picked, earlier].find((one) => one?.id === value);
  // The field holds the name of what is chosen: that is nothing to look for.
  const wanted = text === chosen?.name ? "" : text.trim();
  const [search] = useDebouncedValue(wanted, 250);
  const { data, previousData, error } = useSpecificProfilesOfQuery({
    variables: { profileType: parent as ProfileType, text: search || null },
    skip: parent === "" || readOnly,
    fetchPolicy: "cache-and-network",
  });
  const waiting = open && !error && (!data || wanted !== search);
  const answer = error ? undefined : (data ?? previousData)?.specificProfiles;
  const found = (answer?.nodes ?? []).filter(({ profileType }) => profileType === parent);
  const listed = chosen && !wanted && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;

  const total = answer?.totalCount ?? 0;
  const more =
    !waiting && total > found.length
      ? intl.formatMessage(
          { id: "list.firstOf", defaultMessage: "The first {shown, number} of {total, number}: type to find more." },
          { shown: found.length, total },
        )
      : null;
  const nothing = error
    ? errorText(error)
    : waiting
      ? intl.formatMessage({ id: "detail.loading", defaultMessage: "Loading…" })
      : wanted
        ? intl.formatMessage({ id: "users.specificNoMatch", defaultMessage: "No specific profile with this parent matches." })
        : intl.formatMessage({ id: "users.specificEmpty", defaultMessage: "No specific profile has this parent." });
  return (
    <>
      <Select
        label={intl.formatMessage({ id: "users.specific", defaultMessage: "Specific profile" })}
        placeholder={intl.formatMessage({ id: "users.specificNone", defaultMessage: "No restriction" })}
        {...field}
        readOnly={readOnly}
        clearable={!readOnly}
        disabled={parent === ""}
        searchable
        maxLength={textLimits.search}
        rightSection={waiting ? <Loader size={14} aria-hidden /> : undefined}
        withScrollArea={false}
        classNames={{ options: styles.choices! }}
        data={[
          ...listed.map(({ id, name }) => ({ value: id, label: name })),
          ...(more ? [{ value: "more", label: more, disabled: true }] : []),
        ]}
        filter={({ options }) => options}
        nothingFoundMessage={nothing}
        onSearchChange={setText}
        onDropdownOpen={() => setOpen(true)}
        onDropdownClose={() => setOpen(false)}
        value={value ?? null}
        onChange={(id, option) => {
          setPicked(option && { id: option.value, name: option.label });
          onChange(id);
        }}
      />
      <span className="spoken" role="status">
        {open && (more ?? (listed.length ? null : nothing))}
      </span>
    </>
  );
}
