import { Loader, Select, type SelectProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useIntl } from "react-intl";
import { textLimits } from "../../schema/rules/requests/inputLimits";
import type { ProfileType } from "../../schema/rules/access/profiles";
import { useErrorText } from "../api/errors";
import { useSpecificProfilesOfQuery } from "../gql/hooks";
import styles from "./admin.module.css";

export interface SpecificProfileSelectProps extends Pick<SelectProps, "value" | "onFocus" | "onBlur" | "error" | "readOnly"> {
  /** Generic profile to which the specific profile belongs; "" if none is chosen yet. */
  parent: ProfileType | "";
  /** The stored choice, which may not be among the search results. */
  earlier?: { id: string; name: string } | null;
  onChange(id: string | null): void;
}

/** Searches on the server, because a generic profile can have any number of specific ones. */
export function SpecificProfileSelect({ parent, earlier, value, onChange, readOnly = false, ...field }: SpecificProfileSelectProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState(earlier);
  const chosen = [picked, earlier].find((candidate) => candidate?.id === value);
  // The field shows the chosen name, which is not a search text.
  const searchText = text === chosen?.name ? "" : text.trim();
  const [search] = useDebouncedValue(searchText, 250);
  const { data, previousData, error } = useSpecificProfilesOfQuery({
    variables: { profileType: parent as ProfileType, text: search || null },
    skip: parent === "" || readOnly,
    fetchPolicy: "cache-and-network",
  });
  const waiting = open && !error && (!data || searchText !== search);
  const answer = error ? undefined : (data ?? previousData)?.specificProfiles;
  const matches = (answer?.nodes ?? []).filter(({ profileType }) => profileType === parent);
  const listed = chosen && !searchText && !matches.some(({ id }) => id === chosen.id) ? [chosen, ...matches] : matches;

  const total = answer?.totalCount ?? 0;
  const more =
    !waiting && total > matches.length
      ? intl.formatMessage(
          { id: "list.firstOf", defaultMessage: "Showing the first {shown, number} of {total, number}. Type to find more." },
          { shown: matches.length, total },
        )
      : null;
  const nothing = error
    ? errorText(error)
    : waiting
      ? intl.formatMessage({ id: "detail.loading", defaultMessage: "Loading…" })
      : searchText
        ? intl.formatMessage({ id: "users.specificNoMatch", defaultMessage: "No matching specific profiles." })
        : intl.formatMessage({ id: "users.specificEmpty", defaultMessage: "No specific profile belongs to this generic profile." });
  return (
    <>
      <Select
        label={intl.formatMessage({ id: "users.specific", defaultMessage: "Specific profile" })}
        placeholder={intl.formatMessage({ id: "users.specificNone", defaultMessage: "No restrictions" })}
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
