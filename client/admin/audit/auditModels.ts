import { defineMessages, type IntlShape } from "react-intl";
import { upperSnake } from "../../../schema/rules/apiEnums";
import type { AuditModel } from "../../gql/graphql";

const texts = defineMessages({
  claim: { id: "audit.model.claim", defaultMessage: "Claim" },
  supplier: { id: "audit.model.supplier", defaultMessage: "Supplier" },
  alarm: { id: "audit.model.alarm", defaultMessage: "Alarm" },
  user: { id: "audit.model.user", defaultMessage: "User" },
  session: { id: "audit.model.session", defaultMessage: "Session" },
  webhookEndpoint: { id: "audit.model.webhookEndpoint", defaultMessage: "Webhook" },
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
  indicatorAlert: { id: "audit.model.indicatorAlert", defaultMessage: "Indicator alert" },
  reportSubscription: { id: "audit.model.reportSubscription", defaultMessage: "Report by e-mail" },
  archive: { id: "audit.model.archive", defaultMessage: "Archive of claims" },
  outboxCall: { id: "audit.model.outboxCall", defaultMessage: "Outgoing call" },
  log: { id: "audit.model.log", defaultMessage: "Logs" },
  audit: { id: "audit.model.audit", defaultMessage: "Audit log" },
  other: { id: "audit.model.other", defaultMessage: "Other" },
});

export const auditModels = Object.keys(texts) as (keyof typeof texts)[];
const textOf: ReadonlyMap<string, (typeof texts)[keyof typeof texts]> = new Map(
  auditModels.map((model) => [upperSnake(model), texts[model]]),
);

export const modelName = (intl: Pick<IntlShape, "formatMessage">, model: AuditModel): string =>
  intl.formatMessage(textOf.get(model) ?? texts.other);
