import { hash, verify } from "@node-rs/argon2";
import { AppError } from "../../platform/errors";

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const ARGON2_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** At most this many at once, each costs 80 ms of CPU and 19 MiB; and this many waiting, about as long as somebody waits for an answer. */
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
    // who waits takes the place over, so that nobody who comes in between makes it one too many
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (password: string): Promise<string> => withHashingSlot(() => hash(password, ARGON2_COST));

let dummyHash: Promise<string> | undefined;

/**
 * Whether the password is the one hashed, exactly as it was received; takes as long when there is no hash, so that an unknown user cannot be
 * revealed by time. Throws TOO_MANY_ATTEMPTS when too many wait for the processor already.
 */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  dummyHash ??= hash("no user has this password", ARGON2_COST);
  const against = passwordHash ?? (await dummyHash);
  const matches = await withHashingSlot(() => verify(against, password));
  return matches && passwordHash != null;
}
