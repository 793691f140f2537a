import { Checkbox } from "@mantine/core";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { type Functionality, requirementsOf } from "../../../schema/rules/access/functionalities";
import { named } from "../../i18n/named";
import { ConfirmDialog } from "../../ui/form/ConfirmDialog";
import { FormSection } from "../../ui/form/FormPage";
import { dependentFunctionalities, missingRequirements, without, withAll } from "./assigning";
import styles from "./generic.module.css";
import { groups } from "./functionalityGroups";

export interface FunctionalitiesProps {
  assigned: ReadonlySet<Functionality>;
  /** Absent: only looked at. */
  onChange?: ((assigned: Set<Functionality>) => void) | undefined;
}

/**
 * What a profile lets its users do. Assigning one assigns what it needs; unassigning one that others need is refused with their names and
 * the offer to unassign them together.
 */
export function Functionalities({ assigned, onChange }: FunctionalitiesProps) {
  const intl = useIntl();
  const [blockedRemoval, setRefused] = useState<Functionality | null>(null);
  const [announcement, setTold] = useState("");
  const name = (one: Functionality): string => named(intl, "functionality", one);
  const list = (some: readonly Functionality[]): string => intl.formatList(some.map(name), { type: "conjunction" });

  const toggle = (one: Functionality): void => {
    if (!assigned.has(one)) {
      const also = missingRequirements(one, assigned);
      setTold(
        also.length
          ? intl.formatMessage(
              { id: "generic.also", defaultMessage: "Also assigned, because it is needed: {names}." },
              { names: list(also) },
            )
          : "",
      );
      onChange?.(withAll(assigned, [one, ...also]));
    } else if (dependentFunctionalities(one, assigned).length) setRefused(one);
    else onChange?.(without(assigned, [one]));
  };

  const together = blockedRemoval ? dependentFunctionalities(blockedRemoval, assigned) : [];
  return (
    <>
      <p role="status" className={styles.announcement}>
        {announcement}
      </p>
      {groups.map((group) => (
        <FormSection key={group.key} title={group.name}>
          <div className={styles.list}>
            {group.members.map((one) => (
              <Checkbox
                key={one}
                label={name(one)}
                description={
                  requirementsOf(one).length > 0 && (
                    <FormattedMessage id="generic.needs" defaultMessage="needs {names}" values={{ names: list(requirementsOf(one)) }} />
                  )
                }
                checked={assigned.has(one)}
                disabled={!onChange}
                onChange={() => toggle(one)}
              />
            ))}
          </div>
        </FormSection>
      ))}
      {blockedRemoval && (
        <ConfirmDialog
          title={
            <FormattedMessage
              id="generic.cannotUnassign"
              defaultMessage="{name} cannot be unassigned alone"
              values={{ name: name(blockedRemoval) }}
            />
          }
          confirm={
            <FormattedMessage
              id="generic.together"
              defaultMessage="Unassign {count, plural, one {# functionality} other {# functionalities}} together"
              values={{ count: together.length + 1 }}
            />
          }
          danger
          onClose={() => setRefused(null)}
          onConfirm={() => {
            onChange?.(without(assigned, [blockedRemoval, ...together]));
            setRefused(null);
          }}
        >
          <p>
            <FormattedMessage id="generic.neededBy" defaultMessage="These are assigned and need it:" />
          </p>
          <ul className={styles.names}>
            {together.map((one) => (
              <li key={one}>{name(one)}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
