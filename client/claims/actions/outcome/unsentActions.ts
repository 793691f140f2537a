import * as z from "zod/mini";
import { claimActionNames } from "../../../../schema/rules/claims/actions";
import { session } from "../../../session/session";
import { observable } from "../../../store/observable";
import { readStored, writeStored } from "../../../store/storedJson";
import type { ActionRequest } from "../actionRequest";

export interface UnsentAction {
  claimId: string;
  sent: ActionRequest;
}

const STORAGE_KEY = "atalaya.unsentActions";
const stored = z.array(
  z.object({
    claimId: z.string(),
    sent: z.object({
      action: z.enum(claimActionNames),
      input: z.object({
        minutes: z.optional(z.number()),
        reason: z.optional(z.string()),
        at: z.optional(z.nullable(z.string())),
        note: z.optional(z.nullable(z.string())),
      }),
      requestId: z.string(),
    }),
  }),
);

/** Actions whose request got no response, oldest first. They survive a reload. */
export const unsentActions = observable<readonly UnsentAction[]>(readStored("sessionStorage", STORAGE_KEY, stored) ?? []);

unsentActions.subscribe(() => writeStored("sessionStorage", STORAGE_KEY, unsentActions.get().length ? unsentActions.get() : null));
session.subscribe(() => session.get().status === "out" && unsentActions.get().length > 0 && unsentActions.set([]));

const without = (requestId: string): UnsentAction[] => unsentActions.get().filter(({ sent }) => sent.requestId !== requestId);

export const keepUnsent = (action: UnsentAction): void => unsentActions.set([...without(action.sent.requestId), action]);

export function discardUnsent(requestId: string): void {
  const rest = without(requestId);
  if (rest.length < unsentActions.get().length) unsentActions.set(rest);
}

export const isUnsent = ({ requestId }: ActionRequest): boolean => unsentActions.get().some(({ sent }) => sent.requestId === requestId);
