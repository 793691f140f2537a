import { beforeAll, describe, expect, test } from "vitest";
import { upperSnake } from "../../../schema/rules/apiEnums";
import { claimFields } from "../../../schema/rules/fields/claimFields";
import { orderedFields } from "../../../schema/rules/fields/orders";
import { supplierFields } from "../../../schema/rules/fields/supplierFields";
import { startTestApp, type TestApp } from "../../fixtures/app";
import { claimRecord, supplierRecord } from "../../fixtures/records";

let app: TestApp;
let viewers: Record<"admin" | "supervisor", string>;
beforeAll(async () => {
  app = await startTestApp();
  const key = await app.key("ingest");
  await app.ingest(
    "suppliers",
    [1, 2].map((n) => supplierRecord(`S-${n}`, { tpaccprovee: "BASES", valoraprov: n === 1 ? 4.25 : null })),
    key,
  );
  await app.ingest(
    "claims",
    [1, 2].map((n) => claimRecord(`C-${n}`, n === 1 ? { eta: 1.5, cdprovee: "S-1" } : {})),
    key,
  );
  viewers = { admin: await app.signIn("admin"), supervisor: await app.signIn("supervisor") };
});

/** One page after a cursor: its end cursor, or the code of its first error. */
async function page(list: string, orderArguments: string, after: string | null): Promise<{ endCursor?: string | null; code?: string }> {
  const viewer = /^(claims|suppliers)$/.test(list) ? viewers.supervisor : viewers.admin;
  const { data, errors } = await app.graphql<Record<string, { pageInfo: { endCursor: string | null } }>>(
    `query ($after: String) { ${list}(first: 1, after: $after${orderArguments && `, ${orderArguments}`}) { pageInfo { endCursor } } }`,
    { after },
    viewer,
  );
  return errors ? { code: errors[0]!.extensions.code } : { endCursor: data![list]!.pageInfo.endCursor };
}

const encode = (values: readonly unknown[]): string => Buffer.from(JSON.stringify(values)).toString("base64url");
const decode = (cursor: string): [string, ...(string | number)[]] =>
  JSON.parse(Buffer.from(cursor, "base64url").toString()) as [string, ...(string | number)[]];

const forgedValues = [
  1.5,
  -1,
  1e300,
  99999999999,
  "",
  "x",
  "\0",
  "now",
  "infinity",
  "NaN",
  "1e400",
  "1e-400",
  "9223372036854775808",
  "2026-02-30T00:00:00Z",
  "0000-01-01T00:00:00Z",
  "2026-13-01",
  "{}",
  "00000000-0000-0000-0000-00000000000",
];

const orders: (readonly [list: string, orderArguments: string])[] = [
  ...["ID", "NEWEST", "OLDEST", "URGENCY"].map((sort) => ["claims", `sort: ${sort}`] as const),
  ...["ID", "NAME"].map((sort) => ["suppliers", `sort: ${sort}`] as const),
  ...["NAME", "USER", "CREATED", "LAST_SEEN"].map((sort) => ["users", `sort: ${sort}`] as const),
  ...[
    "apiKeys",
    "auditEntries",
    "contactLists",
    "apiErrors",
    "mails",
    "outboxCalls",
    "specificProfiles",
    "webhookEndpoints",
    "webhookDeliveries",
  ].map((list) => [list, ""] as const),
  ...orderedFields(claimFields).map((field) => ["claims", `orderBy: { field: ${upperSnake(field)}, direction: ASC }`] as const),
  ...orderedFields(supplierFields).map((field) => ["suppliers", `orderBy: { field: ${upperSnake(field)}, direction: DESC }`] as const),
];

describe("a cursor with changed values", () => {
  test("is rejected as CURSOR_INVALID or answered, in every order of every list", async () => {
    const unexpected: unknown[] = [];
    let forged = 0;
    let refused = 0;
    for (const [list, orderArguments] of orders) {
      const first = await page(list, orderArguments, null);
      expect([list, orderArguments, first.code]).toEqual([list, orderArguments, undefined]);
      if (first.endCursor == null) continue;
      const [name, ...values] = decode(first.endCursor);
      expect((await page(list, orderArguments, first.endCursor)).code).toBeUndefined();
      for (const at of values.keys())
        await Promise.all(
          forgedValues.map(async (value) => {
            const { code } = await page(list, orderArguments, encode([name, ...values.with(at, value)]));
            forged++;
            if (code === "CURSOR_INVALID") refused++;
            else if (code !== undefined) unexpected.push({ list, orderArguments, at, value, code });
          }),
        );
    }
    expect(unexpected).toEqual([]);
    expect(forged).toBeGreaterThan(2_000);
    expect(refused).toBeGreaterThan(700);
  }, 120_000);

  test.each([1.5, 7, "yesterday", "2026-02-30T00:00:00Z"])("is rejected with an invalid instant %j", async (value) => {
    const { endCursor } = await page("claims", "sort: NEWEST", null);
    const [name, , ...rest] = decode(endCursor!);
    expect(await page("claims", "sort: NEWEST", encode([name, value, ...rest]))).toEqual({ code: "CURSOR_INVALID" });
  });
});
