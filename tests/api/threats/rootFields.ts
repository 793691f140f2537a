// Every query, mutation and subscription of the schema: who may ask it, and one example of asking. Two tests walk the schema with it: who
// may do what (tests/api/scopeFunctionalities.test.ts) and threat 12, a foreign id. A field that is new in the schema makes both fail until
// it has
//   1. an entry here: `needs` and the variables of an example (all its arguments; a valid one, so that nothing else refuses it);
//   2. for each of its ids (an argument or a field of an input of type ID, or named id, …Id, ids, …Ids) the kind of thing that it names,
//      in `idNames`, by the last names of its path; `nothing` when it names nothing that somebody else could own.
// A new kind of thing needs one that is somebody else's, in `World` of 12-foreign-ids.test.ts.
import { randomUUID } from "node:crypto";
import type { Functionality } from "../../../schema/rules/functionalities";

/** Something that belongs to somebody. */
export type Kind =
  | "claim"
  | "supplier"
  | "mobileSupplier"
  | "instance"
  | "centre"
  | "client"
  | "contract"
  | "contactList"
  | "list"
  | "user"
  | "localAdmin"
  | "specificProfile"
  | "session"
  | "apiKey"
  | "auditEntry";

interface RootField {
  /** One of these is enough; "signed in": whoever is, "anybody": nobody has to be. */
  needs: Functionality[] | "signed in" | "anybody";
  variables?: () => Record<string, unknown>;
}

const world = { west: -180, south: -90, east: 180, north: 90 };
const layers = ["INCIDENTS", "MOBILE", "BASE", "COLLABORATING"];
const request = (): string => randomUUID();
const nobody = "00000000-0000-7000-8000-00000000dead";
const password = "Demo-pass1!";
const view = () => ({ view: { bounds: world, zoom: 4, layers } });
const id = () => ({ id: nobody });
const deed = (more: object) => () => ({ input: { claimId: "NO-CLAIM", requestId: request(), ...more } });
const aUser = () => ({
  name: "Somebody New",
  email: `${request().slice(0, 8)}@example.test`,
  language: "en",
  profileType: "OPERADOR",
  allInstances: false,
  instanceIds: ["ES"],
});
const inAWeek = (): string => new Date(Date.now() + 7 * 86_400_000).toISOString();
const letters = (): string => [...request()].map((sign) => "abcdefghijklmnop"[parseInt(sign, 16)] ?? " ").join("");

const users = ["admin.users"] satisfies Functionality[];
const localAdmins = ["admin.localAdmins"] satisfies Functionality[];
const lists = ["admin.contactLists"] satisfies Functionality[];
const specific = ["admin.specificProfiles"] satisfies Functionality[];

