import { uuidv7 } from "uuidv7";
import type { OutsideOperation } from "../../../schema/rules/deeds";
import { mails } from "../../db/tables/mails";
import type { Work } from "../../db/transaction";
import type { Answer, CallBody, OutsidePortAdapter } from "../ports";
import { take } from "../standIn";
import { letterOf } from "./letters";

/** In the place of a mail server: what it takes, the administrator who manages the user can read. */
export class MailStandIn implements OutsidePortAdapter {
  readonly builtIn = true;

  constructor(
    private readonly work: Work,
    private readonly home: string,
  ) {}

  call(operation: OutsideOperation, body: CallBody, key: string, signal: AbortSignal): Promise<Answer> {
    // what was typed to name a user stays out of the list of calls
    const call = { port: "MAIL" as const, operation, body: { kind: body.kind }, key };
    return take(this.work, call, signal, async (tx, now) => {
      const letter = await letterOf(tx, now, this.home, body);
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
