import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

const compose = readFileSync("server/deploy/compose.yaml", "utf8");
const containerfile = readFileSync("server/deploy/Containerfile", "utf8");
const services = new Map(
  compose
    .slice(compose.indexOf("\nservices:"), compose.indexOf("\nnetworks:"))
    .split(/^ {2}(?=\w+:$)/m)
    .slice(1)
    .map((text) => [text.slice(0, text.indexOf(":")), text]),
);

test("this test covers all services", () => {
  expect([...services.keys()]).toEqual(["node1", "node2", "balancer", "nats", "postgres"]);
});

describe.each([...services])("%s", (_name, text) => {
  test("is read-only, without capabilities and new privileges", () => {
    expect(text).toMatch(/<<: (\[\*node, )?\*hardened/);
    const hardened = compose.slice(compose.indexOf("x-hardened:"), compose.indexOf("x-node:"));
    for (const line of ["read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"]) expect(hardened).toContain(line);
    expect(text).not.toMatch(/cap_add|privileged|read_only: false|network_mode|pid:/);
  });
});

test("images are pinned by digest", () => {
  const images = [...compose.matchAll(/^ +image: (.+)$/gm)].map(([, image]) => image!).filter((image) => image !== "atalaya");
  const bases = [...containerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image!);
  expect([images.length, bases.length]).toEqual([3, 2]);
  for (const image of [...images, ...bases]) expect(image).toMatch(/^[a-z]+:[\w.-]+@sha256:[0-9a-f]{64}$/);
});

test("the product uses neither PostgreSQL's superuser nor NATS without a password", () => {
  expect(compose).toContain("DATABASE_URL: postgres://atalaya:${DATABASE_PASSWORD:?is needed}@postgres");
  expect(compose).not.toMatch(/POSTGRES_USER|POSTGRES_HOST_AUTH_METHOD/);
  expect(compose).toContain("NATS_URL: nats://atalaya:${NATS_PASSWORD:?is needed}@nats");
  expect(services.get("nats")).toContain('"--pass", "${NATS_PASSWORD:?is needed}"');
});

test("the nodes trust the balancer only, and PostgreSQL and NATS are on the internal network only", () => {
  const trusted = /TRUST_PROXY: (\S+)$/m.exec(compose)![1];
  expect(services.get("balancer")).toContain(`ipv4_address: ${trusted}`);
  for (const name of ["nats", "postgres"]) expect(services.get(name)).toContain("networks: [back]");
  expect(compose).toMatch(/ {2}back:\n {4}internal: true/);
  for (const [name, text] of services) expect([name, /^ +ports:/m.test(text)]).toEqual([name, name === "balancer"]);
});
