import { describe, expect, test } from "vitest";
import { clientAddress, trustedProxies } from "../../../server/http/trustedProxies";

const addressOf = (setting: number | string[] | undefined, remoteAddress: string, forwardedFor?: string): string =>
  clientAddress({ socket: { remoteAddress } as never, headers: { "x-forwarded-for": forwardedFor } }, trustedProxies(setting));

describe("the address of a client", () => {
  test("is the peer's if the peer is not a trusted proxy", () => {
    expect(addressOf(undefined, "10.0.0.1", "192.0.2.1")).toBe("10.0.0.1");
    expect(addressOf(["10.0.0.0/8"], "192.168.0.1", "192.0.2.1")).toBe("192.168.0.1");
    expect(addressOf(["10.0.0.0/8"], "10.0.0.1")).toBe("10.0.0.1");
  });

  test("is the last one that is not a trusted proxy", () => {
    expect(addressOf(["10.0.0.0/8"], "10.0.0.1", "198.51.100.9, 192.0.2.1, 10.0.0.2")).toBe("192.0.2.1");
    expect(addressOf(["loopback", "fd00::/8"], "::1", "192.0.2.1,fd00::7")).toBe("192.0.2.1");
    expect(addressOf(["uniquelocal"], "::ffff:172.31.240.2", "192.0.2.1")).toBe("192.0.2.1");
    expect(addressOf(["172.31.240.2"], "172.31.240.2", "not an address, 192.0.2.1")).toBe("192.0.2.1");
    expect(addressOf(["172.31.240.2"], "172.31.240.2", "192.0.2.1, not an address")).toBe("not an address");
  });

  test("is found by the number of hops if the setting is a number", () => {
    expect(addressOf(1, "203.0.113.1", "198.51.100.9, 192.0.2.1")).toBe("192.0.2.1");
    expect(addressOf(2, "203.0.113.1", "198.51.100.9, 192.0.2.1")).toBe("198.51.100.9");
    expect(addressOf(5, "203.0.113.1", "198.51.100.9, 192.0.2.1")).toBe("198.51.100.9");
  });
});
