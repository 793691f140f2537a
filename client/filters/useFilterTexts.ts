import { defineMessages, useIntl } from "react-intl";
import { type TextFilter, textFilters } from "../../schema/rules/map/filterParts";
import { useInstants } from "../i18n/Instant";
import { named } from "../i18n/named";
import { accessNames } from "../entity/accessNames";
import { type Filter, type FilterField, filterFields } from "./filter";
import { useFilterNames } from "./useFilterNames";

export const answerNames = defineMessages({
  yes: { id: "map.filters.yes", defaultMessage: "Yes" },
  no: { id: "map.filters.no", defaultMessage: "No" },
  notSet: { id: "map.filters.notSet", defaultMessage: "Not set" },
});

export const assignmentNames = defineMessages({
  MANUAL: { id: "claim.general.manual", defaultMessage: "manual" },
  DIGITAL: { id: "claim.general.digital", defaultMessage: "digital" },
});

export function useFilterTexts(filter: Filter): (field: FilterField) => string[] {
  const intl = useIntl();
  const write = useInstants();
  const { nameOf } = useFilterNames(filter);
  const range = (from: string | undefined, to: string | undefined): string[] => {
    if (from !== undefined && to !== undefined) return [`${from} – ${to}`];
    if (from !== undefined) return [intl.formatMessage({ id: "map.filters.since", defaultMessage: "from {from}" }, { from })];
    return to === undefined ? [] : [intl.formatMessage({ id: "map.filters.until", defaultMessage: "until {to}" }, { to })];
  };
  const minutes = (part: "unassignedMinutes" | "assignedMinutes"): string[] => {
    const format = (count: number | null | undefined) => (count == null ? undefined : intl.formatNumber(count));
    return range(format(filter[part]?.from), format(filter[part]?.to));
  };
  const dates = (from: string | undefined, to: string | undefined): string[] => {
    const format = (at: string | undefined) => (at === undefined ? undefined : write.dateTime(at));
    return range(format(from), format(to));
  };
  const notSet = (isAsked: true | undefined): string[] => (isAsked ? [intl.formatMessage(answerNames.notSet)] : []);
  const ids = (field: FilterField): string[] =>
    filterFields[field].flatMap((part) => {
      const value = filter[part];
      return Array.isArray(value) ? value.map((id) => nameOf(part, id) ?? id) : [];
    });
  return (field) => {
    if (isTextFilter(field)) return texts(filter[field]);
    switch (field) {
      case "kind":
        return (filter.kinds ?? []).map((kind) => named(intl, "kind", kind));
      case "access":
        return (filter.access ?? []).map((access) => intl.formatMessage(accessNames[access]));
      case "assignment":
        return (filter.assignmentTypes ?? []).map((type) => intl.formatMessage(assignmentNames[type]));
      case "scheduled": {
        const { scheduled, scheduledUnknown } = filter;
        const answer = scheduled === undefined ? [] : [intl.formatMessage(answerNames[scheduled ? "yes" : "no"])];
        return [...answer, ...notSet(scheduledUnknown)];
      }
      case "priority":
        return [...ids(field), ...notSet(filter.priorityUnknown)];
      case "unassigned":
        return minutes("unassignedMinutes");
      case "assigned":
        return minutes("assignedMinutes");
      case "planned":
        return dates(filter.plannedFrom, filter.plannedTo);
      case "contact":
        return dates(filter.contactFrom, filter.contactTo);
      case "mobile":
        return texts(filter.mobileUser);
      case "attributes":
        return texts(filter.attributeText);
      default:
        return ids(field);
    }
  };
}

const isTextFilter = (field: FilterField): field is TextFilter => (textFilters as readonly FilterField[]).includes(field);
const texts = (text: string | undefined): string[] => (text === undefined ? [] : [text]);
