// The way of a browser through the directory and back to the product.
import type { GivenApp } from "./app";
import { Browser, callback, type GivenDirectory, type Person } from "./directory";

/** What the product's page is told in its address. */
export interface Told {
  jwt: string | null;
  error: string | null;
  lang: string | null;
}

export function givenSignIn(app: GivenApp, directory: GivenDirectory) {
  /** Begins, and answers where the directory is asked. */
  async function begin(browser: Browser, query = ""): Promise<URL> {
    const { status, to } = await browser.ask(`${app.url}/aad/login${query}`);
    if (status !== 302) throw new Error(`HTTP ${status}`);
    const address = new URL(to!);
    directory.forge?.(address);
    return address;
  }

  /** Signs the person in at the directory; answers where it leads back to, or undefined when it does not. */
  async function atDirectory(browser: Browser, address: URL, person: Person | null): Promise<URL | undefined> {
    directory.person = person;
    browser.forget(directory.issuer); // nobody is signed in there yet
    let at: string | null = address.href;
    for (let hops = 0; at && hops < 6; hops++) {
      ({ to: at } = await browser.ask(at));
      if (at && !at.startsWith(directory.issuer)) return new URL(at);
    }
    return undefined;
  }

  /** Comes back to the product with what the directory says. */
  async function comeBack(browser: Browser, answer: URL): Promise<Told> {
    const { status, to } = await browser.ask(`${app.url}/aad/callback${answer.search}`);
    if (status !== 302) throw new Error(`HTTP ${status}`);
    const [page, query] = new URL(to!).hash.split("?");
    if (page !== "#/login/aad") throw new Error(`leads to ${page}`);
    const told = new URLSearchParams(query);
    return { jwt: told.get("jwt"), error: told.get("error"), lang: told.get("lang") };
  }

  async function through(person: Person | null, browser = new Browser(), query = ""): Promise<Told> {
    const answer = await atDirectory(browser, await begin(browser, query), person);
    if (!answer?.href.startsWith(callback)) throw new Error("the directory did not lead back");
    return comeBack(browser, answer);
  }

  /** What the page does with the code: `jwt` is the session's token, `code` why there is none. */
  async function exchange(code: string, browser: Browser): Promise<{ jwt?: string; code?: string; cookie: string | null }> {
    const query = "mutation($code: String!) { exchangeHandoff(code: $code) { jwt name profileType language } }";
    const headers = { "content-type": "application/json" };
    const { response } = await browser.ask(`${app.url}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables: { code } }),
    });
    const { data, errors } = (await response.json()) as {
      data?: { exchangeHandoff: { jwt: string } };
      errors?: { extensions: { code: string } }[];
    };
    return { ...data?.exchangeHandoff, code: errors?.[0]?.extensions.code, cookie: response.headers.get("set-cookie") };
  }

  /** All of it; answers the session's token. */
  async function signIn(person: Person, browser = new Browser()): Promise<string> {
    const { jwt, error } = await through(person, browser);
    if (!jwt) throw new Error(`refused: ${error}`);
    return (await exchange(jwt, browser)).jwt!;
  }

  return { begin, atDirectory, comeBack, through, exchange, signIn };
}
