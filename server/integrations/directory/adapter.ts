import type { ErrorCode } from "../../../schema/rules/errors";

/** The corporate directory, which vouches for internal users. */
export interface Directory {
  /** Where the browser is sent to sign in. Throws DirectoryError. */
  address(checks: DirectoryChecks): Promise<URL>;
  /** Who signed in, by the query that the browser came back with, once every check has passed. Throws DirectoryError. */
  identify(answer: URLSearchParams, checks: DirectoryChecks): Promise<DirectoryPerson>;
  /** Whose sessions are to end, by a log-out token of the directory. Throws DirectoryError. */
  loggedOut(token: string, now: number): Promise<DirectoryLogout>;
}

/** Random values that tie the directory's answer to what was asked. */
export interface DirectoryChecks {
  state: string;
  nonce: string;
  /** Of PKCE; the directory is first sent its SHA-256. */
  verifier: string;
}

/** What names a person for ever: never the e-mail, which others can be given. */
export interface DirectoryIdentity {
  issuer: string;
  /** Empty where the directory has no tenants. */
  tenant: string;
  object: string;
}

export interface DirectoryPerson extends DirectoryIdentity {
  /** Roles and groups. */
  roles: string[];
  /** To sign in by elsewhere, to be shown, to be written to: nothing is decided by them. */
  userName: string | null;
  name: string | null;
  email: string | null;
}

export interface DirectoryLogout extends DirectoryIdentity {
  /** When the directory said so; sessions that began later stay. */
  at: Date;
}

/** The directory's answer cannot be used. `detail` is for the log: a code, never anything of the answer. */
export class DirectoryError extends Error {
  constructor(
    readonly code: Extract<ErrorCode, `DIRECTORY_${string}`>,
    readonly detail: string,
  ) {
    super(detail);
  }
}
