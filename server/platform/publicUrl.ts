import type { Env } from "./env";

/** Where browsers reach the product; without a slash at its end. */
export const publicUrl = ({ PUBLIC_URL, PORT }: Pick<Env, "PUBLIC_URL" | "PORT">): string =>
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, "");
