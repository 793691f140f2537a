import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { claimStatuses, claimStatusOrder, openClaimStatuses, type ClaimStatus } from "../../../schema/rules/lists/claims";
import { mapLayers } from "../../../schema/rules/lists/mapLayers";
import { resourceStatusOrder, type ResourceStatus } from "../../../schema/rules/lists/suppliers";
import { atlasLayout } from "../../../client/mapkit/glyphs/atlas";
import { badgeReach, claimSign, mapScale, resourceSign } from "../../../schema/rules/map/signs";
import {
  digits,
  digitSprite,
  noStatus,
  withoutHalo,
  ringOf,
  ringRadius,
  spriteOf,
  spriteRadius,
  sprites,
} from "../../../client/mapkit/glyphs/sprites";
import { StatusGlyph, type StatusGlyphProps } from "../../../client/mapkit/glyphs/StatusGlyph";

const markup = (props: StatusGlyphProps): string => renderToStaticMarkup(createElement(StatusGlyph, props));
const paths = (html: string): string[] => [...html.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d!);
const incidents = mapLayers.indexOf("INCIDENTS");
const mobile = mapLayers.indexOf("MOBILE");
const claim = (status: ClaimStatus): number => spriteOf(incidents, claimStatusOrder.indexOf(status), -1, false);
const resource = (status: ResourceStatus, course = -1, outdated = false): number =>
  spriteOf(mobile, resourceStatusOrder.indexOf(status), course, outdated);

describe("a claim's sign", () => {
  test("differs for every two open statuses, even without colour if their stages differ", () => {
    const looks = openClaimStatuses.map((status) => JSON.stringify(claimSign(status, "list")));
    expect(new Set(looks).size).toBe(openClaimStatuses.length);
    for (const a of openClaimStatuses) {
      for (const b of openClaimStatuses) {
        const sameShape = claimSign(a, "list")[0]!.d === claimSign(b, "list")[0]!.d;
        expect(sameShape, `${a} ${b}`).toBe(claimStatuses[a].stage === claimStatuses[b].stage);
      }
    }
  });

  test("has a mark only if critical or late", () => {
    for (const status of openClaimStatuses) {
      expect(claimSign(status, "list").length > 1, status).toBe(["critical", "late"].includes(claimStatuses[status].timing));
    }
  });

  test("has a halo and the largest size only if critical, and the smallest size on time", () => {
    for (const status of openClaimStatuses) {
      expect(claimSign(status, "map")[0]!.opacity !== undefined, status).toBe(claimStatuses[status].timing === "critical");
    }
    expect(mapScale).toMatchObject({ onTime: 0.82, late: 1, critical: 1.25 });
    expect(spriteRadius(claim("PENDING_ARRIVAL_CRITICAL"))).toBeGreaterThan(spriteRadius(claim("PENDING_ARRIVAL_DELAYED")));
    expect(spriteRadius(claim("PENDING_ARRIVAL_DELAYED"))).toBeGreaterThan(spriteRadius(claim("PENDING_ARRIVAL_INTIME")));
  });
});

describe("a resource's sign", () => {
  test("differs in its drawing for free, busy, disconnected and no location", () => {
    expect(new Set(resourceStatusOrder.map((status) => JSON.stringify(resourceSign(status)))).size).toBe(4);
  });

  test("has a dashed outline for an outdated position", () => {
    for (const status of resourceStatusOrder) expect(resourceSign(status, 0, true)[0]!.dash, status).toBeDefined();
    expect(resourceSign("MOBILE_FREE")[0]!.dash).toBeUndefined();
    expect(resourceSign("MOBILE_OCCUPIED")[0]!.dash).toBeUndefined();
  });
});

