// The content security policy allows styles created at run time (Mantine, react-remove-scroll) only with this page's nonce.
declare global {
  interface Window {
    /** Read by react-remove-scroll. */
    __webpack_nonce__?: string;
  }
}

/** Nonce of this page, or "". Browsers expose it to scripts only as a property. */
export const styleNonce = (): string => document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ?? "";

window.__webpack_nonce__ = styleNonce();
