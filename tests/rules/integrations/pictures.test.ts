import { describe, expect, test, vi } from "vitest";
import { pictureLimits, pictureTypeOf } from "../../../schema/rules/claims/pictures";
import { fetchPicture, type PictureAnswer, type PictureSources } from "../../../server/integrations/pictures/fetchPicture";
import { isPublicAddress } from "../../../server/integrations/publicAddress";

const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(100)]);
const png = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(100)]);
const webp = Buffer.concat([Buffer.from("RIFF"), Buffer.alloc(4), Buffer.from("WEBPVP8 "), Buffer.alloc(100)]);
const publicAddress = "93.184.216.34";

interface Given {
  /** Addresses of each host; an absent host has a public address. */
  hosts?: Record<string, string[]>;
  /** Response of each URL; an absent one returns a picture. */
  answers?: Record<string, Partial<Omit<PictureAnswer, "body">> & { body?: AsyncIterable<Buffer> | Buffer }>;
}

/** A web in memory, its clock stopped until `expire`. */
function sources({ hosts = {}, answers = {} }: Given = {}) {
  const asked: [url: string, address: string][] = [];
  const controller = new AbortController();
  const closed: string[] = [];
  const web: PictureSources = {
    resolve: async (host) => hosts[host] ?? [publicAddress],
    ask: async ({ href }, address) => {
      asked.push([href, address]);
      const { body = jpeg, ...answer } = answers[href] ?? {};
      const chunks = Buffer.isBuffer(body)
        ? (async function* () {
            yield body;
          })()
        : body;
      return { status: 200, location: undefined, length: undefined, body: chunks, close: () => void closed.push(href), ...answer };
    },
    timeout: (ms) => ({ signal: (expect(ms).toBe(pictureLimits.timeoutMs), controller.signal), cancel: () => undefined }),
  };
  return { web, asked, closed, expire: () => controller.abort() };
}
const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "none",
    ({ code }: { code: string }) => code,
  );

