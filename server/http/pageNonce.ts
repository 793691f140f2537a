const placeholder = "__NONCE__";

export const withNonce = (page: string, nonce: string): string => page.replace(placeholder, nonce);