export const rootFields: Record<string, RootField> = {
  "Query.apiErrors": { needs: ["logs.apiErrors"] },
  "Query.apiKeys": { needs: ["api.keys"] },
  "Query.auditEntries": { needs: ["logs.audit"] },
  "Query.auditEntry": { needs: ["logs.audit"], variables: id },
  "Query.bases": { needs: ["layer.base"] },
  "Query.centreChoices": { needs: ["admin.specificProfiles", "admin.users"] },
  "Query.claim": { needs: ["claim.detail"], variables: id },
  "Query.claims": { needs: ["layer.incidents"] },
  "Query.clientChoices": { needs: specific, variables: () => ({ instanceId: "ES" }) },
  "Query.contactListEntries": { needs: lists, variables: () => ({ listId: "insured-es" }) },
  "Query.contactLists": { needs: lists },
  "Query.functionalities": { needs: ["admin.genericProfiles"] },
  "Query.genericProfiles": { needs: ["admin.genericProfiles", "admin.users", "admin.specificProfiles", "api.keys"] },
  "Query.instanceChoices": { needs: ["admin.specificProfiles", "admin.users", "api.keys"] },
  "Query.kpiSettings": { needs: ["admin.kpis"], variables: () => ({ instanceId: "ES" }) },
  "Query.kpiSettingsHistory": { needs: ["admin.kpis"], variables: () => ({ instanceId: "ES" }) },
  "Query.kpiSettingsPreview": {
    needs: ["admin.kpis"],
    variables: () => ({ input: { instanceId: "ES", values: [{ key: "unassignedDelay", value: 16 }] } }),
  },
  "Query.kpis": { needs: ["map", "dashboard"] },
  "Query.localAdminReplacements": { needs: localAdmins, variables: id },
  "Query.localAdmins": { needs: localAdmins },
  "Query.mails": { needs: ["admin.outboxes"] },
  "Query.mapFrame": { needs: ["map"], variables: view },
  "Query.mobileSuppliers": { needs: ["layer.mobile"] },
  "Query.myAccount": { needs: "signed in" },
  "Query.mySessions": { needs: "signed in" },
  "Query.newOwnersOfSpecificProfile": { needs: localAdmins, variables: id },
  "Query.newOwnersOfUser": { needs: localAdmins, variables: id },
  "Query.profileChoices": { needs: specific },
  "Query.signInWays": { needs: "anybody" },
  "Query.specificProfile": { needs: specific, variables: id },
  "Query.specificProfiles": { needs: ["admin.specificProfiles", "admin.users", "api.keys"] },
  "Query.standIn": { needs: ["admin.outboxes"], variables: () => ({ port: "ASSISTANCE" }) },
  "Query.supplier": { needs: ["supplier.detail"], variables: id },
  "Query.suppliers": { needs: ["map"] },
  "Query.user": { needs: users, variables: id },
  "Query.userInfo": { needs: "signed in" },
  "Query.userSessions": { needs: users, variables: id },
  "Query.users": { needs: users },
  "Mutation.cancelProvider": { needs: ["claim.cancelProvider"], variables: deed({ reason: "broke down" }) },
  "Mutation.cancelService": { needs: ["claim.cancelService"], variables: deed({ reason: "not needed" }) },
  "Mutation.changeGenericProfile": {
    needs: ["admin.genericProfiles"],
    variables: () => ({ input: { profileType: "PROVEEDOR", functionalities: ["map"], requiresTwoFactor: false, updatedAt: null } }),
  },
  "Mutation.changeKpiSettings": {
    needs: ["admin.kpis"],
    variables: () => ({ input: { instanceId: "ES", requestId: request(), values: [{ key: "unassignedDelay", value: 16 }] } }),
  },
  "Mutation.changeLocalAdminEmail": {
    needs: localAdmins,
    variables: () => ({ input: { id: nobody, email: "new@example.test", repeated: "new@example.test", password } }),
  },
  "Mutation.changeMyDefaultCentre": { needs: "signed in", variables: () => ({ instanceId: "ES", centreId: "NO-CENTRE" }) },
  "Mutation.changeMyLanguage": { needs: "signed in", variables: () => ({ language: "en" }) },
  "Mutation.changePassword": {
    needs: "signed in",
    variables: () => ({ input: { current: "not mine", password: "Other-pass1!", repeated: "Other-pass1!" } }),
  },
  "Mutation.changeUser": {
    needs: users,
    variables: () => ({ input: { id: nobody, ...aUser(), mustChangePassword: false, updatedAt: new Date().toISOString() } }),
  },
  "Mutation.choosePassword": {
    needs: "anybody",
    variables: () => ({ input: { challenge: "none", password: "Other-pass1!", repeated: "Other-pass1!" } }),
  },
  "Mutation.confirmArrival": { needs: ["claim.confirmArrival"], variables: deed({}) },
  "Mutation.confirmCompletion": { needs: ["claim.confirmCompletion"], variables: deed({}) },
  "Mutation.confirmEnrolment": { needs: "signed in", variables: () => ({ code: "000000" }) },
  "Mutation.confirmSecondFactor": { needs: "anybody", variables: () => ({ input: { challenge: "none", code: "000000" } }) },
  "Mutation.createApiKey": {
    needs: ["api.keys"],
    variables: () => ({
      input: {
        name: letters(),
        scopes: ["read"],
        profileType: "SUPERVISOR",
        allInstances: false,
        instanceIds: ["ES"],
        expiresAt: inAWeek(),
      },
    }),
  },
  "Mutation.createUser": { needs: users, variables: () => ({ input: { user: `new-${request().slice(0, 8)}`, ...aUser() } }) },
  "Mutation.deleteContactList": { needs: lists, variables: id },
  "Mutation.deleteLocalAdmin": { needs: localAdmins, variables: () => ({ id: nobody, replacement: nobody, password }) },
  "Mutation.deleteSpecificProfile": { needs: specific, variables: id },
  "Mutation.disableUsers": { needs: users, variables: () => ({ ids: [nobody] }) },
  "Mutation.enableUsers": { needs: users, variables: () => ({ ids: [nobody] }) },
  "Mutation.endOtherSessions": { needs: "signed in" },
  "Mutation.endSession": { needs: "signed in", variables: id },
  "Mutation.endUserSessions": { needs: users, variables: id },
  "Mutation.enrolSecondFactor": { needs: "signed in", variables: () => ({ password: "not mine" }) },
  "Mutation.exchangeHandoff": { needs: "anybody", variables: () => ({ code: "none" }) },
  "Mutation.login": { needs: "anybody", variables: () => ({ input: { user: "nobody", password } }) },
  "Mutation.logout": { needs: "anybody" },
  "Mutation.manageDelay": { needs: ["claim.manageDelay"], variables: deed({ minutes: 20, reason: "traffic" }) },
  "Mutation.moveSpecificProfile": { needs: localAdmins, variables: () => ({ id: nobody, to: nobody }) },
  "Mutation.moveUser": { needs: localAdmins, variables: () => ({ id: nobody, to: nobody }) },
  "Mutation.registerVisit": { needs: ["claim.detail"], variables: () => ({ input: { claimId: "NO-CLAIM" } }) },
  "Mutation.removeSecondFactor": { needs: "signed in", variables: () => ({ code: "000000", password: "not mine" }) },
  "Mutation.requestPasswordReset": { needs: "anybody", variables: () => ({ account: "nobody" }) },
  "Mutation.resetPassword": {
    needs: "anybody",
    variables: () => ({ input: { token: "none", password: "Other-pass1!", repeated: "Other-pass1!" } }),
  },
  "Mutation.resetSecondFactor": { needs: users, variables: () => ({ id: nobody, password }) },
  "Mutation.revokeApiKey": { needs: ["api.keys"], variables: id },
  "Mutation.saveContactList": {
    needs: lists,
    variables: () => ({ input: { instanceId: "ES", clientId: "AUR", listId: "another", name: "Another", supplement: request() } }),
  },
  "Mutation.saveSpecificProfile": {
    needs: specific,
    variables: () => ({
      input: {
        name: letters(),
        profileType: "PROVEEDOR",
        contracts: [],
        hiddenFields: [],
        hiddenIndicators: [],
        hiddenLayers: [],
        instanceIds: ["ES"],
        supplierIds: [],
        requiresTwoFactor: false,
      },
    }),
  },
  "Mutation.sendInvitation": { needs: users, variables: id },
  "Mutation.sendPasswordReset": { needs: users, variables: id },
  "Mutation.setStandIn": { needs: ["admin.outboxes"], variables: () => ({ input: { port: "ASSISTANCE" } }) },
  "Mutation.setUpSecondFactor": { needs: "anybody", variables: () => ({ challenge: "none" }) },
  "Mutation.transferLocalAdmin": { needs: localAdmins, variables: () => ({ id: nobody, to: nobody, password }) },
  "Mutation.undoManageDelay": { needs: ["claim.manageDelay"], variables: deed({}) },
  "Subscription.claimChanged": { needs: ["layer.incidents"] },
  "Subscription.heartbeat": { needs: ["map"] },
  "Subscription.mapFrames": { needs: ["map"], variables: view },
};

