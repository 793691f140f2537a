import { beforeAll, describe, expect, test } from "vitest";
import { createKey } from "../../../server/auth/keys/apiKeys";
import { documentLimits } from "../../../server/graphql/documentLimits";
import { startTestApp, type TestApp } from "../../fixtures/app";

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));

const query = `{ viewer {
  kind id name profileType scopes functionalities allInstances instances { id } expiresAt limits { queryCost requestsAtOnce }
} }`;
const viewerOf = async (bearer?: string) => (await app.graphql<{ viewer: Record<string, unknown> | null }>(query, {}, bearer)).data?.viewer;

describe("viewer", () => {
  test("describes an API key with its scopes, instances, expiry and limits", async () => {
    const expiresAt = new Date("2030-01-02T03:04:05.000Z");
    const key = await createKey({ db: app.db, clock: app.clock }, "narrow", ["read"], { instanceIds: ["PT", "ES"], expiresAt });
    expect(await viewerOf(key)).toMatchObject({
      kind: "KEY",
      name: "narrow",
      profileType: "SUPERVISOR",
      scopes: ["READ"],
      allInstances: false,
      instances: [{ id: "ES" }, { id: "PT" }],
      expiresAt: "2030-01-02T03:04:05.000Z",
      limits: { queryCost: documentLimits.cost },
    });
  });

  test("lists actions on claims only for a key that may perform them", async () => {
    const functionalitiesOf = async (scope: "read" | "act") => (await viewerOf(await app.key(scope)))!["functionalities"];
    expect(await functionalitiesOf("act")).toContain("claim.manageDelay");
    expect(await functionalitiesOf("read")).not.toContain("claim.manageDelay");
    expect(await functionalitiesOf("read")).toContain("claim.detail");
  });

  test("describes the user of a session", async () => {
    const viewer = await viewerOf(await app.signIn("operator"));
    expect(viewer).toMatchObject({ kind: "USER", name: "operator", scopes: null });
    expect(new Date(viewer!["expiresAt"] as string).getTime()).toBeGreaterThan(app.clock.now());
  });

  test("is null without credentials", async () => {
    expect(await viewerOf()).toBeNull();
  });
});
