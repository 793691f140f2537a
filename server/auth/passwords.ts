import { hash, verify } from "@node-rs/argon2";

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** At most this many at once: each costs 80 ms of CPU and 19 MiB. */
const atOnce = 4;
let running = 0;
const waiting: (() => void)[] = [];

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}

export const hashPassword = (password: string): Promise<string> => bounded(() => hash(password, cost));

let nobody: Promise<string> | undefined;

/** Whether the password is the one hashed; takes as long when there is no hash, so that an unknown user cannot be told by time. */
export async function passwordMatches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword("no user has this password");
  const against = passwordHash ?? (await nobody);
  const matches = await bounded(() => verify(against, password));
  return matches && passwordHash != null;
}