/** What each id names, by the end of its path: the longest that fits counts. */
export const idNames: Record<string, Kind | "nothing"> = {
  "actor.id": "apiKey",
  claimId: "claim",
  entityId: "claim",
  supplierIds: "supplier",
  instanceId: "instance",
  instanceIds: "instance",
  centreId: "centre",
  centreIds: "centre",
  "defaultCentre.id": "centre",
  clientId: "client",
  clientIds: "client",
  contractId: "contract",
  contractIds: "contract",
  listId: "list",
  ownerId: "localAdmin",
  specificProfileId: "specificProfile",
  // names itself
  requestId: "nothing",
  // a functionality
  "changeGenericProfile.input.functionalities": "nothing",
  // the contact centre's own name for a list, which nobody owns here
  "saveContactList.input.listId": "nothing",
  // a code of the assistance system, which nobody owns here
  "saveContactList.input.riskCode": "nothing",
  "auditEntry.id": "auditEntry",
  "claim.id": "claim",
  "claims.filter.ids": "claim",
  "claimChanged.filter.ids": "claim",
  "supplier.id": "supplier",
  "suppliers.filter.ids": "supplier",
  "mobileSuppliers.filter.ids": "mobileSupplier",
  "bases.filter.ids": "supplier",
  "localAdminReplacements.id": "localAdmin",
  "changeLocalAdminEmail.input.id": "localAdmin",
  "deleteLocalAdmin.id": "localAdmin",
  "deleteLocalAdmin.replacement": "localAdmin",
  "newOwnersOfUser.id": "user",
  "newOwnersOfSpecificProfile.id": "specificProfile",
  "moveUser.id": "user",
  "moveUser.to": "localAdmin",
  "moveSpecificProfile.id": "specificProfile",
  "moveSpecificProfile.to": "localAdmin",
  "transferLocalAdmin.id": "localAdmin",
  "transferLocalAdmin.to": "localAdmin",
  "user.id": "user",
  "userSessions.id": "user",
  "changeUser.input.id": "user",
  "disableUsers.ids": "user",
  "enableUsers.ids": "user",
  "endUserSessions.id": "user",
  "resetSecondFactor.id": "user",
  "sendInvitation.id": "user",
  "sendPasswordReset.id": "user",
  "endSession.id": "session",
  "specificProfile.id": "specificProfile",
  "deleteSpecificProfile.id": "specificProfile",
  "saveSpecificProfile.input.id": "specificProfile",
  "revokeApiKey.id": "apiKey",
  "deleteContactList.id": "contactList",
  "saveContactList.input.id": "contactList",
};
