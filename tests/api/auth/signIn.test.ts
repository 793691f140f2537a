import { beforeAll, describe, expect, test } from "vitest";
import { startTestApp, password, type TestApp } from "../../fixtures/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

const login =
  "mutation($input: LoginInput!) { login(input: $input) { jwt use2fa language profileType managesEverybody visibleColumns userTables centers { id } defaultCenter { id } hereApiKey } }";

describe("signing in", () => {
  test("returns the login info regardless of the case of the user name", async () => {
    const { data } = await app.graphql<{ login: Record<string, unknown> }>(login, { input: { user: " OPERATOR ", password } });
    expect(data!.login).toMatchObject({
      use2fa: false,
      language: "es",
      profileType: "OPERADOR",
      managesEverybody: false,
      centers: [],
      defaultCenter: null,
      hereApiKey: null,
    });
  });

  test("informs the first administrator that it manages all users", async () => {
    const { data } = await app.graphql<{ login: Record<string, unknown> }>(login, { input: { user: "admin", password } });
    expect(data!.login).toMatchObject({ managesEverybody: true });
  });

  test.each(["operator", "supervisor", "admin", "client", "provider"])("returns the available layers and columns to %s", async (user) => {
    const { data } = await app.graphql<{ login: { userTables: string[]; visibleColumns: string[] } }>(login, {
      input: { user, password },
    });
    const { userTables, visibleColumns } = data!.login;
    expect(userTables).toEqual(["incidents", "mobilesupplier", "bases", "collaborating"]);
    expect(visibleColumns).toEqual(
      expect.arrayContaining(["incidents.plate", "mobilesupplier.name", "bases.address", "collaborating.name"]),
    );
    expect(new Set(visibleColumns.map((column) => column.split(".")[0]))).toEqual(new Set(userTables));
  });

  test("requires the user name", async () => {
    const { errors } = await app.graphql(login, { input: { user: " ", password } });
    expect(errors![0]!.extensions.code).toBe("USER_NAME_REQUIRED");
  });

  test("returns the same answer for an unknown user and a wrong password", async () => {
    const [unknown, wrong] = await Promise.all(
      [
        { user: "nobody", password },
        { user: "operator", password: "wrong" },
      ].map((input) => app.graphql(login, { input })),
    );
    expect(unknown!.errors![0]!.extensions.code).toBe("LOGIN_FAILED");
    expect(wrong).toEqual(unknown);
  });

  test("answers only sign-in requests without a token", async () => {
    const { errors } = await app.graphql("{ claims { totalCount } }");
    expect(errors![0]!.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("invalidates the token and closes the session's socket after sign-out", async () => {
    const token = await app.signIn();
    const closed = new Promise<number>((done) => {
      const client = app.socket(token, { lazy: false, on: { closed: (event: unknown) => done((event as { code: number }).code) } });
      client.on("connected", () => void app.graphql("mutation { logout }", {}, token));
    });
    expect(await closed).toBe(4403);
    expect((await app.graphql("{ userInfo { jwt } }", {}, token)).errors![0]!.extensions.code).toBe("UNAUTHENTICATED");
  });

  test("issues a new token for the session cookie", async () => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(`${app.url}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query: login, variables: { input: { user: "admin", password } } }),
    });
    const cookie = response.headers.get("set-cookie")!;
    expect(cookie).toMatch(/HttpOnly.*SameSite=Strict/i);
    const again = await fetch(`${app.url}/graphql`, {
      method: "POST",
      headers: { ...headers, cookie: cookie.split(";")[0]! },
      body: JSON.stringify({ query: "{ userInfo { jwt profileType } }" }),
    });
    expect(await again.json()).toMatchObject({ data: { userInfo: { profileType: "LOCALADMIN" } } });
  });

  test("limits a token to 15 minutes and a session to longer", async () => {
    const token = await app.signIn();
    app.clock.offset = 16 * 60_000;
    const late = await app.graphql("{ userInfo { jwt } }", {}, token);
    app.clock.offset = 0;
    expect(late.errors![0]!.extensions.code).toBe("CREDENTIAL_EXPIRED");
  });
});
