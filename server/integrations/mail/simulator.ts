import { uuidv7 } from "uuidv7";
import type { IntegrationOperation } from "../../../schema/rules/claims/integrations";
import { mails } from "../../db/tables/mails";
import type { Work } from "../../db/transaction";
import type { CallResult, CallBody, IntegrationAdapter } from "../adapter";
import { answerCall } from "../simulator";
import { composeMail } from "./mailTemplates";

/** Replaces the mail server; the user's administrator can read the mails. */
export class MailSimulator implements IntegrationAdapter {
  readonly isSimulator = true;

  constructor(
    private readonly work: Work,
    private readonly publicUrl: string,
  ) {}

  call(operation: IntegrationOperation, body: CallBody, key: string, signal: AbortSignal): Promise<CallResult> {
    // the typed user name is not stored in the list of calls
    const call = { integration: "MAIL" as const, operation, body: { kind: body.kind }, key };
    return answerCall(this.work, call, signal, async (tx, now) => {
      const letter = await composeMail(tx, now, this.publicUrl, body);
      if (letter) {
        const { to, subject, text, userId } = letter;
        await tx.insert(mails).values({ id: uuidv7(), at: now, to, subject, text, userId });
      }
      return null;
    });
  }

  pathOf(): string {
    return "";
  }
}