describe("an address", () => {
  test.each([
    ...["127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "198.18.0.1"],
    ...[
      "224.0.0.1",
      "255.255.255.255",
      "::1",
      "::",
      "fe80::1",
      "fc00::1",
      "fd12::1",
      "::ffff:127.0.0.1",
      "::ffff:8.8.8.8",
      "64:ff9b::7f00:1",
    ],
    ...["2002:7f00:1::", "2001:db8::1", "ff02::1", "localhost", ""],
  ])("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
  test.each([publicAddress, "8.8.8.8", "172.32.0.1", "2606:4700::1111", "2a00:1450:4003::200e"])("%s is public", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe("a picture", () => {
  test.each([
    ["image/jpeg", jpeg],
    ["image/png", png],
    ["image/webp", webp],
  ])("is identified by its content: %s", async (type, bytes) => {
    const { web } = sources({ answers: { "https://a.example/p": { body: bytes } } });
    expect(await fetchPicture("https://a.example/p", web)).toEqual({ type, bytes });
  });

  test("is fetched from the address that was checked", async () => {
    const { web, asked } = sources({ hosts: { "a.example": ["2606:4700::1111"] } });
    await fetchPicture("https://a.example/p", web);
    expect(asked).toEqual([["https://a.example/p", "2606:4700::1111"]]);
  });

  test.each([
    ["http", "http://a.example/p", {}],
    ["a private name", "https://intern.example/p", { "intern.example": ["10.0.0.5"] }],
    ["a name with a public and a private address", "https://both.example/p", { "both.example": [publicAddress, "127.0.0.1"] }],
    ["an unknown name", "https://none.example/p", { "none.example": [] }],
    ["a local address", "https://127.0.0.1/p", {}],
    ["a local IPv6 address", "https://[::1]/p", {}],
    ["a local address written as a number", "https://2130706433/p", {}],
    ["a link-local address", "https://169.254.169.254/latest/meta-data", {}],
    ["a user's name and password", "https://me:secret@a.example/p", {}],
  ])("is not fetched from %s, without any request", async (_what, address, hosts) => {
    const { web, asked } = sources({ hosts });
    expect(await codeOf(fetchPicture(address, web))).toBe("PICTURE_UNAVAILABLE");
    expect(asked).toEqual([]);
  });

  test("follows redirects and checks each target", async () => {
    const hosts = { "intern.example": ["192.168.0.9"] };
    const answers = {
      "https://a.example/p": { status: 302, location: "https://b.example/q" },
      "https://b.example/q": { status: 307, location: "/r" },
      "https://a.example/ours": { status: 302, location: "https://intern.example/p" },
      "https://a.example/plain": { status: 302, location: "http://b.example/p" },
      "https://a.example/round": { status: 302, location: "/round" },
    };
    const good = sources({ hosts, answers });
    expect((await fetchPicture("https://a.example/p", good.web)).type).toBe("image/jpeg");
    expect(good.asked.map(([url]) => url)).toEqual(["https://a.example/p", "https://b.example/q", "https://b.example/r"]);
    for (const path of ["ours", "plain"]) {
      const { web, asked } = sources({ hosts, answers });
      expect(await codeOf(fetchPicture(`https://a.example/${path}`, web))).toBe("PICTURE_UNAVAILABLE");
      expect(asked).toHaveLength(1);
    }
    const round = sources({ answers });
    expect(await codeOf(fetchPicture("https://a.example/round", round.web))).toBe("PICTURE_UNAVAILABLE");
    expect(round.asked).toHaveLength(pictureLimits.redirects + 1);
  });

  test("is rejected with another content, whatever its name, and its connection is closed", async () => {
    const { web, closed } = sources({ answers: { "https://a.example/p.jpg": { body: Buffer.from("<svg onload=alert(1)> and more") } } });
    expect(await codeOf(fetchPicture("https://a.example/p.jpg", web))).toBe("PICTURE_INVALID");
    expect(closed).toEqual(["https://a.example/p.jpg"]);
    const short = sources({ answers: { "https://a.example/p": { body: Buffer.from([0xff, 0xd8]) } } });
    expect(await codeOf(fetchPicture("https://a.example/p", short.web))).toBe("PICTURE_INVALID");
  });

  test("is not read beyond the limit, announced or not", async () => {
    let read = 0;
    const endless = async function* () {
      yield jpeg;
      for (;;) {
        read += 1_000_000;
        yield Buffer.alloc(1_000_000);
      }
    };
    const announced = sources({ answers: { "https://a.example/p": { length: pictureLimits.bytes + 1, body: endless() } } });
    expect(await codeOf(fetchPicture("https://a.example/p", announced.web))).toBe("PICTURE_INVALID");
    expect(read).toBe(0);
    const silent = sources({ answers: { "https://a.example/p": { body: endless() } } });
    expect(await codeOf(fetchPicture("https://a.example/p", silent.web))).toBe("PICTURE_INVALID");
    expect(read).toBeLessThanOrEqual(pictureLimits.bytes + 1_000_000);
  });

  test("is abandoned after the timeout in every phase", async () => {
    const never = new Promise<never>(() => undefined);
    const body = async function* () {
      yield jpeg;
      await never;
    };
    const slow: ((web: PictureSources) => void)[] = [
      (web) => (web.resolve = () => never),
      (web) => (web.ask = () => never),
      (web) => (web.ask = async () => ({ status: 200, location: undefined, length: undefined, body: body(), close: () => undefined })),
    ];
    for (const slowly of slow) {
      const { web, expire } = sources();
      slowly(web);
      const code = vi.fn();
      const fetched = codeOf(fetchPicture("https://a.example/p", web)).then(code);
      await new Promise(setImmediate);
      expect(code).not.toHaveBeenCalled();
      expire();
      await fetched;
      expect(code).toHaveBeenCalledWith("PICTURE_UNAVAILABLE");
    }
  });

  test("does not reveal why it is unavailable", async () => {
    const { web } = sources({ answers: { "https://a.example/p": { status: 403 } } });
    web.resolve = () => Promise.reject(new Error("ENOTFOUND"));
    expect(await codeOf(fetchPicture("https://a.example/p", web))).toBe("PICTURE_UNAVAILABLE");
  });

  test("is identified only by its first bytes", () => {
    expect(pictureTypeOf(Buffer.from("GIF89a"))).toBeNull();
    expect(pictureTypeOf(Buffer.from("RIFF....WAVE"))).toBeNull();
    expect(pictureTypeOf(new Uint8Array())).toBeNull();
  });
});
