import { createTransport, type Transporter } from "nodemailer";
import { z } from "zod";
import type { IntegrationOperation } from "../../../schema/rules/claims/actionState";
import { transaction, type Work } from "../../db/transaction";
import { IntegrationError, type CallResult, type CallBody, type IntegrationAdapter } from "../adapter";
import { deleteLink, composeMail } from "./mailTemplates";

interface Settings {
  url: string;
  /** Who the mails are from. */
  from: string;
  /** Where the product is reached. */
  publicUrl: string;
}

/** Mails by SMTP: `smtp://` (STARTTLS where the server has it) or `smtps://`, user and password in the address. */
export class MailSmtp implements IntegrationAdapter {
  private readonly transport: Transporter;

  constructor(
    private readonly work: Work,
    private readonly settings: Settings,
  ) {
    // text is all we send: nothing is ever read from a file or an address
    this.transport = createTransport(settings.url, { disableFileAccess: true, disableUrlAccess: true });
  }

  async call(_operation: IntegrationOperation, body: CallBody, key: string, signal: AbortSignal): Promise<CallResult> {
    const { from, publicUrl: home } = this.settings;
    const letter = await transaction(this.work, (tx, now) => composeMail(tx, now, home, body));
    if (!letter) return { ok: true };
    try {
      const to = { name: "", address: letter.to };
      const messageId = `<${key.replace(/^mail /, "")}@${new URL(home).hostname}>`;
      await this.transport.sendMail({ from, to, subject: letter.subject, text: letter.text, messageId, signal });
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

const sendError = z
  .object({ responseCode: z.number().optional().catch(undefined), code: z.string().optional().catch(undefined) })
  .catch({ responseCode: undefined, code: undefined });

/** SMTP's own number or the library's word; never the server's sentence, which repeats the address. */
function codeOf(error: unknown): string {
  const { responseCode, code } = sendError.parse(error);
  return responseCode === undefined ? (code ?? "UNREACHABLE") : `SMTP_${responseCode}`;
}
