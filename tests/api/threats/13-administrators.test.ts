// Threat 13: one local administrator tries every mutation that takes an id on objects of another one and of superiors. The list comes
// from the schema; a new mutation without an entry fails.
import { readFileSync } from "node:fs";
import { eq, ne } from "drizzle-orm";
import { buildSchema, getNamedType, type GraphQLInputType, isInputObjectType } from "graphql";
import { beforeAll, describe, expect, test } from "vitest";
import { audit } from "../../../server/db/tables/log";
import { users } from "../../../server/db/tables/users";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { type Attempt, attempts, favouriteInput, notOfAdministrators, type OwnedEntities } from "./administrators";
import { administration, codeOf, named, userFields, type Person } from "../../fixtures/auth/administration";

let app: TestApp;
let adminFixture: ReturnType<typeof administration>;
let mine: OwnedEntities;
let othersEntities: OwnedEntities;
let top: OwnedEntities;

async function estate(person: Person, instanceIds: string[]): Promise<OwnedEntities> {
  const profile = await adminFixture.profile(person.token, { profileType: "OPERADOR" });
  const user = await adminFixture.user(person.token, { instanceIds });
  const admin = await adminFixture.administrator(person.token, instanceIds);
  const keyId = (await adminFixture.createKey(person.token, { instanceIds })).data!.createApiKey.apiKey.id;
  const favourite = await app.graphql<{ saveMapConfiguration: { id: string } }>(
    "mutation($input: SaveMapConfigurationInput!) { saveMapConfiguration(input: $input) { id } }",
    { input: favouriteInput({ name: named("Favourite ") }) },
    person.token,
  );
  return { person, user, admin, profile, keyId, favouriteId: favourite.data!.saveMapConfiguration.id };
}

beforeAll(async () => {
  app = await startTestApp();
  adminFixture = administration(app);
  const token = await app.signIn("admin");
  const [first] = await app.db.select().from(users).where(eq(users.user, "admin"));
  mine = await estate(await adminFixture.administrator(token, ["ES"]), ["ES"]);
  othersEntities = await estate(await adminFixture.administrator(token, ["PT"]), ["PT"]);
  top = await estate({ id: first!.id, user: "admin", token }, ["ES"]);
}, 60_000);

const schema = buildSchema(readFileSync("schema/schema.graphql", "utf8"));
const mutations = Object.values(schema.getMutationType()!.getFields());

const send = (token: string, { call, input }: Attempt) =>
  app.graphql(`mutation${input ? `($input: ${input[0]}!)` : ""} { ${call} }`, input && { input: input[1] }, token);

const othersState = () =>
  app.db.execute(`
    select jsonb_build_object(
      'users', (select jsonb_agg(to_jsonb(u) - 'last_seen_at' order by id) from users u),
      'instances', (select jsonb_agg(to_jsonb(i) order by user_id, instance_id) from user_instances i),
      'profiles', (select jsonb_agg(to_jsonb(p) order by id) from specific_profiles p),
      'generic', (select jsonb_agg(to_jsonb(g)) from generic_profiles g),
      'keys', (select jsonb_agg(to_jsonb(k) - 'last_used_at' order by id) from api_keys k),
      'favourites', (select jsonb_agg(to_jsonb(c) order by id) from map_configurations c),
      'defaults', (select jsonb_agg(to_jsonb(d) order by user_id) from default_map_configurations d),
      'sessions', (select jsonb_agg(jsonb_build_object('id', id, 'ended', ended_at) order by id) from sessions s),
      'mails', (select count(*) from outbox where operation = 'sendMail')) as state`);

