import { BlockList, isIP } from "node:net";

/** What is no address of the public internet: our own networks, this machine, links, documentation, and ways to write these in IPv6. */
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

/** Of IPv6 only what is handed out to the public (2000::/3) is taken, and of that not what wraps another address or is reserved. */
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

/** Whether an IP address is one of the public internet; false also for what is no address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !reserved.check(address, "ipv4");
  return version === 6 && global.check(address, "ipv6") && !reserved.check(address, "ipv6");
}
