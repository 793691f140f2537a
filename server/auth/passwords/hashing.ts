import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../../platform/errors";

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash costs 80 ms of CPU and 19 MiB. The queue's length corresponds to the time a user is willing to wait. */
const HASHING_LIMITS = { atOnce: 4, waiting: 256 } as const;
let running = 0;
const waiting: (() => void)[] = [];

async function withHashingSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= HASHING_LIMITS.atOnce) {
    if (waiting.length >= HASHING_LIMITS.waiting) throw new AppError("TOO_MANY_ATTEMPTS", { seconds: 10, minutes: 1 });
    await new Promise<void>((go) => waiting.push(go));
  } else running++;
  try {
    return await work();
  } finally {
    // The slot passes directly to the next waiter, so that no newcomer can take it in between.
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** Keyboards produce composed or decomposed accents, so passwords are compared as NFC (RFC 8265, 4.2.2). */
const normalized = (password: string): string => password.normalize("NFC");

export const hashPassword = (password: string): Promise<string> => withHashingSlot(() => hash(normalized(password), ARGON2_COST));

let dummyHash: Promise<string> | undefined;

/**
 * Older hashes are of the password as typed, so both forms are tried. Takes equal time without a hash, to hide unknown users. Throws
 * TOO_MANY_ATTEMPTS if the queue is full.
 */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash("no user has this password", ARGON2_COST);
  const against = passwordHash ?? (await dummyHash);
  let matches = false;
  for (const form of new Set([normalized(password), password, password.normalize("NFD")]))
    matches ||= await withHashingSlot(() => verify(against, form));
  return matches && passwordHash != null;
}
