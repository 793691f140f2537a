import { describe, expect, test } from "vitest";
import { readEnv } from "../../../server/platform/env";

const expectRefused = (setting: string, values: string[]): void => {
  for (const value of values) expect(() => readEnv({ [setting]: value }), value).toThrow(new RegExp(`^ {2}${setting}: must be `, "m"));
};

describe("TRUST_PROXY", () => {
  test("accepts a number of proxies, or a list of addresses and networks", () => {
    const read = (TRUST_PROXY: string) => readEnv({ TRUST_PROXY }).TRUST_PROXY;
    expect(read("1")).toBe(1);
    expect(read("2")).toBe(2);
    expect(read("loopback, 10.0.0.0/8,fd00::/8,192.0.2.7")).toEqual(["loopback", "10.0.0.0/8", "fd00::/8", "192.0.2.7"]);
    expect(readEnv({}).TRUST_PROXY).toBeUndefined();
  });

  test("is named in the error if it is neither", () => {
    expectRefused("TRUST_PROXY", ["true", "0", "17", "-1", "1.5", "*", "10.0.0.0/33", "10.0.0.0/0", "10.0.0/8", "proxy.test", "1,2"]);
  });
});

describe("PUBLIC_URL", () => {
  test("is an origin, written in one form", () => {
    const read = (PUBLIC_URL: string) => readEnv({ PUBLIC_URL }).PUBLIC_URL;
    expect(["https://Example.com/", "https://example.com:443", "http://localhost:4000", "http://[::1]:80"].map(read)).toEqual([
      "https://example.com",
      "https://example.com",
      "http://localhost:4000",
      "http://[::1]",
    ]);
  });

  test("is named in the error if it has a path, a query, a fragment or a password", () => {
    const more = ["https://example.com/atalaya", "https://example.com?x=1", "https://example.com/?", "http://localhost:4000/#/"];
    expectRefused("PUBLIC_URL", [...more, "https://user:pw@example.com", "https:example.com", "ftp://example.com", "example.com"]);
  });
});

test("reads ALLOWED_HOSTS as names and addresses separated by commas", () => {
  expect(readEnv({ ALLOWED_HOSTS: "a.example, 10.1.2.3,[fd00::5]" }).ALLOWED_HOSTS).toEqual(["a.example", "10.1.2.3", "[fd00::5]"]);
  expectRefused("ALLOWED_HOSTS", ["a.example;b.example", "a.example b.example", "https://a.test", "a.test:80", "*", "a.test/b"]);
});

describe("a service that receives a secret", () => {
  const https = (setting: string) => new RegExp(`^ {2}${setting}: must begin with (https|tls)://`, "m");
  const settings = [
    ["NATS_URL", "nats://user:password@"],
    ["HERE_ROUTING_URL", "http://"],
    ["PLACES_URL", "http://"],
    ["ASSISTANCE_URL", "http://"],
    ["GENESYS_API_URL", "http://"],
    ["GENESYS_LOGIN_URL", "http://"],
  ] as const;

  test.each(settings)("is rejected without TLS: %s", (setting, scheme) => {
    const read = (host: string, more = {}) => readEnv({ [setting]: `${scheme}${host}:1234`, PLACES: "PHOTON", PLACES_KEY: "key", ...more });
    for (const host of ["service.example", "10.0.0.1", "127.0.0.1.evil.example", "localhost.example"])
      expect(() => read(host)).toThrow(https(setting));
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) expect(() => read(host)).not.toThrow();
    expect(() => read("nats", { PLAINTEXT_HOSTS: "Nats, other" })).not.toThrow();
    expect(() => read("nats", { PLAINTEXT_HOSTS: "other" })).toThrow(https(setting));
  });

  test("is accepted without TLS when it receives no key", () => {
    expect(() => readEnv({ PLACES: "PHOTON", PLACES_URL: "http://photon:2322", OSRM_URL: "http://osrm:5000" })).not.toThrow();
  });

  test("is rejected without TLS as a directory even if it is named", () => {
    const directory = { OIDC_CLIENT_ID: "a", OIDC_CLIENT_SECRET: "b", OIDC_ISSUER: "http://directory.example" };
    expect(() => readEnv({ ...directory, PLAINTEXT_HOSTS: "directory.example" })).toThrow(/OIDC_ISSUER: must begin with https/);
  });
});

test("reads MAIL_FROM as an address with or without a name", () => {
  for (const sender of ["a@b.example", "Atalaya <atalaya@localhost>", '"Mapa, Operaciones" <mapa@example.com>', "<a@b.example>"])
    expect(readEnv({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender);
  const wrong = ["not an address", "a@b c", "Atalaya <atalaya>", "a@b, c@d", "Atalaya <a@b> x", "a@b\r\nBcc: c@d", "@example.com"];
  expectRefused("MAIL_FROM", wrong);
});
