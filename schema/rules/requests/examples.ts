// Example operations of the sandbox and of /docs/api. tests/api/http/sandbox.test.ts runs them as each kind of caller.
import type { Functionality } from "../access/functionalities";

export interface Example {
  /** Page of the client about the same subject. */
  domain: string;
  text: string;
  variables?: object;
  /** Functionalities of which the caller needs one. "anybody": no credentials are required. "signed in": any session. */
  needs: readonly Functionality[] | "anybody" | "signed in";
  isForSessions?: true;
}

export interface Caller {
  kind: string;
  functionalities: readonly string[];
}

export function isOffered({ needs, isForSessions }: Example, caller: Caller | null): boolean {
  if (needs === "anybody") return true;
  if (!caller || (caller.kind === "KEY" && (isForSessions || needs === "signed in"))) return false;
  return needs === "signed in" || needs.some((functionality) => caller.functionalities.includes(functionality));
}

export const anId = "00000000-0000-0000-0000-000000000000";
const view = { bounds: { west: -10, south: 35, east: 5, north: 44 }, zoom: 6, layers: ["INCIDENTS", "MOBILE"] };

export const examples: readonly Example[] = [
  {
    domain: "account",
    needs: "anybody",
    text: `query WhoAmI {
  viewer {
    kind name profileType scopes functionalities expiresAt
    instances { id name }
    limits { queryCost requestsAtOnce }
  }
}`,
  },
  {
    domain: "account",
    needs: "signed in",
    text: `query MySessions {
  mySessions { browser lastSeenAt current }
}`,
  },
  {
    domain: "account",
    needs: "signed in",
    text: `mutation SpeakEnglish($input: ChangeMyLanguageInput!) {
  changeMyLanguage(input: $input) { id language }
}`,
    variables: { input: { language: "en" } },
  },
  {
    domain: "claims",
    needs: ["layer.incidents"],
    text: `query UrgentClaims($first: Int!) {
  claims(first: $first, filter: { open: true }) {
    totalCount
    nodes {
      id file kind status statusAt
      statusReason { sentence }
      supplier { name }
    }
  }
}`,
    variables: { first: 10 },
  },
  {
    domain: "claims",
    needs: ["claim.detail"],
    text: `query Claim($id: ID!) {
  claim(id: $id) {
    id status occurredAt promisedAt predictedAt
    milestones { code at }
    statusHistory { to at }
  }
}`,
    variables: { id: "CLAIM" },
  },
  {
    domain: "claims",
    needs: ["claim.manageDelay"],
    text: `mutation ManageDelay($input: ManageDelayInput!) {
  manageDelay(input: $input) { id status statusAt }
}`,
    variables: { input: { claimId: "CLAIM", minutes: 15, reason: "Road works", requestId: "a-name-of-your-own-for-it" } },
  },
  {
    domain: "claims",
    needs: ["layer.incidents"],
    text: `subscription ClaimsThatChange {
  claimChanged { id version status statusAt }
}`,
  },
  {
    domain: "mobileSuppliers",
    needs: ["map"],
    text: `query Providers($text: String) {
  suppliers(first: 10, filter: { text: $text }) {
    totalCount
    nodes { id name access status phone position { lat lon at } }
  }
}`,
    variables: { text: null },
  },
  {
    domain: "map",
    needs: ["map"],
    text: `query MapNow($view: MapViewInput!) {
  mapFrame(view: $view) {
    at
    clusters { lat lon count }
    features { entityId layer lat lon }
  }
}`,
    variables: { view },
  },
  {
    domain: "map",
    needs: ["map"],
    text: `subscription LiveMap($view: MapViewInput!) {
  mapFrames(view: $view) { at first removed features { entityId lat lon } }
}`,
    variables: { view },
  },
  {
    domain: "map",
    needs: ["map"],
    text: `subscription Heartbeat {
  heartbeat { at followedAt }
}`,
  },
  {
    domain: "dashboard",
    needs: ["map", "dashboard"],
    text: `query Figures {
  kpis { claims { status count } resources { status count } }
}`,
  },
  {
    domain: "users",
    needs: ["admin.users"],
    isForSessions: true,
    text: `query Users {
  users(first: 20) {
    totalCount
    nodes { id user name profileType lastSeenAt owner { name } }
  }
}`,
  },
  {
    domain: "users",
    needs: ["admin.users"],
    isForSessions: true,
    text: `mutation EndSessions($input: EndUserSessionsInput!) {
  endUserSessions(input: $input) { id browser lastSeenAt }
}`,
    variables: { input: { id: anId } },
  },
  {
    domain: "specificProfiles",
    needs: ["admin.specificProfiles", "admin.users", "api.keys"],
    isForSessions: true,
    text: `query Profiles {
  genericProfiles { profileType functionalities users }
  specificProfiles(first: 20) { nodes { id name profileType users hiddenLayers } }
}`,
  },
  {
    domain: "apiKeys",
    needs: ["api.keys"],
    isForSessions: true,
    text: `query Keys {
  apiKeys(first: 20) { nodes { id name scopes expiresAt lastUsedAt } }
}`,
  },
  {
    domain: "apiKeys",
    needs: ["api.keys"],
    isForSessions: true,
    text: `mutation RevokeKey($input: RevokeApiKeyInput!) {
  revokeApiKey(input: $input) { id revokedAt }
}`,
    variables: { input: { id: anId } },
  },
  {
    domain: "kpiSettings",
    needs: ["admin.kpis"],
    text: `query Settings {
  kpiSettings {
    number key value unit scope
    scheduled { value effectiveAt }
  }
}`,
  },
  {
    domain: "kpiSettings",
    needs: ["admin.kpis"],
    text: `query WhatIf($input: KpiSettingsInput!) {
  kpiSettingsPreview(input: $input) { openClaims statusChanges integrationCalls }
}`,
    variables: { input: { values: [{ key: "MOBILE_DELAY", value: 20 }] } },
  },
  {
    domain: "contactLists",
    needs: ["admin.contactLists"],
    text: `query ContactLists {
  contactLists(first: 20) { nodes { id name listId instanceId } }
}`,
  },
  {
    domain: "audit",
    needs: ["logs.audit"],
    text: `query Audit {
  auditEntries(first: 20) { nodes { at actor { kind name } action model entityId } }
}`,
  },
  {
    domain: "apiErrors",
    needs: ["logs.apiErrors"],
    text: `query FailedCalls {
  apiErrors(first: 20) { nodes { at integration operation code claimId } }
}`,
  },
];

export const nameOf = ({ text }: Example): string => /^\w+ \w+/.exec(text)![0];
