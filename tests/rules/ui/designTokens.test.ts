import { describe, expect, test } from "vitest";
import { openClaimStatuses, timings } from "../../../schema/rules/lists/claims";
import { claimSign, type Ink } from "../../../schema/rules/map/signs";
import { cssVariables, themes, tokens } from "../../../client/ui/theme/tokens";

type RgbTriple = [number, number, number];
const colourVision: Record<string, [RgbTriple, RgbTriple, RgbTriple]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  // Machado, Oliveira, Fernandes 2009, severity 1, on linear light.
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (colour: string): RgbTriple =>
  [1, 3, 5].map((i) => {
    const v = parseInt(colour.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  }) as RgbTriple;
const times = (matrix: RgbTriple[], v: RgbTriple): RgbTriple =>
  matrix.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as RgbTriple;
const clamped = (v: RgbTriple): RgbTriple => v.map((part) => Math.max(0, Math.min(1, part))) as RgbTriple;

/** CIE L*a*b* under D65, from linear sRGB. */
function toLab(rgb: RgbTriple): RgbTriple {
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    rgb,
  );
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}
const seen = (colour: string, eyes: string): RgbTriple => toLab(clamped(times(colourVision[eyes]!, linear(colour))));
const deltaE76 = (a: RgbTriple, b: RgbTriple): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const luminance = (colour: string): number => times([[0.2126, 0.7152, 0.0722]], linear(colour))[0];
const contrast = (a: string, b: string): number => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** Six times the just noticeable difference. */
const CLEAR_DELTA_E = 14;

describe.each(themes)("the %s tokens", (theme) => {
  const colours = tokens[theme];

  test.each(Object.keys(colourVision))("any two timing colours differ by a CIE76 delta-E of 11 or more to %s eyes", (eyes) => {
    for (const [i, a] of timings.entries()) {
      for (const b of timings.slice(i + 1)) {
        const delta = deltaE76(seen(colours.status[a], eyes), seen(colours.status[b], eyes));
        expect(delta, `${a}/${b}`).toBeGreaterThanOrEqual(11);
      }
    }
  });

  test.each(Object.keys(colourVision))("any two statuses differ in their sign or clearly in their colour to %s eyes", (eyes) => {
    const inks: Record<Ink, string> = { ...colours, ...colours.status };
    for (const place of ["map", "list"] as const) {
      for (const [i, a] of openClaimStatuses.entries()) {
        for (const b of openClaimStatuses.slice(i + 1)) {
          const [signA, signB] = [claimSign(a, place), claimSign(b, place)];
          if (JSON.stringify(signA.map(({ d }) => d)) !== JSON.stringify(signB.map(({ d }) => d))) continue;
          const delta = deltaE76(seen(inks[signA[0]!.fill!], eyes), seen(inks[signB[0]!.fill!], eyes));
          expect(delta, `${a}/${b} in the ${place}`).toBeGreaterThanOrEqual(CLEAR_DELTA_E);
        }
      }
    }
  });

  test.each(timings)("give %s a contrast with the land of 3:1 or more", (timing) => {
    expect(contrast(colours.status[timing], colours.land)).toBeGreaterThanOrEqual(3);
  });

  test("give the map's on-time sign an edge or a fill with a contrast of 3:1 or more", () => {
    expect(Math.max(contrast(colours.onTimeFill, colours.land), contrast(colours.onTimeEdge, colours.land))).toBeGreaterThanOrEqual(3);
  });

  test("give suppliers' signs a contrast of 3:1 or more, and their texts 4.5:1 or more", () => {
    expect(contrast(colours.provider, colours.land)).toBeGreaterThanOrEqual(3);
    for (const ground of ["panel", "raised"] as const)
      for (const text of ["text", "textSecondary", "textTertiary", "accent", "lateText"] as const)
        expect(contrast(colours[text], colours[ground]), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.criticalText, colours.criticalSurface)).toBeGreaterThanOrEqual(4.5);
  });
});

test("gives both themes the same CSS variables, with the timings by name", () => {
  expect(Object.keys(cssVariables("dark")).toSorted()).toEqual(Object.keys(cssVariables("light")).toSorted());
  for (const timing of timings) expect(cssVariables("dark")[`--status-${timing}`]).toBe(tokens.dark.status[timing]);
  expect(cssVariables("light")).toMatchObject({
    "--provider": "#4a5663",
    "--text-secondary": "#4a5663",
    "--critical-surface": "#fdeae7",
    "--on-time-edge": "#ffffff",
  });
});