describe("StatusGlyph", () => {
  test("draws the paths of the map's sign and labels its status", () => {
    const html = markup({ claimStatus: "NO_SUPPLIER_DELAYED", size: 18 });
    expect(paths(html)).toEqual(claimSign("NO_SUPPLIER_DELAYED", "list").map(({ d }) => d));
    expect(html).toContain('data-status="NO_SUPPLIER_DELAYED"');
    expect(html).toContain('width="18"');
    expect(html).toContain("var(--status-critical)");
  });

  test("takes all its colours from CSS variables", () => {
    const all: StatusGlyphProps[] = [
      ...claimStatusOrder.map((claimStatus) => ({ claimStatus })),
      ...resourceStatusOrder.map((resourceStatus) => ({ resourceStatus, outdated: true })),
      ...mapLayers.map((layer) => ({ layer })),
      { stage: "managed" },
      { timing: "early" },
    ];
    for (const props of all) expect(markup(props)).not.toMatch(/(fill|stroke)="(?!none|var\(--)/);
  });

  test("is hidden from screen readers without a label", () => {
    expect(markup({ layer: "BASE" })).toContain('aria-hidden="true"');
    expect(markup({ layer: "BASE", label: "Bases" })).toMatch(/role="img" aria-label="Bases"/);
  });
});

describe("the sprites", () => {
  test("include every layer, status and course, and a hidden status", () => {
    expect(new Set(claimStatusOrder.map(claim)).size).toBe(claimStatusOrder.length);
    expect(new Set(resourceStatusOrder.map((status) => resource(status))).size).toBe(4);
    expect(resource("MOBILE_FREE", 90)).not.toBe(resource("MOBILE_FREE", 270));
    expect(resource("MOBILE_FREE", 90)).not.toBe(resource("MOBILE_FREE", 90, true));
    expect(claimStatusOrder.map(claim)).not.toContain(spriteOf(incidents, noStatus, -1, false));
    expect(spriteOf(mapLayers.indexOf("BASE"), noStatus, -1, false)).not.toBe(
      spriteOf(mapLayers.indexOf("COLLABORATING"), noStatus, -1, false),
    );
  });

  test("draw a course within 5 degrees, all the way round", () => {
    for (let course = 0; course < 360; course++) {
      const { turn } = sprites[resource("MOBILE_OCCUPIED", course)]!.parts.at(-1)!;
      const off = Math.abs(((turn! - course + 540) % 360) - 180);
      expect(off).toBeLessThanOrEqual(5);
    }
  });

  test("keep the ring of a sign clear of it", () => {
    for (const status of openClaimStatuses) expect(ringRadius(claim(status))).toBeGreaterThan(spriteRadius(claim(status)));
    expect(ringOf(claim("MANAGED"), "selected")).not.toBe(ringOf(claim("MANAGED"), "hovered"));
  });

  test("do not draw the halo twice for a critical claim over itself", () => {
    const over = sprites[withoutHalo(claim("NO_FINISH_DELAYED"))]!;
    expect(over.parts).toEqual(claimSign("NO_FINISH_DELAYED", "map").slice(1));
    expect(withoutHalo(claim("MANAGED"))).toBe(claim("MANAGED"));
  });

  test("have the badge of the service within their square", () => {
    for (const status of openClaimStatuses) {
      const { reach, scale, parts } = sprites[spriteOf(incidents, claimStatusOrder.indexOf(status), -1, false, 0)]!;
      expect(reach * scale, status).toBeGreaterThanOrEqual(badgeReach);
      expect(parts.length, status).toBe(claimSign(status, "map").length + 2);
    }
  });

  test("include every character of a short count", () => {
    expect([...digits].map((character) => sprites[digitSprite(character)]!.text).join("")).toBe(digits);
  });

  test.each([1, 1.25, 2, 3])("are separate in the texture at %s device pixels per pixel, each with room for its drawing", (ratio) => {
    const { width, height, cells } = atlasLayout(ratio);
    expect(width).toBeLessThanOrEqual(2048);
    expect(height).toBeLessThanOrEqual(2048);
    const used = new Uint8Array(width * height);
    sprites.forEach(({ reach, scale }, i) => {
      const [x, y, w, h] = cells.subarray(i * 4, i * 4 + 4) as unknown as [number, number, number, number];
      expect(w).toBeGreaterThanOrEqual(reach * scale * ratio * 2);
      expect(x + w <= width && y + h <= height).toBe(true);
      for (let row = y; row < y + h; row++) {
        const line = used.subarray(row * width + x, row * width + x + w);
        expect(line.every((taken) => taken === 0)).toBe(true);
        line.fill(1);
      }
    });
  });
});
