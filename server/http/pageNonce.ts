/** What the client's pages have in the place of their nonce. */
const placeholder = "__NONCE__";

export const withNonce = (page: string, nonce: string): string => page.replace(placeholder, nonce);
