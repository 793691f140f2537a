// Styles that are made as the page runs (Mantine's, and what keeps a page still behind a dialog) are let through by this page's nonce alone.
declare global {
  interface Window {
    /** What react-remove-scroll looks for. */
    __webpack_nonce__?: string;
  }
}

/** The nonce that the server gave this page; a browser shows it to scripts only as a property. Empty where there is none. */
export const styleNonce = (): string => document.querySelector<HTMLMetaElement>("meta[property=csp-nonce]")?.nonce ?? "";

window.__webpack_nonce__ = styleNonce();
