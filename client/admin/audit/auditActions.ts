import { defineMessages, type IntlShape } from "react-intl";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";
import { claimActionNames } from "../../../schema/rules/claims/actions";
import { named } from "../../i18n/named";

const texts = defineMessages({
  "claim.undoManageDelay": { id: "audit.action.claim.undoManageDelay", defaultMessage: "Undid a managed delay" },
  "claim.visit": { id: "audit.action.claim.visit", defaultMessage: "Opened a claim" },
  "claim.told": { id: "audit.action.claim.told", defaultMessage: "Received a message from the assistance system" },
  "claim.contradicted": { id: "audit.action.claim.contradicted", defaultMessage: "Source contradicted a closed claim" },
  "claim.reconsider": { id: "audit.action.claim.reconsider", defaultMessage: "Re-evaluated claims after a supplier access change" },
  "alarm.reopen": { id: "audit.action.alarm.reopen", defaultMessage: "Reopened an alarm" },
  "alarm.acknowledge": { id: "audit.action.alarm.acknowledge", defaultMessage: "Acknowledged an alarm" },
  "alarm.take": { id: "audit.action.alarm.take", defaultMessage: "Took an alarm" },
  "alarm.snooze": { id: "audit.action.alarm.snooze", defaultMessage: "Snoozed an alarm" },
  "alarm.pass": { id: "audit.action.alarm.pass", defaultMessage: "Handed over an alarm" },
  "alarm.return": { id: "audit.action.alarm.return", defaultMessage: "Alarm released because its holder is unavailable" },
  "process.begin": { id: "audit.action.process.begin", defaultMessage: "Started an automatic process" },
  "process.takeBack": { id: "audit.action.process.takeBack", defaultMessage: "Cancelled an automatic call" },
  "ingest.claims": { id: "audit.action.ingest.claims", defaultMessage: "Imported claims" },
  "ingest.names": { id: "audit.action.ingest.names", defaultMessage: "Changed names through imported claims" },
  "ingest.suppliers": { id: "audit.action.ingest.suppliers", defaultMessage: "Imported suppliers" },
  "session.begin": { id: "audit.action.session.begin", defaultMessage: "Signed in" },
  "session.end": { id: "audit.action.session.end", defaultMessage: "Signed out" },
  "session.endOthers": { id: "audit.action.session.endOthers", defaultMessage: "Ended own other sessions" },
  "session.fail": { id: "audit.action.session.fail", defaultMessage: "Sign-in failed" },
  "session.refuse": { id: "audit.action.session.refuse", defaultMessage: "Rejected too many attempts" },
  "session.stolen": { id: "audit.action.session.stolen", defaultMessage: "Session cookie reused" },
  "password.ask": { id: "audit.action.password.ask", defaultMessage: "Requested a new password" },
  "password.change": { id: "audit.action.password.change", defaultMessage: "Changed own password" },
  "password.confirm": { id: "audit.action.password.confirm", defaultMessage: "Confirmed password" },
  "password.fail": { id: "audit.action.password.fail", defaultMessage: "Entered a wrong password" },
  "password.link": { id: "audit.action.password.link", defaultMessage: "Sent a password link" },
  "password.reset": { id: "audit.action.password.reset", defaultMessage: "Set a new password by link" },
  "secondFactor.show": { id: "audit.action.secondFactor.show", defaultMessage: "Showed the secret of a second factor" },
  "secondFactor.on": { id: "audit.action.secondFactor.on", defaultMessage: "Set up a second factor" },
  "secondFactor.off": { id: "audit.action.secondFactor.off", defaultMessage: "Removed a second factor" },
  "secondFactor.reset": { id: "audit.action.secondFactor.reset", defaultMessage: "Reset the second factor of a user" },
  "user.create": { id: "audit.action.user.create", defaultMessage: "Created a user" },
  "user.change": { id: "audit.action.user.change", defaultMessage: "Changed a user" },
  "user.changeOwn": { id: "audit.action.user.changeOwn", defaultMessage: "Changed own account" },
  "user.disable": { id: "audit.action.user.disable", defaultMessage: "Disabled a user" },
  "user.enable": { id: "audit.action.user.enable", defaultMessage: "Enabled a user" },
  "user.endSessions": { id: "audit.action.user.endSessions", defaultMessage: "Ended the sessions of a user" },
  "user.seed": { id: "audit.action.user.seed", defaultMessage: "Created the first users" },
  "user.role": { id: "audit.action.user.role", defaultMessage: "Changed a profile through the directory role" },
  "user.roleKept": { id: "audit.action.user.roleKept", defaultMessage: "Kept a profile despite the directory role" },
  "user.invite": { id: "audit.action.user.invite", defaultMessage: "Sent an invitation" },
  "user.bind": { id: "audit.action.user.bind", defaultMessage: "Accepted an invitation with a directory account" },
  "user.move": { id: "audit.action.user.move", defaultMessage: "Moved a user to another administrator" },
  "localAdmin.email": { id: "audit.action.localAdmin.email", defaultMessage: "Changed the e-mail of a local administrator" },
  "localAdmin.transfer": {
    id: "audit.action.localAdmin.transfer",
    defaultMessage: "Transferred the users, profiles and keys of a local administrator",
  },
  "localAdmin.delete": { id: "audit.action.localAdmin.delete", defaultMessage: "Deleted a local administrator" },
  "apiKey.create": { id: "audit.action.apiKey.create", defaultMessage: "Created an API key" },
  "apiKey.confirm": { id: "audit.action.apiKey.confirm", defaultMessage: "Confirmed an API key" },
  "apiKey.revoke": { id: "audit.action.apiKey.revoke", defaultMessage: "Revoked an API key" },
  "genericProfile.change": { id: "audit.action.genericProfile.change", defaultMessage: "Changed a generic profile" },
  "outbox.resend": { id: "audit.action.outbox.resend", defaultMessage: "Sent a call again" },
  "outbox.stop": { id: "audit.action.outbox.stop", defaultMessage: "Abandoned a call" },
  "seeAs.begin": { id: "audit.action.seeAs.begin", defaultMessage: "Started viewing as a profile" },
  "seeAs.end": { id: "audit.action.seeAs.end", defaultMessage: "Stopped viewing as a profile" },
  "specificProfile.create": { id: "audit.action.specificProfile.create", defaultMessage: "Created a specific profile" },
  "specificProfile.change": { id: "audit.action.specificProfile.change", defaultMessage: "Changed a specific profile" },
  "specificProfile.delete": { id: "audit.action.specificProfile.delete", defaultMessage: "Deleted a specific profile" },
  "specificProfile.move": {
    id: "audit.action.specificProfile.move",
    defaultMessage: "Moved a specific profile to another administrator",
  },
  "actionReasons.save": { id: "audit.action.actionReasons.save", defaultMessage: "Changed action reasons" },
  "contactList.save": { id: "audit.action.contactList.save", defaultMessage: "Saved a contact list" },
  "contactList.delete": { id: "audit.action.contactList.delete", defaultMessage: "Deleted a contact list" },
  "holidayList.save": { id: "audit.action.holidayList.save", defaultMessage: "Saved a public holiday list" },
  "holidayList.delete": { id: "audit.action.holidayList.delete", defaultMessage: "Deleted a public holiday list" },
  "holiday.save": { id: "audit.action.holiday.save", defaultMessage: "Saved a public holiday" },
  "holiday.remove": { id: "audit.action.holiday.remove", defaultMessage: "Removed a public holiday" },
  "holidays.import": { id: "audit.action.holidays.import", defaultMessage: "Imported public holidays" },
  "kpiSettings.change": { id: "audit.action.kpiSettings.change", defaultMessage: "Changed KPI settings" },
  "indicators.save": { id: "audit.action.indicators.save", defaultMessage: "Changed an indicator" },
  "export.start": { id: "audit.action.export.start", defaultMessage: "Started an export" },
  "export.finish": { id: "audit.action.export.finish", defaultMessage: "Export completed" },
  "export.download": { id: "audit.action.export.download", defaultMessage: "Downloaded an export" },
  "export.cancel": { id: "audit.action.export.cancel", defaultMessage: "Cancelled an export" },
  "export.fail": { id: "audit.action.export.fail", defaultMessage: "Export failed" },
  "mapConfiguration.create": { id: "audit.action.mapConfiguration.create", defaultMessage: "Created a map view" },
  "mapConfiguration.change": { id: "audit.action.mapConfiguration.change", defaultMessage: "Changed a map view" },
  "mapConfiguration.delete": { id: "audit.action.mapConfiguration.delete", defaultMessage: "Deleted a map view" },
  "mapConfiguration.makeDefault": {
    id: "audit.action.mapConfiguration.makeDefault",
    defaultMessage: "Set the default map view",
  },
  "mapConfiguration.share": { id: "audit.action.mapConfiguration.share", defaultMessage: "Shared a map view" },
  "mapConfiguration.unshare": { id: "audit.action.mapConfiguration.unshare", defaultMessage: "Stopped sharing a map view" },
  "standIn.set": { id: "audit.action.standIn.set", defaultMessage: "Configured a simulator" },
  "logs.remove": { id: "audit.action.logs.remove", defaultMessage: "Removed old logs" },
  "claims.archive": { id: "audit.action.claims.archive", defaultMessage: "Archived old claims" },
  "claims.erase": { id: "audit.action.claims.erase", defaultMessage: "Erased claims" },
  "archive.erase": { id: "audit.action.archive.erase", defaultMessage: "Erased claims from an archive" },
  "installation.restore": { id: "audit.action.installation.restore", defaultMessage: "Restored the database" },
  "audit.remove": { id: "audit.action.audit.remove", defaultMessage: "Removed old days of the audit log" },
  "audit.fold": { id: "audit.action.audit.fold", defaultMessage: "Sealed a day of the audit log" },
  "audit.erase": { id: "audit.action.audit.erase", defaultMessage: "Erased data in the audit log" },
});
const actionsOnClaims = claimActionNames.map(functionalityOfAction);
export const auditActions: readonly string[] = [...actionsOnClaims, ...Object.keys(texts)];

function knownName(intl: Pick<IntlShape, "formatMessage">, code: string): string | null {
  const onClaim = actionsOnClaims.find((candidate) => candidate === code);
  if (onClaim) return named(intl, "functionality", onClaim);
  return Object.hasOwn(texts, code) ? intl.formatMessage(texts[code as keyof typeof texts]) : null;
}

/** Name of an action, with the result of the integration call if there is one. Codes without text are shown unchanged. */
export function actionName(intl: Pick<IntlShape, "formatMessage">, code: string): string {
  const [, askedCode, outcome] = /^(.+)\.(done|refused)$/.exec(code) ?? [];
  const action = askedCode && knownName(intl, askedCode);
  if (action)
    return outcome === "done"
      ? intl.formatMessage({ id: "audit.outcome.done", defaultMessage: "{action}: accepted" }, { action })
      : intl.formatMessage({ id: "audit.outcome.refused", defaultMessage: "{action}: rejected" }, { action });
  return knownName(intl, code) ?? code;
}
