// Functions that jsdom lacks, the in-memory server, and a clean page before each test.
import { notifications } from "@mantine/notifications";
import { cleanup, configure } from "@testing-library/react";
import * as React from "react";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { session } from "../../client/session/session";
import { chooseLanguage, setAccountLanguage } from "../../client/i18n/language";
import { loadMessages } from "../../client/i18n/messages";
import { mapIsDrawn } from "../../client/store/mapDrawn";
import { loadPartsAhead } from "../../client/ui/lazyPart";
import { WAIT_TIMEOUT_MS } from "../fixtures/waitTimeout";
import { createDb, type Db } from "../msw/db";
import { handlers } from "../msw/handlers";

// jsdom draws nothing. Content of pictures is tested in rules, their presence in e2e.
vi.mock("echarts/core", () => ({ use: () => undefined, init: () => ({ setOption() {}, resize() {}, dispose() {} }) }));

let operation = createDb();
/** The operation behind the server of this test; a new one for each. */
export const db = (): Db => operation;

let requests: string[] = [];
/** The documents that this test's page has sent, in order. */
export const asked = (): string[] => requests;

export const server = setupServer(...handlers(db, (query) => void requests.push(query)));

configure({ asyncUtilTimeout: WAIT_TIMEOUT_MS });

// React notes for each element that it makes where that was, at most so many times a second: a sixth of what these tests take.
Object.defineProperty((React as never)["__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE"], "recentlyCreatedOwnerStacks", {
  get: () => Infinity,
  set() {
    // Counted from 0 again each second.
  },
});

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: Observer, IntersectionObserver: Observer });
Object.assign(document, { fonts: new EventTarget() });
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
  if (typeof to !== "object" || to.top === undefined) return;
  this.scrollTop = to.top;
  this.dispatchEvent(new Event("scroll"));
} as never;
// jsdom lays nothing out: a table is as high as twenty rows, so that it makes some.
for (const side of ["clientHeight", "clientWidth"])
  Object.defineProperty(Element.prototype, side, {
    configurable: true,
    get(this: Element) {
      return this.matches("[data-table-scroller]") ? 600 : 0;
    },
  });
// No style sheets: jsdom would match every Mantine rule on each query.
window.getComputedStyle = (element) => (element as HTMLElement).style;
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }) as never;

beforeAll(async () => {
  mapIsDrawn();
  // as a page that has been open for a moment
  await loadPartsAhead();
  server.listen({ onUnhandledRequest: "error" });
  await loadMessages("en");
});
beforeEach(() => {
  operation = createDb();
  requests = [];
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  setAccountLanguage(null);
  chooseLanguage("en");
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // The store of messages is a package's: it stays when the page and the product's modules go.
  notifications.clean();
  server.resetHandlers();
  session.set({ status: "unknown", unreachable: false });
});
afterAll(() => server.close());
