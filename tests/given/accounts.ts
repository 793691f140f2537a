// Users, browsers that keep cookies, authenticators and mailboxes, for tests of signing in.
import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { URI } from "otpauth";
import { vi } from "vitest";
import { hashPassword } from "../../server/auth/passwords";
import { emails, userNames } from "../../server/db/folded";
import { mails } from "../../server/db/tables/mails";
import { users } from "../../server/db/tables/users";
import { type Answer, type GivenApp, password } from "./app";

let hash: Promise<string> | undefined;

/** A user of its own, who signs in with the tests' password. */
export async function givenUser(
  app: GivenApp,
  more: Partial<typeof users.$inferInsert> = {},
): Promise<{ id: string; user: string; email: string }> {
  const id = randomUUID();
  const user = more.user ?? `user-${id.slice(0, 8)}`;
  const email = more.email === undefined ? `${user}@example.test` : (more.email ?? "");
  await app.db.insert(users).values({
    id,
    name: "Somebody",
    language: "en",
    languageChosen: true,
    profileType: "OPERADOR",
    allInstances: true,
    passwordHash: await (hash ??= hashPassword(password)),
    passwordChangedAt: new Date(),
    ...more,
    ...userNames(user),
    // An e-mail of null is none.
    ...emails(more.email === null ? null : email),
  });
  return { id, user, email };
}

export const userRow = async (app: GivenApp, id: string) => (await app.db.select().from(users).where(eq(users.id, id)))[0]!;

export interface Info {
  jwt: string | null;
  step: string | null;
  challenge: string | null;
  use2fa: boolean;
  userId: string | null;
  name: string | null;
  language: string;
  profileType: string | null;
  functionalities: string[];
  centers: unknown[];
}
const info =
  "{ jwt step challenge use2fa userId name language profileType functionalities visibleColumns userTables centers { id } defaultCenter { id } }";

/** A browser: it keeps the cookies of the session and of the device and sends them, as a page of ours does. */
export class Browser {
  cookie: string | null = null;
  /** Says who has signed in here before; log-out leaves it. */
  device: string | null = null;
  /** The headers of the last answer. */
  headers = new Headers();

  constructor(
    readonly app: GivenApp,
    /** Where it is, as a proxy says; and what else it sends. */
    readonly more: Record<string, string> = {},
  ) {}

  async send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [this.cookie, this.device].filter(Boolean).join("; ");
    const headers = { ...(cookie && { cookie }), ...this.more, ...(init.headers as Record<string, string>) };
    const response = await fetch(this.app.url + path, { ...init, headers });
    this.headers = response.headers;
    for (const set of response.headers.getSetCookie())
      if (/atalaya_device=/.test(set)) this.device = set.split(";")[0]!;
      else if (/atalaya_session=/.test(set)) this.cookie = /=;/.test(set) ? null : set.split(";")[0]!;
    return response;
  }

  async graphql<T = Record<string, unknown>>(query: string, variables?: object, bearer?: string): Promise<Answer<T>> {
    const headers = { "content-type": "application/json", origin: this.app.url, ...(bearer && { authorization: `Bearer ${bearer}` }) };
    return (await (
      await this.send("/graphql", { method: "POST", headers, body: JSON.stringify({ query, variables }) })
    ).json()) as Answer<T>;
  }

  /** The field's answer, or the code of its error. */
  private async told(mutation: string, variables: object): Promise<Info | string> {
    const { data, errors } = await this.graphql<Record<string, Info>>(mutation, variables);
    return errors?.[0]?.extensions.code ?? Object.values(data!)[0]!;
  }

  login = (user: string, given = password, more: object = {}) =>
    this.told(`mutation($input: LoginInput!) { login(input: $input) ${info} }`, { input: { user, password: given, ...more } });
  confirm = (challenge: string, code: string) =>
    this.told(`mutation($input: ConfirmSecondFactorInput!) { confirmSecondFactor(input: $input) ${info} }`, { input: { challenge, code } });
  choose = (challenge: string, given: string, repeated = given) =>
    this.told(`mutation($input: ChoosePasswordInput!) { choosePassword(input: $input) ${info} }`, {
      input: { challenge, password: given, repeated },
    });
  userInfo = (bearer?: string) =>
    this.graphql<{ userInfo: Info }>(`{ userInfo ${info} }`, {}, bearer).then(
      ({ data, errors }) => errors?.[0]?.extensions.code ?? data!.userInfo,
    );
  reset = (token: string, given: string, repeated = given) =>
    this.graphql<{ resetPassword: boolean }>("mutation($input: ResetPasswordInput!) { resetPassword(input: $input) }", {
      input: { token, password: given, repeated },
    }).then(({ data, errors }) => errors?.[0]?.extensions.code ?? data!.resetPassword);
  forgot = (account: string) =>
    this.graphql<{ requestPasswordReset: boolean }>("mutation($account: String!) { requestPasswordReset(account: $account) }", { account });
  setUp = (challenge: string) =>
    this.graphql<{ setUpSecondFactor: Setup }>(
      "mutation($challenge: String!) { setUpSecondFactor(challenge: $challenge) { uri secret qr } }",
      {
        challenge,
      },
    ).then(({ data, errors }) => errors?.[0]?.extensions.code ?? data!.setUpSecondFactor);
}

export interface Setup {
  uri: string;
  secret: string;
  qr: string;
}

/** The code that an authenticator shows, so many steps from now. */
export function codeOf(app: GivenApp, { uri }: { uri: string }, steps = 0): string {
  return URI.parse(uri).generate({ timestamp: app.clock.now() + steps * 30_000 } as never);
}

/** Moves the app's clock on to where a step of the codes begins: for half a minute no code becomes another. */
export function atNewStep({ clock }: GivenApp): void {
  clock.offset += 30_000 - (clock.now() % 30_000);
}

/** Signs in, sets the second factor up that the profile demands, and goes on; answers the authenticator. */
export async function enrol(browser: Browser, user: string): Promise<Setup> {
  const { challenge } = (await browser.login(user)) as Info;
  const setup = (await browser.setUp(challenge!)) as Setup;
  await browser.confirm(challenge!, codeOf(browser.app, setup));
  return setup;
}

/** The mails that went to this address, once there are so many. */
export async function mailsTo(app: GivenApp, to: string, many: number): Promise<{ subject: string; text: string }[]> {
  const read = () => app.db.select().from(mails).where(eq(mails.to, to)).orderBy(asc(mails.at), asc(mails.id));
  await vi.waitFor(
    async () => {
      if ((await read()).length < many) throw new Error(`not ${many} mails yet`);
    },
    { timeout: 15_000, interval: 50 },
  );
  return read();
}

/** The token of the link in the last mail to this address. */
export async function linkTo(app: GivenApp, to: string, many = 1): Promise<string> {
  const [mail] = (await mailsTo(app, to, many)).filter(({ text }) => text.includes("resetToken=")).slice(-1);
  return /resetToken=([\w-]+)/.exec(mail!.text)![1]!;
}

/** Waits until the worker has nothing more to mail. */
export const mailed = (app: GivenApp): Promise<void> =>
  vi.waitFor(
    async () => {
      const [row] = await app.db.execute<{ n: number }>("select count(*)::int as n from outbox where port = 'MAIL' and state = 'WAITING'");
      if (row!.n) throw new Error(`${row!.n} still to mail`);
    },
    { timeout: 60_000, interval: 100 },
  );

/** Code of the first error, or null. */
export const refusal = ({ errors }: Answer): string | null => errors?.[0]?.extensions.code ?? null;
