import { defineMessages, type IntlShape } from "react-intl";

const texts = defineMessages({
  claim: { id: "audit.model.claim", defaultMessage: "Claim" },
  supplier: { id: "audit.model.supplier", defaultMessage: "Supplier" },
  alarm: { id: "audit.model.alarm", defaultMessage: "Alarm" },
  user: { id: "audit.model.user", defaultMessage: "User" },
  session: { id: "audit.model.session", defaultMessage: "Session" },
  apiKey: { id: "audit.model.apiKey", defaultMessage: "API key" },
  installation: { id: "audit.model.installation", defaultMessage: "Installation" },
  genericProfile: { id: "audit.model.genericProfile", defaultMessage: "Generic profile" },
  specificProfile: { id: "audit.model.specificProfile", defaultMessage: "Specific profile" },
  mapConfiguration: { id: "audit.model.mapConfiguration", defaultMessage: "Map configuration" },
  export: { id: "audit.model.export", defaultMessage: "Export" },
  kpiSettings: { id: "audit.model.kpiSettings", defaultMessage: "KPI settings" },
  indicators: { id: "audit.model.indicators", defaultMessage: "Indicators" },
  actionReasons: { id: "audit.model.actionReasons", defaultMessage: "Reasons of actions" },
  contactList: { id: "audit.model.contactList", defaultMessage: "Contact list" },
  holidayList: { id: "audit.model.holidayList", defaultMessage: "List of public holidays" },
  standIn: { id: "audit.model.standIn", defaultMessage: "Simulator" },
  archive: { id: "audit.model.archive", defaultMessage: "Archive of claims" },
  outboxCall: { id: "audit.model.outboxCall", defaultMessage: "Call of the outbox" },
  log: { id: "audit.model.log", defaultMessage: "Logs" },
  audit: { id: "audit.model.audit", defaultMessage: "Audit" },
});

export const auditModels = Object.keys(texts) as (keyof typeof texts)[];

/** The name of a kind of thing; its code where it has none yet. */
export const modelName = (intl: Pick<IntlShape, "formatMessage">, model: string): string =>
  model in texts ? intl.formatMessage(texts[model as keyof typeof texts]) : model;
