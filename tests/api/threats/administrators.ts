import { password, type TestApp } from "../../fixtures/app";
import { aWebhook, request } from "../../fixtures/schema/exampleInputs";
import { keyInput, profileInput, userInput, type ManagedUser, type Person } from "../../fixtures/auth/administration";

/** Everything that one can own. */
export interface OwnedEntities {
  person: Person;
  user: ManagedUser;
  admin: Person;
  profile: ManagedUser;
  keyId: string;
  /** A map configuration. */
  favouriteId: string;
}

export const favouriteInput = (more: object) => ({
  name: "Taken over",
  address: "",
  tab: "CLAIMS",
  foldedPanels: [],
  traffic: false,
  ...more,
});

export interface Attempt {
  call: string;
  input?: [type: string, value: object];
}
const changed = (user: { id: string; updatedAt?: unknown }, more: object = {}): Attempt => {
  const { user: _, ...fields } = userInput({ name: "Taken over", instanceIds: [], ...more });
  return {
    call: "changeUser(input: $input) { id }",
    input: [
      "ChangeUserInput",
      { ...fields, id: user.id, updatedAt: user.updatedAt ?? new Date().toISOString(), mustChangePassword: false },
    ],
  };
};

export const attempts: Record<string, (of: OwnedEntities, by: { mine: OwnedEntities; app: TestApp }) => Attempt[]> = {
  importUsers: () => [],
  createUser: ({ profile }) => [
    { call: "createUser(input: $input) { id }", input: ["CreateUserInput", userInput({ specificProfileId: profile.id })] },
    { call: "createUser(input: $input) { id }", input: ["CreateUserInput", userInput({ instanceIds: ["PT"] })] },
    { call: "createUser(input: $input) { id }", input: ["CreateUserInput", userInput({ allInstances: true, instanceIds: [] })] },
    {
      call: "createUser(input: $input) { id }",
      input: ["CreateUserInput", userInput({ profileType: "LOCALADMIN", instanceIds: ["ES", "IT"] })],
    },
  ],
  changeUser: ({ user, admin, person, profile }, { mine }) => [
    ...[user, admin, person].flatMap((one) => [changed(one), changed(one, { profileType: "LOCALADMIN" })]),
    changed(mine.user, { specificProfileId: profile.id }),
    changed(mine.user, { instanceIds: ["PT"] }),
    changed(mine.user, { allInstances: true }),
  ],
  enableUsers: ({ user, admin, person }, { mine }) => [
    ...[user, admin, person].map(({ id }) => ({ call: `enableUsers(input: { ids: ["${id}"] }) { id }` })),
    { call: `enableUsers(input: { ids: ["${mine.user.id}", "${user.id}"] }) { id }` },
  ],
  disableUsers: ({ user, admin, person }, { mine }) => [
    ...[user, admin, person].map(({ id }) => ({ call: `disableUsers(input: { ids: ["${id}"] }) { id }` })),
    { call: `disableUsers(input: { ids: ["${mine.user.id}", "${user.id}"] }) { id }` },
  ],
  endUserSessions: ({ user, admin, person }) =>
    [user, admin, person].map(({ id }) => ({ call: `endUserSessions(input: { id: "${id}" }) { id }` })),
  resetSecondFactor: ({ user, admin, person }) =>
    [user, admin, person].map(({ id }) => ({ call: `resetSecondFactor(input: { id: "${id}", password: "${password}" }) { id }` })),
  sendPasswordReset: ({ user, admin, person }) =>
    [user, admin, person].map(({ id }) => ({ call: `sendPasswordReset(input: { id: "${id}" }) { id }` })),
  sendInvitation: ({ user, admin, person }) =>
    [user, admin, person].map(({ id }) => ({ call: `sendInvitation(input: { id: "${id}" }) { id }` })),
  changeGenericProfile: () => [
    {
      call: "changeGenericProfile(input: $input) { profileType }",
      input: ["ChangeGenericProfileInput", { profileType: "CLIENTE", functionalities: [], requiresTwoFactor: false }],
    },
  ],
  saveSpecificProfile: ({ profile }) => [
    {
      call: "saveSpecificProfile(input: $input) { id }",
      input: ["SaveSpecificProfileInput", profileInput({ id: profile.id, updatedAt: profile.updatedAt, profileType: "OPERADOR" })],
    },
    { call: "saveSpecificProfile(input: $input) { id }", input: ["SaveSpecificProfileInput", profileInput({ instanceIds: ["PT"] })] },
  ],
  beginSeeAs: ({ profile }) => [{ call: `beginSeeAs(input: { profileId: "${profile.id}" }) { profileId }` }],
  deleteSpecificProfile: ({ profile }) => [{ call: `deleteSpecificProfile(input: { id: "${profile.id}" }) { id }` }],
  transferLocalAdmin: ({ admin, person }, { mine }) => [
    { call: `transferLocalAdmin(input: { id: "${admin.id}", replacementId: "${mine.person.id}" }) { id }` },
    { call: `transferLocalAdmin(input: { id: "${person.id}", replacementId: "${mine.person.id}" }) { id }` },
    { call: `transferLocalAdmin(input: { id: "${mine.admin.id}", replacementId: "${admin.id}" }) { id }` },
    { call: `transferLocalAdmin(input: { id: "${mine.admin.id}", replacementId: "${person.id}" }) { id }` },
  ],
  moveUser: ({ user, admin, person }, { mine }) => [
    { call: `moveUser(input: { id: "${user.id}", ownerId: "${mine.person.id}" }) { id }` },
    { call: `moveUser(input: { id: "${admin.id}", ownerId: "${mine.person.id}" }) { id }` },
    { call: `moveUser(input: { id: "${person.id}", ownerId: "${mine.person.id}" }) { id }` },
    { call: `moveUser(input: { id: "${mine.user.id}", ownerId: "${admin.id}" }) { id }` },
    { call: `moveUser(input: { id: "${mine.user.id}", ownerId: "${person.id}" }) { id }` },
  ],
  moveSpecificProfile: ({ profile, admin, person }, { mine }) => [
    { call: `moveSpecificProfile(input: { id: "${profile.id}", ownerId: "${mine.person.id}" }) { id }` },
    { call: `moveSpecificProfile(input: { id: "${mine.profile.id}", ownerId: "${admin.id}" }) { id }` },
    { call: `moveSpecificProfile(input: { id: "${mine.profile.id}", ownerId: "${person.id}" }) { id }` },
  ],
  deleteLocalAdmin: ({ admin, person }, { mine }) => [
    { call: `deleteLocalAdmin(input: { id: "${admin.id}", replacementId: "${mine.person.id}" }) { replacement { id } }` },
    { call: `deleteLocalAdmin(input: { id: "${person.id}", replacementId: "${mine.person.id}" }) { replacement { id } }` },
    { call: `deleteLocalAdmin(input: { id: "${mine.admin.id}", replacementId: "${admin.id}" }) { replacement { id } }` },
    { call: `deleteLocalAdmin(input: { id: "${mine.admin.id}", replacementId: "${person.id}" }) { replacement { id } }` },
  ],
  changeLocalAdminEmail: ({ admin, person }) =>
    [admin, person].map(({ id }) => ({
      call: "changeLocalAdminEmail(input: $input) { id }",
      input: ["ChangeLocalAdminEmailInput", { id, email: "mine@example.org", repeated: "mine@example.org", password }],
    })),
  createApiKey: ({ profile }, { app }) => [
    { call: "createApiKey(input: $input) { key }", input: ["CreateApiKeyInput", keyInput(app, { instanceIds: ["PT"] })] },
    { call: "createApiKey(input: $input) { key }", input: ["CreateApiKeyInput", keyInput(app, { allInstances: true, instanceIds: [] })] },
    { call: "createApiKey(input: $input) { key }", input: ["CreateApiKeyInput", keyInput(app, { specificProfileId: profile.id })] },
  ],
  saveMapConfiguration: ({ favouriteId }) => [
    {
      call: "saveMapConfiguration(input: $input) { id }",
      input: ["SaveMapConfigurationInput", favouriteInput({ id: favouriteId, updatedAt: new Date().toISOString() })],
    },
  ],
  deleteMapConfiguration: ({ favouriteId }) => [{ call: `deleteMapConfiguration(input: { id: "${favouriteId}" }) { id }` }],
  makeDefaultMapConfiguration: ({ favouriteId }) => [{ call: `makeDefaultMapConfiguration(input: { id: "${favouriteId}" }) { id }` }],
  shareMapConfiguration: ({ favouriteId, profile }, { mine }) => [
    { call: `shareMapConfiguration(input: { id: "${favouriteId}", instanceId: "ES" }) { id }` },
    { call: `shareMapConfiguration(input: { id: "${mine.favouriteId}", instanceId: "PT" }) { id }` },
    { call: `shareMapConfiguration(input: { id: "${mine.favouriteId}", specificProfileId: "${profile.id}" }) { id }` },
  ],
  unshareMapConfiguration: ({ favouriteId }) => [{ call: `unshareMapConfiguration(input: { id: "${favouriteId}" }) { id }` }],
  confirmApiKey: ({ keyId }) => [{ call: `confirmApiKey(input: { id: "${keyId}" }) { id }` }],
  createWebhookEndpoint: ({ keyId }) => [
    {
      call: "createWebhookEndpoint(input: $input) { secret }",
      input: ["CreateWebhookEndpointInput", { ...aWebhook(), keyId, requestId: request() }],
    },
  ],
  revokeApiKey: ({ keyId }) => [{ call: `revokeApiKey(input: { id: "${keyId}" }) { id }` }],
};

