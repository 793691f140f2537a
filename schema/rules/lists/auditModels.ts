/** Types of entities in the audit, with what an entry of the type is about. */
export const auditModels = {
  claim: { description: "A claim: records, actions, automatic processes and visits." },
  supplier: { description: "Suppliers and bases received from the source system." },
  alarm: { description: "An alarm that is not about a claim." },
  user: { description: "A user: account, profile, password and second factor." },
  session: { description: "A session: sign-in, failed sign-in and sign-out." },
  apiKey: { description: "An API key: creation, confirmation and revocation." },
  webhookEndpoint: { description: "A webhook endpoint: its address, events and state, and messages sent again." },
  installation: { description: "The installation as a whole, such as a restored backup." },
  genericProfile: { description: "A generic profile: its functionalities and hidden fields." },
  specificProfile: { description: "A specific profile, and views as one." },
  mapConfiguration: { description: "A saved map configuration: filters, layers and sharing." },
  export: { description: "An export or a report: start, end and download of its file." },
  kpiSettings: { description: "KPI settings of an AMA instance." },
  indicators: { description: "Settings of the indicators of an AMA instance." },
  actionReasons: { description: "Reasons for actions of an AMA instance." },
  contactList: { description: "A contact list: its name and its conditions." },
  holidayList: { description: "A list of public holidays and its days." },
  standIn: { description: "A simulator of an integration." },
  indicatorAlert: { description: "An indicator alert: its threshold level and user." },
  reportSubscription: { description: "A report that a user receives by mail." },
  archive: { description: "An archive of removed claims." },
  outboxCall: { description: "A call to an integration, stopped or sent again by an administrator." },
  log: { description: "The logs, whose old rows are removed." },
  audit: { description: "The audit itself, whose old days are folded and removed." },
  other: { description: "A type that this release does not know, recorded by a newer one." },
} as const;
export type AuditModel = keyof typeof auditModels;

export const knownAuditModel = (model: string): AuditModel => (Object.hasOwn(auditModels, model) ? (model as AuditModel) : "other");
