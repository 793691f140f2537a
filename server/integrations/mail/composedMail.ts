export interface ComposedMail {
  to: string;
  subject: string;
  text: string;
  userId: string;
  tokenHash: string | null;
  files?: MailFile[];
  /** Address for unsubscribing by POST (RFC 8058). */
  unsubscribe?: string;
}

export interface MailFile {
  name: string;
  type: string;
  bytes: Buffer;
}
