import { isIP } from "node:net";

export const isLoopbackHost = (name: string): boolean =>
  name === "localhost" || name === "[::1]" || (isIP(name) === 4 && name.startsWith("127."));
