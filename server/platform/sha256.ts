import { hash } from "node:crypto";

/** SHA-256 of a text, 64 hexadecimal digits: of a secret it is what is stored, of a row what tells that it was changed. */
export const sha256 = (text: string): string => hash("sha256", text);
