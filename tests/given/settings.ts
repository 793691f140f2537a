// The product with somebody who may change its KPI settings.
import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { SettingKey } from "../../schema/rules/settings";
import type { Answer, GivenApp } from "./app";

type Value = number | boolean | null;
export interface Setting {
  key: SettingKey;
  number: number;
  unit: string;
  default: Value;
  min: number | null;
  max: number | null;
  above: SettingKey | null;
  scope: string;
  value: Value;
  own: boolean;
  effectiveAt: string | null;
  actsWhenDelayBegins: boolean;
  version: number;
  scheduled: { value: Value; effectiveAt: string; own: boolean; actor: { name: string } }[];
}
export interface Wanted {
  /** Absent: the default for all. */
  instanceId?: string;
  effectiveAt?: string;
  requestId?: string;
}
export interface Preview {
  openClaims: number;
  statusChanges: number;
  outsideCalls: number;
}

const fields =
  "key number unit default min max above scope value own effectiveAt actsWhenDelayBegins version scheduled { value effectiveAt own actor { name } }";
const inputOf = (values: Partial<Record<SettingKey, Value>>, { instanceId, effectiveAt }: Wanted) => ({
  instanceId,
  effectiveAt,
  values: Object.entries(values).map(([key, value]) => ({ key, value })),
});

export function settingsOf(app: GivenApp) {
  let admin: string | undefined;
  const ask = async <T>(query: string, variables: object, bearer?: string): Promise<Answer<T>> =>
    app.graphql<T>(query, variables, bearer ?? (admin ??= await app.signIn("admin")));
  const given = {
    /** Signs in anew, as whoever's clock was moved on must. */
    signIn: async () => void (admin = await app.signIn("admin")),
    /** As the API answers. */
    try: (values: Partial<Record<SettingKey, Value>>, wanted: Wanted = {}, bearer?: string) =>
      ask<{ changeKpiSettings: Setting[] }>(
        `mutation ($input: ChangeKpiSettingsInput!) { changeKpiSettings(input: $input) { ${fields} } }`,
        { input: { ...inputOf(values, wanted), requestId: wanted.requestId ?? randomUUID() } },
        bearer,
      ),
    /** Changes settings; answers those of whom they were changed for, by key. */
    async change(values: Partial<Record<SettingKey, Value>>, wanted: Wanted = {}): Promise<Record<SettingKey, Setting>> {
      const { data, errors } = await given.try(values, wanted);
      expect(errors).toBeUndefined();
      return byKey(data!.changeKpiSettings);
    },
    tryPreview: (values: Partial<Record<SettingKey, Value>>, wanted: Wanted = {}, bearer?: string) =>
      ask<{ kpiSettingsPreview: Preview }>(
        "query ($input: KpiSettingsInput!) { kpiSettingsPreview(input: $input) { openClaims statusChanges outsideCalls } }",
        { input: inputOf(values, wanted) },
        bearer,
      ),
    async preview(values: Partial<Record<SettingKey, Value>>, wanted: Wanted = {}): Promise<Preview> {
      const { data, errors } = await given.tryPreview(values, wanted);
      expect(errors).toBeUndefined();
      return data!.kpiSettingsPreview;
    },
    tryRead: (instanceId: string | null, bearer?: string) =>
      ask<{ kpiSettings: Setting[] }>(`query ($id: ID) { kpiSettings(instanceId: $id) { ${fields} } }`, { id: instanceId }, bearer),
    async read(instanceId: string | null = null): Promise<Record<SettingKey, Setting>> {
      const { data, errors } = await given.tryRead(instanceId);
      expect(errors).toBeUndefined();
      return byKey(data!.kpiSettings);
    },
    tryHistory: (instanceId: string | null, bearer?: string) =>
      ask<{ kpiSettingsHistory: { id: string; instanceId: string | null; key: SettingKey; value: Value; actor: { name: string } }[] }>(
        "query ($id: ID) { kpiSettingsHistory(instanceId: $id) { id instanceId key value effectiveAt createdAt actor { name } } }",
        { id: instanceId },
        bearer,
      ),
  };
  return given;
}

const byKey = (settings: Setting[]) => Object.fromEntries(settings.map((one) => [one.key, one])) as Record<SettingKey, Setting>;
