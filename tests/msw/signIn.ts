// Signing in in steps, forgotten passwords and one's own account, in memory.
import type { Locale } from "../../schema/rules/language/locales";
import type { LoginStep } from "../../schema/rules/access/login";
import { unmetRules } from "../../schema/rules/access/passwords";
import type { Db } from "./db";
import type { LoginInfo } from "./types";

/** The code that every authenticator shows, the token of every mailed link, and what a refused one is answered. */
export const goodCode = "123456";
export const goodToken = "token-of-the-mail";
export const secret = "JBSWY3DPEHPK3PXP";

export interface SignInDb {
  steps: Map<string, LoginStep[]>;
  /** Accounts for which a link was asked. */
  asked: string[];
  passwords: string[];
  sessions: Record<string, unknown>[];
  secondFactor: boolean;
  /** How the user has arranged lists. */
  listLayouts: { list: string; columns: { field: string; width: number | null }[]; density: string }[];
}
export const createSignInDb = (): SignInDb => ({
  steps: new Map(),
  asked: [],
  passwords: [],
  sessions: [],
  secondFactor: false,
  listLayouts: [],
});

interface SavedLayout {
  list: string;
  columns: { field: string; width?: number | null }[] | null;
  density: string;
}

type Rejection = (code: string) => Error;

/** Root fields of it; `info` is what a user who is in reads. */
export function signingIn(db: Db, info: (name: string) => LoginInfo, rejection: Rejection) {
  const own = db.signIn;
  const setup = { uri: "otpauth://totp/Atalaya", secret, qr: "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>" };
  const next = (name: string): LoginInfo => {
    const [step, ...rest] = own.steps.get(name) ?? [];
    own.steps.set(name, rest);
    if (!step) {
      db.signedIn = name;
      return info(name);
    }
    const nobody = { jwt: null, userId: null, name: null, profileType: null, visibleColumns: [], userTables: [], centers: [] };
    return { ...info(name), ...nobody, step, challenge: `${name} ${rest.length}` } as never;
  };
  const whose = (challenge: string): string => challenge.split(" ")[0]!;
  const checked = ({ password, repeated }: { password: string; repeated: string }): void => {
    if (password !== repeated) throw rejection("PASSWORDS_DIFFER");
    if (unmetRules(password).length) throw rejection("PASSWORD_RULES");
    if (/^Password1!$/i.test(password)) throw rejection("PASSWORD_COMMON");
    own.passwords.push(password);
  };
  const coded = (code: string): void => {
    if (code.replaceAll(" ", "") !== goodCode) throw rejection("CODE_WRONG");
  };
  const account = () => ({
    id: "id-operator",
    user: "operator",
    name: "Operator Test",
    email: "operator@example.org",
    language: db.users.get("operator")!.language,
    internal: false,
    secondFactor: own.secondFactor,
    secondFactorRequired: false,
    passwordChangedAt: null,
    defaultCentre: null,
    listLayouts: own.listLayouts,
  });
  return {
    next,
    roots: {
      confirmSecondFactor({ input }: { input: { challenge: string; code: string } }) {
        if (input.code === "000000") throw rejection("CHALLENGE_OVER");
        coded(input.code);
        return next(whose(input.challenge));
      },
      setUpSecondFactor: () => setup,
      choosePassword({ input }: { input: { challenge: string; password: string; repeated: string } }) {
        checked(input);
        return next(whose(input.challenge));
      },
      requestPasswordReset({ input: { account: typed } }: { input: { account: string } }) {
        own.asked.push(typed);
        return { accepted: true };
      },
      resetPassword({ input }: { input: { token: string; password: string; repeated: string } }) {
        if (input.token !== goodToken) throw rejection("RESET_LINK_INVALID");
        checked(input);
        return { accepted: true };
      },
      myAccount: account,
      saveListLayout({ input: { list, columns, density } }: { input: SavedLayout }) {
        own.listLayouts = own.listLayouts.filter((one) => one.list !== list);
        if (columns) own.listLayouts.push({ list, columns: columns.map(({ field, width = null }) => ({ field, width })), density });
        return account();
      },
      changeMyLanguage({ input: { language } }: { input: { language: Locale } }) {
        db.users.get("operator")!.language = language;
        return account();
      },
      mySessions: () => own.sessions,
      changePassword({ input }: { input: { current: string; password: string; repeated: string } }) {
        if (input.current !== "Present-1!") throw rejection("PASSWORD_WRONG");
        checked(input);
        return account();
      },
      enrolSecondFactor: ({ input: { password } }: { input: { password: string } }) => {
        if (password !== "Present-1!") throw rejection("PASSWORD_WRONG");
        return setup;
      },
      confirmEnrolment({ input: { code } }: { input: { code: string } }) {
        coded(code);
        own.secondFactor = true;
        return account();
      },
      removeSecondFactor({ input: { code } }: { input: { code: string } }) {
        coded(code);
        own.secondFactor = false;
        return account();
      },
      endSession({ input: { id } }: { input: { id: string } }) {
        const ended = own.sessions.find((session) => session["id"] === id);
        own.sessions = own.sessions.filter((session) => session !== ended);
        return ended;
      },
      endOtherSessions() {
        const ended = own.sessions.filter((session) => !session["current"]);
        own.sessions = own.sessions.filter((session) => session["current"]);
        return ended;
      },
    },
  };
}
