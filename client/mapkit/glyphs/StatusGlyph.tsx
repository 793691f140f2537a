import type { ClaimStatus, Stage, Timing } from "../../../schema/rules/lists/claims";
import type { MapLayer } from "../../../schema/rules/lists/mapLayers";
import type { ResourceStatus } from "../../../schema/rules/lists/suppliers";
import { box, claimSign, layerSigns, resourceSign, stageSign, timingSign, type Ink, type SignPart } from "../../../schema/rules/map/signs";

/** The value that the icon shows. The map's legend shows `stage` and `timing` separately. */
export type GlyphOf =
  | { claimStatus: ClaimStatus }
  | { resourceStatus: ResourceStatus; outdated?: boolean }
  | { layer: MapLayer }
  | { stage: Stage }
  | { timing: Timing };

export type StatusGlyphProps = GlyphOf & {
  size?: number;
  /** Accessible name. Leave it out next to the text. */
  label?: string;
};

const inkVariables: Partial<Record<Ink, string>> = {
  onTimeFill: "--on-time-fill",
  onTimeEdge: "--on-time-edge",
  casing: "--casing",
  provider: "--provider",
  panel: "--panel",
  text: "--text",
  textSecondary: "--text-secondary",
};
const colour = (ink: Ink | undefined): string => (ink ? `var(${inkVariables[ink] ?? `--status-${ink}`})` : "none");

function partsOf(of: GlyphOf): { parts: SignPart[]; name: string } {
  if ("claimStatus" in of) return { parts: claimSign(of.claimStatus, "list"), name: of.claimStatus };
  if ("resourceStatus" in of) return { parts: resourceSign(of.resourceStatus, 0, of.outdated), name: of.resourceStatus };
  if ("layer" in of) return { parts: layerSigns[of.layer], name: of.layer };
  if ("stage" in of) return { parts: stageSign(of.stage), name: of.stage };
  return { parts: timingSign(of.timing), name: of.timing };
}

const middle = box / 2;
const transformOf = ({ scale, turn, offset: [x, y] = [0, 0] }: SignPart): string | undefined =>
  scale === undefined && !turn && !x && !y
    ? undefined
    : `translate(${middle + x} ${middle + y}) rotate(${turn ?? 0}) scale(${scale ?? 1}) translate(${-middle} ${-middle})`;

export function StatusGlyph({ size = 16, label, ...of }: StatusGlyphProps) {
  const { parts, name } = partsOf(of);
  const speaks = label === undefined ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": label } as const);
  return (
    <svg width={size} height={size} viewBox={`0 0 ${box} ${box}`} data-status={name} focusable="false" style={{ flex: "none" }} {...speaks}>
      {parts.map((part, i) => (
        <path
          key={i}
          d={part.d}
          fill={colour(part.fill)}
          stroke={colour(part.stroke)}
          strokeWidth={part.width}
          strokeDasharray={part.dash?.join(" ")}
          strokeLinecap={part.dash ? "butt" : "round"}
          opacity={part.opacity}
          transform={transformOf(part)}
        />
      ))}
    </svg>
  );
}
