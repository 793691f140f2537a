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
  onChange?: ((assigned: Set<Functionality>) => void) | undefined;
}

/**
 * Assigning a functionality also assigns its requirements. Removing a required one names its dependents and offers to remove them too.
 */
export function Functionalities({ assigned, onChange }: FunctionalitiesProps) {
  const intl = useIntl();
  const [blockedRemoval, setRefused] = useState<Functionality | null>(null);
  const [announcement, setTold] = useState("");
  const name = (functionality: Functionality): string => named(intl, "functionality", functionality);
  const list = (some: readonly Functionality[]): string => intl.formatList(some.map(name), { type: "conjunction" });

  const toggle = (functionality: Functionality): void => {
    if (!assigned.has(functionality)) {
      const also = missingRequirements(functionality, assigned);
      setTold(
        also.length
          ? intl.formatMessage(
              { id: "generic.also", defaultMessage: "Also assigned, because it is required: {names}." },
              { names: list(also) },
            )
          : "",
      );
      onChange?.(withAll(assigned, [functionality, ...also]));
    } else if (dependentFunctionalities(functionality, assigned).length) setRefused(functionality);
    else onChange?.(without(assigned, [functionality]));
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
            {group.members.map((functionality) => (
              <Checkbox
                key={functionality}
                label={name(functionality)}
                description={
                  requirementsOf(functionality).length > 0 && (
                    <FormattedMessage
                      id="generic.needs"
                      defaultMessage="requires {names}"
                      values={{ names: list(requirementsOf(functionality)) }}
                    />
                  )
                }
                checked={assigned.has(functionality)}
                disabled={!onChange}
                onChange={() => toggle(functionality)}
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
              defaultMessage="{name} cannot be unassigned on its own"
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
            <FormattedMessage id="generic.neededBy" defaultMessage="Required by these assigned functionalities:" />
          </p>
          <ul className={styles.names}>
            {together.map((functionality) => (
              <li key={functionality}>{name(functionality)}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
