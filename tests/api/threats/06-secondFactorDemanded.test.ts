import { beforeAll, describe, expect, test } from "vitest";
import { functionalities } from "../../../schema/rules/access/functionalities";
import { Browser, enrol, insertUser, type Info, userRow } from "../../fixtures/auth/accounts";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { administration, type ManagedUser, userFields } from "../../fixtures/auth/administration";

let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  adminFixture = administration(app);
});

interface Demand {
  profileType: "SUPERVISOR" | "OPERADOR";
  specificProfileId?: string;
  /** Makes the second factor one that the profile demands. */
  begin: (userId: string) => Promise<{ errors?: unknown }>;
}
const demands: Record<string, () => Promise<Demand>> = {
  "its generic profile": async () => {
    const all = await adminFixture.ask<{ genericProfiles: ManagedUser[] }>(
      admin,
      "genericProfiles { profileType functionalities updatedAt }",
    );
    const { profileType, functionalities: own, updatedAt } = all.data!.genericProfiles.find((one) => one.profileType === "SUPERVISOR")!;
    const input = { profileType, functionalities: functionalities.filter((one) => (own as string[]).includes(one)), updatedAt };
    const change = "mutation($input: ChangeGenericProfileInput!) { changeGenericProfile(input: $input) { profileType } }";
    return {
      profileType: "SUPERVISOR",
      begin: () => app.graphql(change, { input: { ...input, requiresTwoFactor: true } }, admin),
    };
  },
  "its specific profile": async () => {
    const { id, name, updatedAt } = await adminFixture.profile(admin, { profileType: "OPERADOR" });
    const demanding = { id, name, updatedAt, profileType: "OPERADOR", requiresTwoFactor: true };
    return { profileType: "OPERADOR", specificProfileId: id, begin: () => adminFixture.saveProfile(admin, demanding) };
  },
  "a profile that it is given": async () => {
    const { id: specificProfileId } = await adminFixture.profile(admin, { profileType: "OPERADOR", requiresTwoFactor: true });
    return {
      profileType: "OPERADOR",
      begin: async (userId) => {
        const { data } = await adminFixture.ask<{ user: ManagedUser }>(admin, `user(id: "${userId}") { ${userFields} }`);
        return adminFixture.change(admin, data!.user, { specificProfileId });
      },
    };
  },
};

/** When its socket is closed, and why. */
const closed = (jwt: string): Promise<number> =>
  new Promise((done) => {
    app.socket(jwt, { lazy: false, on: { closed: (event: unknown) => done((event as { code: number }).code) } });
  });

describe("threat 6: sessions with a password only before a second factor was required", () => {
  test.each(Object.entries(demands))(
    "%s suspends them until they have one, and keeps sessions with one",
    { timeout: 30_000 },
    async (_by, profileChange) => {
      const { begin, ...profile } = await profileChange();
      const [without, having] = [await insertUser(app, profile), await insertUser(app, profile)];
      const [browser, thief, kept] = [new Browser(app), new Browser(app), new Browser(app)];
      const { jwt } = (await browser.login(without.user)) as Info;
      const stolen = ((await thief.login(without.user)) as Info).jwt!;
      await kept.login(having.user);
      await app.db.execute(`update users set totp_secret = 'sealed', totp_confirmed_at = now() where id = '${having.id}'`);
      const socket = closed(jwt!);
      expect((await begin(without.id)).errors).toBeUndefined();
      expect(await browser.userInfo(jwt!)).toBe("UNAUTHENTICATED");
      expect(await browser.userInfo()).toBe("UNAUTHENTICATED");
      expect(await socket).toBe(4403);
      expect(await kept.userInfo()).toMatchObject({ userId: having.id });
      await enrol(browser, without.user);
      expect((await userRow(app, without.id)).totpConfirmedAt).not.toBeNull();
      expect(await browser.userInfo()).toMatchObject({ userId: without.id });
      expect(await thief.userInfo(stolen)).toBe("UNAUTHENTICATED");
    },
  );
});
