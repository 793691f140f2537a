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
  mapConfiguration: { id: "audit.model.mapConfiguration", defaultMessage: "Map view" },
  export: { id: "audit.model.export", defaultMessage: "Export" },
  kpiSettings: { id: "audit.model.kpiSettings", defaultMessage: "KPI settings" },
  indicators: { id: "audit.model.indicators", defaultMessage: "Indicators" },
  actionReasons: { id: "audit.model.actionReasons", defaultMessage: "Action reasons" },
  contactList: { id: "audit.model.contactList", defaultMessage: "Contact list" },
  holidayList: { id: "audit.model.holidayList", defaultMessage: "Public holiday list" },
  standIn: { id: "audit.model.standIn", defaultMessage: "Simulator" },
  archive: { id: "audit.model.archive", defaultMessage: "Archive of claims" },
  outboxCall: { id: "audit.model.outboxCall", defaultMessage: "Outgoing call" },
  log: { id: "audit.model.log", defaultMessage: "Logs" },
  audit: { id: "audit.model.audit", defaultMessage: "Audit log" },
});

export const auditModels = Object.keys(texts) as (keyof typeof texts)[];

export const modelName = (intl: Pick<IntlShape, "formatMessage">, model: string): string =>
  model in texts ? intl.formatMessage(texts[model as keyof typeof texts]) : model;