/** Mutations that name nothing another administrator could own: claims, alarms and settings have their own tests, the rest is the user's own. */
export const notOfAdministrators = new Set([
  ...[
    "login",
    "logout",
    "confirmSecondFactor",
    "setUpSecondFactor",
    "choosePassword",
    "requestPasswordReset",
    "resetPassword",
    "takeHandoff",
  ],
  ...[
    "changePassword",
    "changeMyLanguage",
    "saveListLayout",
    "saveDashboardLayout",
    "changeMyDefaultCentre",
    "changeMyPreferences",
    "confirmPassword",
    "enrolSecondFactor",
    "confirmEnrolment",
    "removeSecondFactor",
  ],
  ...["endSession", "endOtherSessions", "endSeeAs"],
  ...["manageDelay", "undoManageDelay", "confirmArrival", "confirmCompletion", "cancelService", "cancelProvider", "registerVisit"],
  ...["manageDelays", "confirmArrivals", "confirmCompletions"],
  ...["exportClaims", "exportMobileSuppliers", "exportBases", "exportCollaborators", "cancelExport"],
  ...["startDataExport", "cancelDataExport"],
  ...["exportAudit", "exportApiErrors", "exportSupplierFilterCalls"],
  ...["createReport", "cancelReport", "saveReportSubscription", "deleteReportSubscription", "saveIndicatorAlert", "deleteIndicatorAlert"],
  ...["acknowledgeAlarms", "reopenAlarms", "takeAlarms", "snoozeAlarms", "passAlarms"],
  ...["saveHolidayList", "deleteHolidayList", "saveHoliday", "removeHoliday", "importHolidays"],
  ...["changeKpiSettings", "saveIndicatorSetting", "saveActionReasons", "saveContactList", "deleteContactList", "setSimulator"],
  ...["resendOutboxCall", "stopOutboxCall", "eraseClaims"],
  // Their ids belong to keys of administrators: 12-foreignIds.test.ts.
  ...["changeWebhookEndpoint", "deleteWebhookEndpoint", "rotateWebhookSecret", "testWebhookEndpoint"],
  ...["replayWebhookEvents", "replayWebhookDelivery"],
]);
