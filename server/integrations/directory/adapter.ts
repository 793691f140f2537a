import type { ErrorCode } from "../../../schema/rules/errors";

export interface Directory {
  address(checks: DirectoryChecks): Promise<URL>;
  /** Returns the authenticated person from the callback's query after all checks. Throws DirectoryError. */
  identify(answer: URLSearchParams, checks: DirectoryChecks): Promise<DirectoryPerson>;
  loggedOut(token: string, now: number): Promise<DirectoryLogout>;
}

export interface DirectoryChecks {
  state: string;
  nonce: string;
  /** PKCE verifier; the request contains its SHA-256. */
  verifier: string;
}

/** Permanent identity; e-mail addresses can be reassigned, so they are not used. */
export interface DirectoryIdentity {
  issuer: string;
  /** Empty if the directory has no tenants. */
  tenant: string;
  object: string;
}

export interface DirectoryPerson extends DirectoryIdentity {
  roles: string[];
  /** For display and mails only; never used for decisions. */
  userName: string | null;
  name: string | null;
  email: string | null;
}

export interface DirectoryLogout extends DirectoryIdentity {
  /** Time of the logout; later sessions remain. */
  at: Date;
}

/** `detail` is a code for the log, never contents of the response. */
export class DirectoryError extends Error {
  constructor(
    readonly code: Extract<ErrorCode, `DIRECTORY_${string}`>,
    readonly detail: string,
  ) {
    super(detail);
  }
}
