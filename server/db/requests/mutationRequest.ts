import { createHash, createHmac } from "node:crypto";
import { and, eq, type SQL } from "drizzle-orm";
import { actorRow } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { isUuid } from "../../platform/uuid";
import type { Viewer } from "../../platform/viewer";
import type { Tx } from "../connect";
import { mutationRequests } from "../tables/mutationRequests";
import { seal, unseal } from "./seal";

const digest = (text: string): string => createHash("sha256").update(text).digest("base64url");

/** JSON with sorted keys, so that the order of input fields does not matter. Null and omitted fields are equal. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, field]) => field != null)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : part,
  );

/** A mutation with `requestId`. Its first transaction stores the request and its result, or returns the stored result. */
export class MutationRequest {
  private isTaken = false;
  private readonly key;

  constructor(
    { actor, scope, functionalities }: Viewer,
    private readonly mutation: string,
    private readonly requestId: string,
    input: Readonly<Record<string, unknown>>,
  ) {
    if (!isUuid(requestId)) throw new AppError("BAD_USER_INPUT", { field: "requestId" });
    const { actorKind, actorId } = actorRow(actor);
    const content = canonical({ ...input, requestId: null });
    this.key = {
      ...{ actorKind, actorId: actorId!, idDigest: digest(requestId), mutation },
      inputDigest: createHmac("sha256", requestId).update(`${mutation} ${content}`).digest("base64url"),
      access: digest(JSON.stringify([scope.version, [...functionalities].sort()])),
    };
  }

  /** Returns the request for the first transaction of the mutation and undefined for later ones. */
  take(): this | undefined {
    if (this.isTaken) return undefined;
    this.isTaken = true;
    return this;
  }

  /**
   * Runs the mutation or returns its stored result. A concurrent identical request waits for the first. Throws REQUEST_REUSED, or
   * FORBIDDEN if the caller's rights have changed.
   */
  async once<T>(tx: Tx, at: SQL, run: () => Promise<T>): Promise<T> {
    const inserted = await tx
      .insert(mutationRequests)
      .values({ ...this.key, at: at as unknown as Date })
      .onConflictDoNothing()
      .returning({ mutation: mutationRequests.mutation });
    if (!inserted.length) return this.storedResult(tx) as Promise<T>;
    const result = await run();
    await tx
      .update(mutationRequests)
      .set({ result: seal(this.requestId, result) })
      .where(this.isThis());
    return result;
  }

  private async storedResult(tx: Tx): Promise<unknown> {
    const [row] = await tx.select().from(mutationRequests).where(this.isThis());
    // The row was removed after the conflict.
    if (!row?.result) throw new AppError("UNAVAILABLE");
    if (row.mutation !== this.mutation || row.inputDigest !== this.key.inputDigest) throw new AppError("REQUEST_REUSED");
    if (row.access !== this.key.access) throw new AppError("FORBIDDEN");
    return unseal(this.requestId, row.result);
  }

  private isThis(): SQL {
    const { actorKind, actorId, idDigest } = this.key;
    return and(eq(mutationRequests.actorKind, actorKind), eq(mutationRequests.actorId, actorId), eq(mutationRequests.idDigest, idDigest))!;
  }
}
