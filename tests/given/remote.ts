import type { OutsideOperation } from "../../schema/rules/deeds";
import { OutsideFailure, type Answer, type CallBody, type OutsidePortAdapter } from "../../server/outside/ports";

interface Heard {
  operation: OutsideOperation;
  body: CallBody;
  key: string;
}

/** An outside system in the test's hand: it does each call of a key once, whatever becomes of its answers. */
export class Remote implements OutsidePortAdapter {
  /** Attempts that reached it, in order. */
  readonly heard: Heard[] = [];
  /** Keys it did. */
  readonly did = new Set<string>();
  answer: (heard: Heard) => Promise<Answer> = () => Promise.resolve({ ok: true });

  call(operation: OutsideOperation, body: CallBody, key: string): Promise<Answer> {
    this.heard.push({ operation, body, key });
    return this.answer({ operation, body, key }).then((answer) => {
      if (answer.ok) this.did.add(key);
      return answer;
    });
  }

  pathOf(operation: OutsideOperation): string {
    return `/${operation}`;
  }

  heardOf(claimId: string): Heard[] {
    return this.heard.filter(({ body }) => body.claimId === claimId);
  }

  well = (): void => void (this.answer = () => Promise.resolve({ ok: true }));
  refusing = (refused: Extract<Answer, { ok: false }>["refused"]): void =>
    void (this.answer = () => Promise.resolve({ ok: false, refused, output: { status: 409, message: "no" } }));
  down = (): void => void (this.answer = () => Promise.reject(new OutsideFailure("STATUS_503", { status: 503 })));
  /** Never answers. */
  silent = (): void => void (this.answer = () => new Promise(() => undefined));
}
