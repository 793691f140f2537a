import { beforeAll, describe, expect, test } from "vitest";
import { functionalities, requirementsOf } from "../../../schema/rules/access/functionalities";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { administration, codeOf, valuesOf } from "../../fixtures/auth/administration";

let app: TestApp;
let admin: string;
let adminFixture: ReturnType<typeof administration>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signIn("admin");
  adminFixture = administration(app);
});

interface Generic {
  profileType: string;
  functionalities: string[];
  updatedAt: string | null;
  changeable: boolean;
}
const generic = async (profileType: string, token = admin): Promise<Generic> => {
  const { data } = await adminFixture.ask<{ genericProfiles: Generic[] }>(
    token,
    "genericProfiles { profileType functionalities requiresTwoFactor updatedAt users changeable }",
  );
  return data!.genericProfiles.find((one) => one.profileType === profileType)!;
};
const changeGeneric = (before: Generic, more: object, token = admin) =>
  app.graphql<{ changeGenericProfile: Generic }>(
    "mutation($input: ChangeGenericProfileInput!) { changeGenericProfile(input: $input) { profileType functionalities requiresTwoFactor updatedAt } }",
    {
      input: {
        profileType: before.profileType,
        functionalities: before.functionalities,
        updatedAt: before.updatedAt,
        requiresTwoFactor: false,
        ...more,
      },
    },
    token,
  );

describe("a generic profile", () => {
  test("applies changed permissions to its users, including their open sockets within a second", async () => {
    const before = await generic("OPERADOR");
    const token = await app.signIn("operator");
    const closed = new Promise<number>((done) => {
      const client = app.socket(token, { lazy: false, on: { closed: (event: unknown) => done((event as { code: number }).code) } });
      client.on(
        "connected",
        () => void changeGeneric(before, { functionalities: before.functionalities.filter((one) => one !== "layer.base") }),
      );
    });
    expect(await closed).toBe(4403);
    const now = await generic("OPERADOR");
    expect(now.functionalities).not.toContain("layer.base");
    expect((await changeGeneric(now, { functionalities: before.functionalities })).data!.changeGenericProfile.functionalities).toEqual(
      before.functionalities,
    );
    expect((await adminFixture.audited("OPERADOR")).length).toBe(2);
  });

  test.each(functionalities.filter((one) => functionalities.some((other) => requirementsOf(other).includes(one))))(
    "keeps %s while others need it, and names them",
    async (one) => {
      const answer = await changeGeneric(await generic("LOCALADMIN"), {
        functionalities: functionalities.filter((other) => other !== one),
      });
      expect(codeOf(answer)).toBe("FUNCTIONALITY_NEEDED");
      const needing = functionalities.filter((other) => requirementsOf(other).includes(one));
      expect(valuesOf(answer)).toMatchObject({ functionality: one, neededBy: needing.join(",") });
      expect(valuesOf(answer)!.others).not.toContain("functionality.");
    },
  );

  test("rejects a functionality without its prerequisites and unknown functionalities", async () => {
    const before = await generic("CLIENTE");
    expect(codeOf(await changeGeneric(before, { functionalities: ["map", "claim.viewers"] }))).toBe("FUNCTIONALITY_NEEDED");
    expect(codeOf(await changeGeneric(before, { functionalities: ["map", "fly"] }))).toBe("BAD_USER_INPUT");
  });

  test.each(["admin.genericProfiles", "admin.localAdmins"])("of local administrators always keeps %s", async (one) => {
    const answer = await changeGeneric(await generic("LOCALADMIN"), { functionalities: functionalities.filter((other) => other !== one) });
    expect(codeOf(answer)).toBe("FUNCTIONALITY_KEPT");
  });

  test("records a repeated save as one change and rejects a save on outdated data", async () => {
    const before = await generic("PROVEEDOR");
    const less = before.functionalities.filter((one) => one !== "registers");
    const answers = await Promise.all([1, 2, 3].map(() => changeGeneric(before, { functionalities: less })));
    expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined]);
    expect((await adminFixture.audited("PROVEEDOR")).length).toBe(1);
    expect(codeOf(await changeGeneric(before, { functionalities: [] }))).toBe("CHANGED_MEANWHILE");
  });

  test("of the installation is changed only by the first administrator", async () => {
    const local = await adminFixture.administrator(admin);
    const seen = await generic("CLIENTE", local.token);
    expect(seen.changeable).toBe(false);
    expect(codeOf(await changeGeneric(seen, { functionalities: [] }, local.token))).toBe("FORBIDDEN");
  });
});
