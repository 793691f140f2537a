import type { Env } from "./env";

export const publicUrl = ({ PUBLIC_URL, PORT }: Pick<Env, "PUBLIC_URL" | "PORT">): string => PUBLIC_URL ?? `http://localhost:${PORT}`;
