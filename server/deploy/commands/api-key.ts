// npm run api-key -- --name NAME --scope SCOPE[,SCOPE]: prints a new key alone on its last line. Also --list, --revoke ID, --confirm ID.
import { keyScopes, type KeyScope, MAX_KEY_DEVICES, positionsKeyError, widgetKeyError } from "../../../schema/rules/access/apiKeys";
import { FigureGrouping } from "../../../schema/rules/indicators/groupings";
import { type IndicatorKey, indicatorKeys } from "../../../schema/rules/indicators/indicators";
import { ProfileType } from "../../../schema/rules/access/profiles";
import { createKey } from "../../auth/keys/apiKeys";
import { allKeys, confirmAnyKeys, commandLineKeyFacts, DEFAULT_KEY_DAYS, revokeAnyKey } from "../../auth/keys/commandLineKeys";
import { openDatabase } from "../../db/open";
import { readEnv } from "../../platform/env";
import { createLog } from "../../platform/log";
import { Clock } from "../../platform/time";
import { exitWithUsage, readCommandLine } from "../commandLine";

const usage = `npm run api-key -- --name NAME --scope ${keyScopes.join("|")}[,…]
  [--indicators onTimeRate[,…] --origins https://intranet.example[,…] --groupings CLIENT[,…] --arrival-proof]   with the scope widget, which stands alone
  [--devices CODE[,…] | --supplier ID]   with the scope positions, which is the only one of its key
  [--profile ${Object.keys(ProfileType).join("|")}] [--specific NAME] [--instances ES[,…]] [--days ${DEFAULT_KEY_DAYS}]
npm run api-key -- --list
npm run api-key -- --revoke ID
npm run api-key -- --confirm ID|all   makes keys good again after a restore`;

const { values } = readCommandLine(usage, {
  name: { type: "string" },
  scope: { type: "string", default: "ingest" },
  profile: { type: "string" },
  specific: { type: "string" },
  instances: { type: "string" },
  days: { type: "string" },
  indicators: { type: "string", default: "" },
  origins: { type: "string", default: "" },
  groupings: { type: "string", default: "" },
  "arrival-proof": { type: "boolean", default: false },
  devices: { type: "string", default: "" },
  supplier: { type: "string" },
  list: { type: "boolean" },
  revoke: { type: "string" },
  confirm: { type: "string" },
});
const commaSeparated = (text: string): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
const scopes = commaSeparated(values.scope);
const widget = {
  indicators: commaSeparated(values.indicators) as IndicatorKey[],
  origins: commaSeparated(values.origins),
  groupings: commaSeparated(values.groupings) as FigureGrouping[],
  arrivalProof: values["arrival-proof"],
};
const binding = { devices: commaSeparated(values.devices), supplierId: values.supplier ?? null };
const unknown = scopes.filter((scope) => !keyScopes.includes(scope as KeyScope));
if (!values.list && values.revoke === undefined && values.confirm === undefined) {
  if (!scopes.length || unknown.length) exitWithUsage(usage, `Unknown scope: ${unknown.join(", ")}. Known: ${keyScopes.join(", ")}.`);
  if (!values.name) exitWithUsage(usage, "Give the key a name: --name NAME");
  const error = widgetKeyError(scopes as KeyScope[], widget);
  if (error)
    exitWithUsage(
      usage,
      `These ${error.toLowerCase()} cannot be. Indicators: ${indicatorKeys.join(", ")}. Groupings: ${Object.keys(FigureGrouping).join(", ")}.`,
    );
  const bindingError = positionsKeyError(scopes as KeyScope[], binding);
  if (bindingError)
    exitWithUsage(usage, `The scope positions takes either 1 to ${MAX_KEY_DEVICES} --devices or a --supplier, and no other scope.`);
  if (values.profile && !(values.profile in ProfileType)) exitWithUsage(usage, `Unknown profile: ${values.profile}.`);
}
const env = readEnv();
const database = await openDatabase(env, createLog("warn"));
const work = { db: database.db, clock: new Clock() };
try {
  if (values.list) await printKeys();
  else if (values.revoke !== undefined) {
    if (!(await revokeAnyKey(work, values.revoke))) throw new Error(`There is no API key ${values.revoke}.`);
    console.log("Revoked.");
  } else if (values.confirm !== undefined) console.log(`${await confirmAnyKeys(work, values.confirm)} confirmed.`);
  else await printNewKey(values.name!);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await database.close();
}

async function printNewKey(name: string): Promise<void> {
  const facts = await commandLineKeyFacts(work.db, work.clock.now(), {
    profile: values.profile as ProfileType | undefined,
    specific: values.specific,
    instanceIds: values.instances === undefined ? undefined : commaSeparated(values.instances),
    days: values.days === undefined ? undefined : Number(values.days),
    supplierId: values.supplier,
  });
  if (typeof facts === "string") throw new Error(facts);
  const key = await createKey(work, name, scopes as KeyScope[], {
    ...facts,
    ...(scopes.includes("widget") && widget),
    ...(binding.devices.length && { devices: binding.devices }),
  });
  const expiry = facts.expiresAt!.toISOString().slice(0, 10);
  console.log(`API key "${name}" for ${scopes.join(", ")}, valid until ${expiry}. It is shown only now:`);
  console.log(key);
}

async function printKeys(): Promise<void> {
  const day = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? "never";
  for (const { key, owner } of await allKeys(work.db)) {
    const where = key.instanceIds?.join(",") ?? "every instance";
    const expiry = `expires ${day(key.expiresAt)}`;
    const state = key.revokedAt ? `revoked ${day(key.revokedAt)}` : key.unconfirmedSince ? `to be confirmed, ${expiry}` : expiry;
    const used = `last used ${day(key.lastUsedAt)}`;
    console.log([key.id, key.name, key.scopes.join(","), key.profileType, where, owner ?? "the machine", state, used].join("  "));
  }
}
