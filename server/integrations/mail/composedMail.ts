// A mail as it is given to the mail server.

export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  userId: string;
  /** Of the link that it holds. */
  tokenHash: string | null;
  files?: MailFile[];
  /** Where a POST ends the subscription that it belongs to (RFC 8058). */
  unsubscribe?: string;
}

export interface MailFile {
  name: string;
  type: string;
  bytes: Buffer;
}
