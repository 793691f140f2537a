import { getNamedType, type GraphQLField, isInputObjectType, isNonNullType } from "graphql";

type Repeat = "IDEMPOTENT" | "REFUSED" | "PERFORMED_AGAIN";

const sentences: Record<Repeat, string> = {
  IDEMPOTENT: "Idempotent.",
  REFUSED: "A repeated request is refused.",
  PERFORMED_AGAIN: "Not idempotent: a repeated request is performed again.",
};

const sentencesWithRequestId: Record<Repeat, string> = {
  IDEMPOTENT: "Idempotent, and by `requestId` with the first result.",
  REFUSED: "Idempotent by `requestId`. Without it, a repeated request is refused.",
  PERFORMED_AGAIN: "Idempotent by `requestId`. Without it, a repeated request is performed again.",
};

/** Effect of a repeated request without `requestId`. Mutations that require one, or are guarded by `updatedAt` only, are not listed. */
export const mutationRepeats: Readonly<Record<string, Repeat>> = {
  acknowledgeAlarms: "IDEMPOTENT",
  beginSeeAs: "REFUSED",
  cancelDataExport: "IDEMPOTENT",
  cancelExport: "IDEMPOTENT",
  cancelReport: "IDEMPOTENT",
  changeLocalAdminEmail: "IDEMPOTENT",
  changeMyDefaultCentre: "IDEMPOTENT",
  changeMyLanguage: "IDEMPOTENT",
  changeMyPreferences: "IDEMPOTENT",
  changePassword: "REFUSED",
  choosePassword: "REFUSED",
  confirmApiKey: "IDEMPOTENT",
  confirmEnrolment: "REFUSED",
  confirmPassword: "PERFORMED_AGAIN",
  confirmSecondFactor: "REFUSED",
  createApiKey: "REFUSED",
  createUser: "REFUSED",
  deleteContactList: "REFUSED",
  deleteHolidayList: "REFUSED",
  deleteIndicatorAlert: "REFUSED",
  deleteLocalAdmin: "REFUSED",
  deleteMapConfiguration: "REFUSED",
  deleteReportSubscription: "REFUSED",
  deleteSpecificProfile: "REFUSED",
  deleteWebhookEndpoint: "REFUSED",
  disableUsers: "IDEMPOTENT",
  enableUsers: "IDEMPOTENT",
  endOtherSessions: "IDEMPOTENT",
  endSeeAs: "REFUSED",
  endSession: "REFUSED",
  endUserSessions: "IDEMPOTENT",
  enrolSecondFactor: "PERFORMED_AGAIN",
  eraseClaims: "PERFORMED_AGAIN",
  exchangeHandoff: "REFUSED",
  exportApiErrors: "PERFORMED_AGAIN",
  exportAudit: "PERFORMED_AGAIN",
  exportBases: "PERFORMED_AGAIN",
  exportClaims: "PERFORMED_AGAIN",
  exportCollaborators: "PERFORMED_AGAIN",
  exportMobileSuppliers: "PERFORMED_AGAIN",
  exportSupplierFilterCalls: "PERFORMED_AGAIN",
  startDataExport: "PERFORMED_AGAIN",
  importHolidays: "IDEMPOTENT",
  login: "PERFORMED_AGAIN",
  logout: "IDEMPOTENT",
  makeDefaultMapConfiguration: "IDEMPOTENT",
  moveSpecificProfile: "IDEMPOTENT",
  moveUser: "IDEMPOTENT",
  passAlarms: "IDEMPOTENT",
  registerVisit: "PERFORMED_AGAIN",
  removeHoliday: "REFUSED",
  removeSecondFactor: "REFUSED",
  reopenAlarms: "IDEMPOTENT",
  replayWebhookDelivery: "IDEMPOTENT",
  replayWebhookEvents: "PERFORMED_AGAIN",
  requestPasswordReset: "PERFORMED_AGAIN",
  resendOutboxCall: "IDEMPOTENT",
  resetPassword: "REFUSED",
  resetSecondFactor: "REFUSED",
  revokeApiKey: "IDEMPOTENT",
  saveDashboardLayout: "IDEMPOTENT",
  saveHoliday: "IDEMPOTENT",
  saveIndicatorAlert: "IDEMPOTENT",
  saveListLayout: "IDEMPOTENT",
  sendInvitation: "PERFORMED_AGAIN",
  sendPasswordReset: "PERFORMED_AGAIN",
  setSimulator: "IDEMPOTENT",
  setUpSecondFactor: "PERFORMED_AGAIN",
  shareMapConfiguration: "IDEMPOTENT",
  snoozeAlarms: "PERFORMED_AGAIN",
  stopOutboxCall: "IDEMPOTENT",
  takeAlarms: "IDEMPOTENT",
  testWebhookEndpoint: "PERFORMED_AGAIN",
  transferLocalAdmin: "IDEMPOTENT",
  unshareMapConfiguration: "IDEMPOTENT",
};

/** Mutations that create an entity, or change the one with the given ID. */
const creationsAndChanges = ["saveHoliday"];

export function repeatSentence({ name, args }: GraphQLField<unknown, unknown>): string {
  const input = args[0] && getNamedType(args[0].type);
  const { requestId, updatedAt } = isInputObjectType(input) ? input.getFields() : {};
  if (requestId && isNonNullType(requestId.type)) return "Idempotent by `requestId`.";
  if (requestId && updatedAt) return "Creations are idempotent by `requestId`, and changes are guarded by `updatedAt`.";
  if (updatedAt) return "Guarded by `updatedAt`.";
  const repeat = mutationRepeats[name];
  if (!repeat) return "";
  if (creationsAndChanges.includes(name)) return "Changes are idempotent, and creations are idempotent by `requestId`.";
  return (requestId ? sentencesWithRequestId : sentences)[repeat];
}
