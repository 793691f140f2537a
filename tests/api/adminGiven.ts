// Administrators and those they administer, made through the API; they sign in with the demo's password.
import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { audit } from "../../server/db/tables/log";
import { users } from "../../server/db/tables/users";
import { password, type Answer, type GivenApp } from "../given/app";

export interface Person {
  id: string;
  user: string;
  token: string;
}

export interface GivenUser {
  id: string;
  updatedAt: string;
  [field: string]: unknown;
}

let count = 0;
export const named = (word: string): string => `${word}${++count}${randomUUID().replace(/\D/g, "").slice(0, 6)}`;

export const userFields = `id user name email language profileType internal allInstances instances { id } owner { user }
  specificProfile { id name } mustChangePassword disabledAt updatedAt secondFactor oneself`;
const createUser = `mutation($input: CreateUserInput!) { createUser(input: $input) { ${userFields} } }`;

export const userInput = (more: object = {}) => ({
  user: named("user"),
  name: "María Núñez",
  email: "maria@example.org",
  language: "es",
  profileType: "OPERADOR",
  specificProfileId: null,
  allInstances: false,
  instanceIds: ["ES"],
  defaultCentre: null,
  ...more,
});

export const codeOf = (answer: Answer): string | undefined => answer.errors?.[0]?.extensions.code;
export const valuesOf = (answer: Answer): Record<string, unknown> | undefined => answer.errors?.[0]?.extensions.values;

export function administration(app: GivenApp) {
  const given = {
    create: (token: string, more: object = {}) =>
      app.graphql<{ createUser: GivenUser }>(createUser, { input: userInput(more) }, token) as Promise<Answer<{ createUser: GivenUser }>>,

    /** A user of this administrator. */
    async user(token: string, more: object = {}): Promise<GivenUser> {
      const answer = await given.create(token, more);
      if (!answer.data) throw new Error(JSON.stringify(answer.errors));
      return answer.data.createUser;
    },

    /** A user that has chosen its password, signed in. */
    async person(token: string, more: object = {}): Promise<Person> {
      const { id, user } = await given.user(token, more);
      await app.db
        .update(users)
        .set({ passwordHash: sql`(select password_hash from users where "user" = 'admin')`, mustChangePassword: false })
        .where(eq(users.id, id));
      return { id, user: user as string, token: await app.signIn(user as string) };
    },

    administrator: (token: string, instanceIds: string[] = ["ES"]) => given.person(token, { profileType: "LOCALADMIN", instanceIds }),

    change: (token: string, user: GivenUser, more: object = {}) => {
      const { id, updatedAt, name, email, language, profileType, allInstances, instances, mustChangePassword, specificProfile } = user;
      const same = { id, updatedAt, name, email, language, profileType, allInstances, mustChangePassword };
      const instanceIds = (instances as { id: string }[]).map((one) => one.id);
      const specificProfileId = (specificProfile as { id: string } | null)?.id ?? null;
      return app.graphql<{ changeUser: GivenUser }>(
        `mutation($input: ChangeUserInput!) { changeUser(input: $input) { ${userFields} } }`,
        { input: { ...same, instanceIds, specificProfileId, ...more } },
        token,
      );
    },

    /** A mutation by its call, with text arguments only: `disableUsers(ids: ["…"]) { id }`. */
    do: (token: string, call: string) => app.graphql(`mutation { ${call} }`, {}, token),
    ask: <T = Record<string, unknown>>(token: string, call: string) => app.graphql<T>(`{ ${call} }`, {}, token),

    /** A client with contracts A, B, …, made known. */
    async contracts(instanceId: string, ...contractIds: string[]): Promise<string> {
      const clientId = named("CLI");
      await app.db.execute(sql`insert into clients values (${instanceId}, ${clientId}, ${`Client ${clientId}`})`);
      for (const id of contractIds)
        await app.db.execute(sql`insert into contracts values (${instanceId}, ${clientId}, ${id}, ${`Contract ${id}`})`);
      return clientId;
    },

    saveProfile: (token: string, more: object = {}) =>
      app.graphql<{ saveSpecificProfile: GivenUser }>(
        `mutation($input: SpecificProfileInput!) { saveSpecificProfile(input: $input) {
          id name profileType updatedAt contracts { instanceId clientId contractId } instances { id } suppliers { id name } hiddenLayers
          hiddenFields { layer fields } users keys owner { user } } }`,
        { input: profileInput(more) },
        token,
      ),

    async profile(token: string, more: object = {}): Promise<GivenUser> {
      const answer = await given.saveProfile(token, more);
      if (!answer.data) throw new Error(JSON.stringify(answer.errors));
      return answer.data.saveSpecificProfile;
    },

    createKey: (token: string, more: object = {}) =>
      app.graphql<{ createApiKey: { key: string; apiKey: GivenUser } }>(
        `mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { key apiKey { id name scopes profileType allInstances instances { id } expiresAt } } }`,
        { input: keyInput(app, more) },
        token,
      ),

    /** Rows of the audit about this one, the oldest first. */
    audited: (entityId: string) => app.db.select().from(audit).where(eq(audit.entityId, entityId)).orderBy(audit.seq),
  };
  return given;
}

export const profileInput = (more: object = {}) => ({
  name: named("Perfil "),
  profileType: "CLIENTE",
  contracts: [],
  instanceIds: [],
  supplierIds: [],
  hiddenLayers: [],
  hiddenFields: [],
  hiddenIndicators: [],
  requiresTwoFactor: false,
  ...more,
});

export const keyInput = (app: GivenApp, more: object = {}) => ({
  name: named("Clave "),
  scopes: ["read"],
  profileType: "OPERADOR",
  specificProfileId: null,
  allInstances: false,
  instanceIds: ["ES"],
  expiresAt: new Date(app.clock.now() + 30 * 86_400_000).toISOString(),
  ...more,
});

export { password };
