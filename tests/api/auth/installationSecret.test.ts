import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readInstallation } from "../../../server/db/installation";
import { startTestApp } from "../../fixtures/app";

const secret = (): string => randomBytes(32).toString("base64");

describe("the installation secret", () => {
  test("is sealed with the configured secret from its first use on and stays the same", async () => {
    const app = await startTestApp();
    const own = Buffer.from((await readInstallation(app.db)).secret);
    const kept = async () => (await app.db.execute<{ value: string }>(sql`select value from installation where key = 'secret'`))[0]!.value;
    expect(await kept()).toBe(own.toString("base64"));
    const outer = secret();
    const nodes = await Promise.all([1, 2, 3].map(() => readInstallation(app.db, outer)));
    for (const node of nodes) expect(Buffer.from(node.secret).equals(own)).toBe(true);
    expect(await kept()).toMatch(/^sealed /);
    expect(await kept()).not.toContain(own.toString("base64"));
    expect(Buffer.from((await readInstallation(app.db, outer)).secret).equals(own)).toBe(true);
    await expect(readInstallation(app.db)).rejects.toThrow("INSTALLATION_SECRET is missing");
    await expect(readInstallation(app.db, secret())).rejects.toThrow("INSTALLATION_SECRET is not the one");
  });

  test("signs sessions if it was never stored unsealed", async () => {
    const app = await startTestApp({ INSTALLATION_SECRET: secret() });
    const [row] = await app.db.execute<{ value: string }>(sql`select value from installation where key = 'secret'`);
    expect(row!.value).toMatch(/^sealed /);
    expect((await app.graphql("{ userInfo { jwt } }", {}, await app.signIn())).errors).toBeUndefined();
  });
});