describe("threat 13: a local administrator reaches another's users and profiles", () => {
  test("covers every mutation with an id", () => {
    const hasId = (type: GraphQLInputType, seen = new Set<unknown>()): boolean => {
      const named = getNamedType(type);
      if (named.name === "ID") return true;
      if (!isInputObjectType(named) || seen.has(named)) return false;
      return Object.values(named.getFields()).some((field) => hasId(field.type, new Set([...seen, named])));
    };
    const missing = mutations.filter(
      ({ name, args }) => args.some(({ type }) => hasId(type)) && !attempts[name] && !notOfAdministrators.has(name),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
    expect(Object.keys(attempts).filter((name) => !mutations.some((mutation) => mutation.name === name))).toEqual([]);
  });

  test.each(Object.keys(attempts))("%s on another administrator's data fails without changes", async (name) => {
    const before = await othersState();
    const people = ne(audit.actorName, "system");
    const audited = await app.db.$count(audit, people);
    for (const estate of [othersEntities, top]) {
      for (const attempt of attempts[name]!(estate, { mine, app })) {
        const answer = await send(mine.person.token, attempt);
        expect([attempt, codeOf(answer)]).toEqual([
          attempt,
          expect.stringMatching(/^(NOT_FOUND|FORBIDDEN|BEYOND_OWN_RIGHTS|NO_REPLACEMENT)$/),
        ]);
        expect(answer.data ?? {}).not.toHaveProperty(name, expect.anything());
      }
    }
    expect(await othersState()).toEqual(before);
    expect(await app.db.$count(audit, people)).toBe(audited);
  });

  test("accepts the same attempts on the administrator's users and profiles", async () => {
    const fresh = await estate(mine.person, ["ES"]);
    const done: [string, Attempt][] = [
      ["sendPasswordReset", attempts.sendPasswordReset!(fresh, { mine, app })[0]!],
      ["disableUsers", attempts.disableUsers!(fresh, { mine, app })[0]!],
      ["enableUsers", attempts.enableUsers!(fresh, { mine, app })[0]!],
      ["endUserSessions", attempts.endUserSessions!(fresh, { mine, app })[0]!],
      ["saveSpecificProfile", attempts.saveSpecificProfile!(fresh, { mine, app })[0]!],
      ["revokeApiKey", attempts.revokeApiKey!(fresh, { mine, app })[0]!],
      ["makeDefaultMapConfiguration", attempts.makeDefaultMapConfiguration!(fresh, { mine, app })[0]!],
      ["shareMapConfiguration", attempts.shareMapConfiguration!(fresh, { mine, app })[0]!],
      ["unshareMapConfiguration", attempts.unshareMapConfiguration!(fresh, { mine, app })[0]!],
      ["deleteMapConfiguration", attempts.deleteMapConfiguration!(fresh, { mine, app })[0]!],
      ["createUser", attempts.createUser!(fresh, { mine, app })[0]!],
      ["changeLocalAdminEmail", attempts.changeLocalAdminEmail!(fresh, { mine, app })[0]!],
      ["moveUser", attempts.moveUser!(fresh, { mine, app })[0]!],
      ["moveSpecificProfile", attempts.moveSpecificProfile!(fresh, { mine, app })[0]!],
      ["transferLocalAdmin", attempts.transferLocalAdmin!(fresh, { mine, app })[0]!],
      ["deleteLocalAdmin", attempts.deleteLocalAdmin!(fresh, { mine, app })[0]!],
    ];
    for (const [name, attempt] of done) {
      const input: Attempt["input"] =
        name === "createUser" ? ["CreateUserInput", { ...(attempt.input![1] as object), profileType: "OPERADOR" }] : attempt.input;
      expect([name, (await send(mine.person.token, { ...attempt, ...(input && { input }) })).errors]).toEqual([name, undefined]);
    }
  });

  test("returns nothing of another administrator in any query", async () => {
    const read = await adminFixture.ask(
      mine.person.token,
      `users(first: 100) { totalCount nodes { ${userFields} creator { user } } } localAdmins(first: 100) { nodes { id user } }
       specificProfiles(first: 100) { nodes { id name } } apiKeys(first: 100) { nodes { id name } } genericProfiles { users } mapConfigurations { id }`,
    );
    expect(read.errors).toBeUndefined();
    const text = JSON.stringify(read.data);
    for (const { user, admin, profile, keyId, favouriteId } of [othersEntities, top])
      for (const secret of [user.id, user.user as string, admin.id, admin.user, profile.id, profile.name as string, keyId, favouriteId])
        expect(text).not.toContain(secret);
    expect(text).not.toContain(othersEntities.person.user);
    for (const { user, admin, person } of [othersEntities, top])
      for (const { id } of [user, admin, person]) {
        const none = named("none");
        for (const query of ["user", "userSessions", "localAdminReplacements"]) {
          const [foreign, absent] = await Promise.all(
            [id, none].map((one) => adminFixture.ask(mine.person.token, `${query}(id: "${one}") { id }`)),
          );
          expect(foreign).toEqual(absent);
        }
      }
    const { data } = await adminFixture.ask(mine.person.token, `specificProfile(id: "${othersEntities.profile.id}") { id }`);
    expect(data).toEqual({ specificProfile: null });
  });
});
