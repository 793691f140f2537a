// A webhook from its form to its log, as an administrator uses it.
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { launchBrowser } from "../fixtures/browser/launch";
import { confirmPassword, openSignedInPage } from "../fixtures/browser/page";
import { startReceiver, verify, type WebhookReceiver } from "../fixtures/integrations/webhookReceiver";
import { startBuiltProduct, type Product } from "../fixtures/product";
import { claimRecord } from "../fixtures/records";

let product: Product;
let browser: Browser;
let receiver: WebhookReceiver;
let admin: Page & { pageErrors: string[] };

beforeAll(async () => {
  [product, browser, receiver] = await Promise.all([
    startBuiltProduct({ WEBHOOK_PRIVATE_HOSTS: "127.0.0.1" }),
    launchBrowser(),
    startReceiver(),
  ]);
  const key = await product.key("ingest");
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  await fetch(`${product.url}/ingest/claims`, { method: "POST", headers, body: JSON.stringify([claimRecord("SIN-HOOK")]) });
  const token = await product.signIn("admin");
  await product.graphql('mutation { changeMyLanguage(input: { language: "en" }) { id } }', {}, token);
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const input = { name: "Broker", scopes: ["READ"], profileType: "OPERADOR", allInstances: true, instanceIds: [], expiresAt };
  await product.graphql("mutation($input: CreateApiKeyInput!) { createApiKey(input: $input) { key } }", { input }, token);
  admin = await openSignedInPage(browser, product.url, "admin");
  await admin.goto(`${product.url}/#/webhooks`);
});
afterAll(async () => {
  await product.stop();
});

test("creates a webhook, tests it, and shows the request with its answer", async () => {
  await admin.getByRole("button", { name: "New webhook" }).click();
  const form = admin.getByRole("dialog", { name: "New webhook" });
  await form.getByRole("textbox", { name: "Name" }).fill("Broker portal");
  await form.getByRole("textbox", { name: "Address" }).fill(receiver.url);
  await form.getByRole("combobox", { name: "API key" }).click();
  await admin.getByRole("option", { name: "Broker" }).click();
  await form.getByRole("button", { name: "Create webhook" }).click();
  await confirmPassword(admin);
  const secret = await admin.getByRole("dialog", { name: "Secret of Broker portal" }).getByRole("textbox", { name: "Secret" }).inputValue();
  await admin.getByRole("button", { name: "I have saved it" }).click();

  await admin.getByRole("button", { name: "Actions for Broker portal" }).click();
  await admin.getByRole("menuitem", { name: "Send test" }).click();
  await expect.poll(() => receiver.messages.length, { timeout: 15_000 }).toBe(1);
  expect(verify(secret, receiver.messages[0]!)).toMatchObject({ type: "endpoint.test", data: { claim: { id: "SIN-HOOK" } } });
  // The receiver has the message before its answer is recorded.
  const delivered = admin.getByRole("gridcell", { name: "Delivered", exact: true });
  await expect
    .poll(
      async () => {
        await admin.getByRole("button", { name: "Reload" }).click();
        return delivered.count();
      },
      { timeout: 30_000, interval: 500 },
    )
    .toBe(1);
  await admin.getByRole("gridcell", { name: "Test", exact: true }).click();
  const log = admin.getByRole("dialog", { name: "Test" });
  await log.getByText("endpoint.test").waitFor();
  await log.getByText("thanks").waitFor();
  expect(admin.pageErrors).toEqual([]);
});
