import { defineMessages, type IntlShape } from "react-intl";
import { functionalityOfAction } from "../../../schema/rules/access/functionalities";
import { claimActionNames } from "../../../schema/rules/claims/actions";
import { named } from "../../i18n/named";

const texts = defineMessages({
  "claim.undoManageDelay": { id: "audit.action.claim.undoManageDelay", defaultMessage: "Undo a managed delay" },
  "claim.visit": { id: "audit.action.claim.visit", defaultMessage: "Open a claim" },
  "claim.told": { id: "audit.action.claim.told", defaultMessage: "Message from the assistance system" },
  "claim.contradicted": { id: "audit.action.claim.contradicted", defaultMessage: "The source contradicts a closed claim" },
  "claim.reconsider": { id: "audit.action.claim.reconsider", defaultMessage: "Re-evaluate claims after a change of supplier access" },
  "alarm.acknowledge": { id: "audit.action.alarm.acknowledge", defaultMessage: "Acknowledge an alarm" },
  "alarm.take": { id: "audit.action.alarm.take", defaultMessage: "Take an alarm" },
  "alarm.snooze": { id: "audit.action.alarm.snooze", defaultMessage: "Snooze an alarm" },
  "alarm.pass": { id: "audit.action.alarm.pass", defaultMessage: "Pass an alarm on" },
  "alarm.return": { id: "audit.action.alarm.return", defaultMessage: "Alarm raised again: its holder is gone" },
  "process.begin": { id: "audit.action.process.begin", defaultMessage: "Begin an automatic process" },
  "process.takeBack": { id: "audit.action.process.takeBack", defaultMessage: "Automatic call cancelled" },
  "ingest.claims": { id: "audit.action.ingest.claims", defaultMessage: "Claims imported" },
  "ingest.suppliers": { id: "audit.action.ingest.suppliers", defaultMessage: "Suppliers imported" },
  "session.begin": { id: "audit.action.session.begin", defaultMessage: "Sign in" },
  "session.end": { id: "audit.action.session.end", defaultMessage: "Sign out" },
  "session.endOthers": { id: "audit.action.session.endOthers", defaultMessage: "End one's other sessions" },
  "session.fail": { id: "audit.action.session.fail", defaultMessage: "Sign-in failed" },
  "session.refuse": { id: "audit.action.session.refuse", defaultMessage: "Reject too many attempts" },
  "session.stolen": { id: "audit.action.session.stolen", defaultMessage: "Used session cookie presented again" },
  "password.ask": { id: "audit.action.password.ask", defaultMessage: "Ask for a new password" },
  "password.change": { id: "audit.action.password.change", defaultMessage: "Change one's password" },
  "password.fail": { id: "audit.action.password.fail", defaultMessage: "Wrong password given" },
  "password.link": { id: "audit.action.password.link", defaultMessage: "Mail a password link" },
  "password.reset": { id: "audit.action.password.reset", defaultMessage: "Choose a new password by a link" },
  "secondFactor.show": { id: "audit.action.secondFactor.show", defaultMessage: "Show a second factor's secret" },
  "secondFactor.on": { id: "audit.action.secondFactor.on", defaultMessage: "Set a second factor up" },
  "secondFactor.off": { id: "audit.action.secondFactor.off", defaultMessage: "Remove a second factor" },
  "secondFactor.reset": { id: "audit.action.secondFactor.reset", defaultMessage: "Reset a user's second factor" },
  "user.create": { id: "audit.action.user.create", defaultMessage: "Create a user" },
  "user.change": { id: "audit.action.user.change", defaultMessage: "Change a user" },
  "user.changeOwn": { id: "audit.action.user.changeOwn", defaultMessage: "Change one's own account" },
  "user.disable": { id: "audit.action.user.disable", defaultMessage: "Disable a user" },
  "user.enable": { id: "audit.action.user.enable", defaultMessage: "Enable a user" },
  "user.endSessions": { id: "audit.action.user.endSessions", defaultMessage: "End a user's sessions" },
  "user.seed": { id: "audit.action.user.seed", defaultMessage: "Create the first users" },
  "user.role": { id: "audit.action.user.role", defaultMessage: "Change a profile by the directory’s role" },
  "user.roleKept": { id: "audit.action.user.roleKept", defaultMessage: "Keep a profile against the directory’s role" },
  "user.invite": { id: "audit.action.user.invite", defaultMessage: "Mail an invitation" },
  "user.bind": { id: "audit.action.user.bind", defaultMessage: "Accept an invitation with a directory account" },
  "user.move": { id: "audit.action.user.move", defaultMessage: "Move a user to another administrator" },
  "localAdmin.email": { id: "audit.action.localAdmin.email", defaultMessage: "Change a local administrator's e-mail" },
  "localAdmin.transfer": { id: "audit.action.localAdmin.transfer", defaultMessage: "Transfer what a local administrator owns" },
  "localAdmin.delete": { id: "audit.action.localAdmin.delete", defaultMessage: "Delete a local administrator" },
  "apiKey.create": { id: "audit.action.apiKey.create", defaultMessage: "Create an API key" },
  "apiKey.confirm": { id: "audit.action.apiKey.confirm", defaultMessage: "Confirm an API key" },
  "apiKey.revoke": { id: "audit.action.apiKey.revoke", defaultMessage: "Revoke an API key" },
  "genericProfile.change": { id: "audit.action.genericProfile.change", defaultMessage: "Change a generic profile" },
  "outbox.resend": { id: "audit.action.outbox.resend", defaultMessage: "Send a call again" },
  "outbox.stop": { id: "audit.action.outbox.stop", defaultMessage: "Give a call up" },
  "seeAs.begin": { id: "audit.action.seeAs.begin", defaultMessage: "Begin to see as a profile" },
  "seeAs.end": { id: "audit.action.seeAs.end", defaultMessage: "Stop seeing as a profile" },
  "specificProfile.create": { id: "audit.action.specificProfile.create", defaultMessage: "Create a specific profile" },
  "specificProfile.change": { id: "audit.action.specificProfile.change", defaultMessage: "Change a specific profile" },
  "specificProfile.delete": { id: "audit.action.specificProfile.delete", defaultMessage: "Delete a specific profile" },
  "specificProfile.move": {
    id: "audit.action.specificProfile.move",
    defaultMessage: "Move a specific profile to another administrator",
  },
  "actionReasons.save": { id: "audit.action.actionReasons.save", defaultMessage: "Change the reasons of an action" },
  "contactList.save": { id: "audit.action.contactList.save", defaultMessage: "Save a contact list" },
  "contactList.delete": { id: "audit.action.contactList.delete", defaultMessage: "Delete a contact list" },
  "holidayList.save": { id: "audit.action.holidayList.save", defaultMessage: "Save a list of public holidays" },
  "holidayList.delete": { id: "audit.action.holidayList.delete", defaultMessage: "Delete a list of public holidays" },
  "holiday.save": { id: "audit.action.holiday.save", defaultMessage: "Save a public holiday" },
  "holiday.remove": { id: "audit.action.holiday.remove", defaultMessage: "Remove a public holiday" },
  "holidays.import": { id: "audit.action.holidays.import", defaultMessage: "Import public holidays" },
  "kpiSettings.change": { id: "audit.action.kpiSettings.change", defaultMessage: "Change KPI settings" },
  "indicators.save": { id: "audit.action.indicators.save", defaultMessage: "Change an indicator" },
  "export.start": { id: "audit.action.export.start", defaultMessage: "Begin an export" },
  "export.finish": { id: "audit.action.export.finish", defaultMessage: "Export written" },
  "export.download": { id: "audit.action.export.download", defaultMessage: "Export downloaded" },
  "export.cancel": { id: "audit.action.export.cancel", defaultMessage: "Cancel an export" },
  "export.fail": { id: "audit.action.export.fail", defaultMessage: "Export failed" },
  "mapConfiguration.create": { id: "audit.action.mapConfiguration.create", defaultMessage: "Create a map configuration" },
  "mapConfiguration.change": { id: "audit.action.mapConfiguration.change", defaultMessage: "Change a map configuration" },
  "mapConfiguration.delete": { id: "audit.action.mapConfiguration.delete", defaultMessage: "Delete a map configuration" },
  "mapConfiguration.makeDefault": {
    id: "audit.action.mapConfiguration.makeDefault",
    defaultMessage: "Choose the default map configuration",
  },
  "mapConfiguration.share": { id: "audit.action.mapConfiguration.share", defaultMessage: "Share a map configuration" },
  "mapConfiguration.unshare": { id: "audit.action.mapConfiguration.unshare", defaultMessage: "Stop sharing a map configuration" },
  "standIn.set": { id: "audit.action.standIn.set", defaultMessage: "Configure a simulator" },
  "logs.remove": { id: "audit.action.logs.remove", defaultMessage: "Remove old logs" },
  "claims.archive": { id: "audit.action.claims.archive", defaultMessage: "Archive old claims" },
  "claims.erase": { id: "audit.action.claims.erase", defaultMessage: "Erase claims" },
  "archive.erase": { id: "audit.action.archive.erase", defaultMessage: "Erase claims from an archive" },
  "installation.restore": { id: "audit.action.installation.restore", defaultMessage: "Restore the database" },
  "audit.remove": { id: "audit.action.audit.remove", defaultMessage: "Remove old days of the audit" },
  "audit.fold": { id: "audit.action.audit.fold", defaultMessage: "Fold the seals of a day" },
  "audit.erase": { id: "audit.action.audit.erase", defaultMessage: "Erase data in the audit" },
});
const actionsOnClaims = claimActionNames.map(functionalityOfAction);
export const auditActions: readonly string[] = [...actionsOnClaims, ...Object.keys(texts)];

/** The name of a code; an action on a claim is called as what allows it. Null where it has no name yet. */
function knownName(intl: Pick<IntlShape, "formatMessage">, code: string): string | null {
  const onClaim = actionsOnClaims.find((one) => one === code);
  if (onClaim) return named(intl, "functionality", onClaim);
  return Object.hasOwn(texts, code) ? intl.formatMessage(texts[code as keyof typeof texts]) : null;
}

/** What was done, in the language spoken, with what the outside said to it; its code where it has no name yet. */
export function actionName(intl: Pick<IntlShape, "formatMessage">, code: string): string {
  const [, asked, outcome] = /^(.+)\.(done|refused)$/.exec(code) ?? [];
  const action = asked && knownName(intl, asked);
  if (action)
    return outcome === "done"
      ? intl.formatMessage({ id: "audit.outcome.done", defaultMessage: "{action}: agreed" }, { action })
      : intl.formatMessage({ id: "audit.outcome.refused", defaultMessage: "{action}: refused" }, { action });
  return knownName(intl, code) ?? code;
}
