import { BlockList, isIP } from "node:net";

/** Addresses outside the public internet: private, loopback, link-local, documentation, and their IPv6 forms. */
const reserved = new BlockList();
const reservedIpv4: readonly (readonly [string, number])[] = [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
    ["172.16.0.0", 12],
  ] as const),
  ...([
    ["192.0.0.0", 24],
    ["192.0.2.0", 24],
    ["192.88.99.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
  ] as const),
  ...([
    ["198.51.100.0", 24],
    ["203.0.113.0", 24],
    ["224.0.0.0", 4],
    ["240.0.0.0", 4],
  ] as const),
];
for (const [network, prefix] of reservedIpv4) reserved.addSubnet(network, prefix, "ipv4");

/** Only public IPv6 addresses (2000::/3), except those that embed IPv4 or are reserved. */
const global = new BlockList();
global.addSubnet("2000::", 3, "ipv6");
const reservedIpv6: readonly (readonly [string, number])[] = [
  ...([
    ["2001::", 23],
    ["2001:db8::", 32],
    ["2002::", 16],
    ["3fff::", 20],
  ] as const),
];
for (const [network, prefix] of reservedIpv6) reserved.addSubnet(network, prefix, "ipv6");

export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, "ipv4");
  return version === 6 && global.check(address, "ipv6") && !reserved.check(address, "ipv6");
}
