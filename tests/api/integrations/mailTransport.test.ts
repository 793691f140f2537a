import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { apiErrors } from "../../../server/db/tables/claimActions";
import { Browser, insertUser } from "../../fixtures/auth/accounts";
import { startTestApp } from "../../fixtures/app";

/** An address that reaches this machine and is not one of its names, as a mail server elsewhere would have. */
const HOST = "0.0.0.0";
const received: string[] = [];

const smtpServer = (disabledCommands: string[]): SMTPServer =>
  new SMTPServer({
    disabledCommands,
    allowInsecureAuth: true,
    onAuth: (_auth, session, done) => (received.push(session.secure ? "password" : "password in clear"), done(null, { user: "mail" })),
    onData(stream, session, done) {
      stream.resume().on("end", () => (received.push(session.secure ? "mail" : "mail in clear"), done()));
    },
  });
const [plain, startTls] = [smtpServer(["STARTTLS"]), smtpServer([])];
const addressOf = (server: SMTPServer): string => `smtp://mail:secret@${HOST}:${(server.server.address() as AddressInfo).port}`;

beforeAll(() => Promise.all([plain, startTls].map((server) => new Promise<void>((ready) => void server.listen(0, "127.0.0.1", ready)))));
afterAll(() => Promise.all([plain, startTls].map((server) => new Promise<void>((closed) => server.close(closed)))));
afterEach(() => void received.splice(0));

/** Asks for a password mail of a product with these settings. */
async function requestMail(env: Record<string, string>): Promise<{ errors: () => Promise<string[]> }> {
  const app = await startTestApp(env);
  await new Browser(app).forgot((await insertUser(app)).user);
  return { errors: async () => (await app.db.select({ code: apiErrors.code }).from(apiErrors)).map(({ code }) => code!) };
}

test("sends nothing, not even the password, to a mail server that offers no TLS", async () => {
  const { errors } = await requestMail({ SMTP_URL: addressOf(plain) });
  await vi.waitFor(async () => expect(await errors()).toContain("ETLS"), { timeout: 20_000 });
  expect(received).toEqual([]);
});

test("sends nothing to a mail server whose certificate is not trusted", async () => {
  const { errors } = await requestMail({ SMTP_URL: addressOf(startTls) });
  await vi.waitFor(async () => expect(await errors()).not.toEqual([]), { timeout: 20_000 });
  expect(received).toEqual([]);
});

test("sends mails over STARTTLS", async () => {
  await requestMail({ SMTP_URL: `${addressOf(startTls)}?tls.rejectUnauthorized=false` });
  await vi.waitFor(() => expect(received).toEqual(["password", "mail"]), { timeout: 20_000 });
});

test("sends mails in clear to a host of PLAINTEXT_HOSTS", async () => {
  await requestMail({ SMTP_URL: addressOf(plain), PLAINTEXT_HOSTS: HOST });
  await vi.waitFor(() => expect(received).toEqual(["password in clear", "mail in clear"]), { timeout: 20_000 });
});
