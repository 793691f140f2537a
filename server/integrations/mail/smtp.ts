import { createTransport, type Transporter } from "nodemailer";
import { z } from "zod";
import type { IntegrationOperation } from "../../../schema/rules/claims/integrations";
import { transaction, type Work } from "../../db/transaction";
import { IntegrationError, type CallResult, type CallBody, type IntegrationAdapter } from "../adapter";
import { deleteLink, composeMail } from "./mailTemplates";

interface Settings {
  url: string;
  from: string;
  allowPlaintext: boolean;
  publicUrl: string;
}

/** `smtp://` (with STARTTLS) or `smtps://`, with user and password in the address. */
export class MailSmtp implements IntegrationAdapter {
  private readonly transport: Transporter;

  constructor(
    private readonly work: Work,
    private readonly settings: Settings,
  ) {
    // mails contain only our texts and bytes, never files or addresses to load
    const noAccess = { disableFileAccess: true, disableUrlAccess: true };
    this.transport = createTransport({ url: settings.url, requireTLS: !settings.allowPlaintext, ...noAccess });
  }

  async call(_operation: IntegrationOperation, body: CallBody, key: string, signal: AbortSignal): Promise<CallResult> {
    const { from, publicUrl: home } = this.settings;
    const letter = await transaction(this.work, (tx, now) => composeMail(tx, now, home, body));
    if (!letter) return { ok: true };
    try {
      const to = { name: "", address: letter.to };
      const messageId = `<${key.replace(/^mail /, "")}@${new URL(home).hostname}>`;
      const attachments = (letter.files ?? []).map(({ name, type, bytes }) => ({ filename: name, contentType: type, content: bytes }));
      const headers = letter.unsubscribe === undefined ? {} : unsubscribeHeaders(letter.unsubscribe);
      await this.transport.sendMail({ from, to, subject: letter.subject, text: letter.text, messageId, attachments, headers, signal });
    } catch (error) {
      await transaction(this.work, (tx) => deleteLink(tx, letter));
      throw new IntegrationError(codeOf(error));
    }
    return { ok: true };
  }

  pathOf(): string {
    return "";
  }
}

/** RFC 2369 and RFC 8058: one-click unsubscribe. */
const unsubscribeHeaders = (address: string): Record<string, string> => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  "Auto-Submitted": "auto-generated",
});

const sendError = z
  .object({ responseCode: z.number().optional().catch(undefined), code: z.string().optional().catch(undefined) })
  .catch({ responseCode: undefined, code: undefined });

/**
 * ETLS if the server offers no TLS, otherwise the SMTP code or the library's code; never the server's text, which repeats the address.
 */
function codeOf(error: unknown): string {
  const { responseCode, code } = sendError.parse(error);
  return responseCode === undefined || code === "ETLS" ? (code ?? "UNREACHABLE") : `SMTP_${responseCode}`;
}
