import type { IntlShape } from "react-intl";
import { byTextFilter } from "../../schema/rules/map/filterParts";
import type { FilterField } from "./filter";
import { named } from "../i18n/named";

export const fieldNames = (intl: IntlShape): Record<FilterField, string> => ({
  instance: named(intl, "field", "instance"),
  centre: named(intl, "field", "centre"),
  service: intl.formatMessage({ id: "map.filters.service", defaultMessage: "Service" }),
  kind: intl.formatMessage({ id: "map.filters.kind", defaultMessage: "Service type" }),
  scheduled: named(intl, "field", "scheduled"),
  priority: named(intl, "field", "priorityName"),
  unassigned: intl.formatMessage({ id: "map.filters.unassigned", defaultMessage: "Unassigned for (min)" }),
  access: named(intl, "field", "access"),
  client: named(intl, "field", "client"),
  contract: named(intl, "field", "contract"),
  supplier: named(intl, "field", "supplier"),
  assigned: intl.formatMessage({ id: "map.filters.assigned", defaultMessage: "Assigned for (min)" }),
  planned: intl.formatMessage({ id: "map.filters.planned", defaultMessage: "Planned start" }),
  contact: intl.formatMessage({ id: "map.filters.contact", defaultMessage: "First contact" }),
  mobile: intl.formatMessage({ id: "map.filters.mobile", defaultMessage: "Mobile user" }),
  assignment: named(intl, "field", "assignmentType"),
  ...byTextFilter((name) => named(intl, "field", name)),
  attributes: named(intl, "field", "attributes"),
});
