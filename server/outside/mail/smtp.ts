import { createTransport, type Transporter } from "nodemailer";
import type { OutsideOperation } from "../../../schema/rules/deeds";
import { transaction, type Work } from "../../db/transaction";
import { OutsideFailure, type Answer, type CallBody, type OutsidePortAdapter } from "../ports";
import { dropLink, letterOf } from "./letters";

interface Settings {
  url: string;
  /** Who the mails are from. */
  from: string;
  /** Where the product is reached. */
  home: string;
}

/** Mails by SMTP: `smtp://` (STARTTLS where the server has it) or `smtps://`, user and password in the address. */
export class MailSmtp implements OutsidePortAdapter {
  private readonly transport: Transporter;

  constructor(
    private readonly work: Work,
    private readonly settings: Settings,
  ) {
    // text is all we send: nothing is ever read from a file or an address
    this.transport = createTransport(settings.url, { disableFileAccess: true, disableUrlAccess: true });
  }

  async call(_operation: OutsideOperation, body: CallBody, key: string, signal: AbortSignal): Promise<Answer> {
    const { from, home } = this.settings;
    const letter = await transaction(this.work, (tx, now) => letterOf(tx, now, home, body));
    if (!letter) return { ok: true };
    try {
      const to = { name: "", address: letter.to };
      const messageId = `<${key.replace(/^mail /, "")}@${new URL(home).hostname}>`;
      await this.transport.sendMail({ from, to, subject: letter.subject, text: letter.text, messageId, signal });
    } catch (error) {
      await transaction(this.work, (tx) => dropLink(tx, letter));
      throw new OutsideFailure(codeOf(error));
    }
    return { ok: true };
  }

  pathOf(): string {
    return "";
  }
}

/** SMTP's own number or the library's word; never the server's sentence, which repeats the address. */
function codeOf(error: unknown): string {
  const { responseCode, code } = (error ?? {}) as { responseCode?: unknown; code?: unknown };
  return typeof responseCode === "number" ? `SMTP_${responseCode}` : typeof code === "string" ? code : "UNREACHABLE";
}
