import { useMemo, useRef } from "react";
import { metresBetween, type Path, type Place } from "../../../schema/rules/geo/geo";
import { frameAround, pictureSize } from "./frame";
import styles from "./MapPicture.module.css";
import { useGroundPicture } from "./useGroundPicture";

export interface MapPictureProps {
  label: string;
  lines: readonly { path: Path; form: "assigned" | "driven" }[];
  marks: readonly { place: Place; letter: string }[];
}

const SCALE_STEPS_METRES = [50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 500_000];
const SCALE_PX = 140;

/** Printable map with lines and marks. The ground is a picture, because a printer does not draw WebGL. */
export function MapPicture({ label, lines, marks }: MapPictureProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useMemo(() => frameAround([...lines.flatMap(({ path }) => path), ...marks.map(({ place }) => place)]), [lines, marks]);
  const ground = useGroundPicture(box, frame);
  if (!frame) return null;
  const { width, height } = pictureSize;
  const points = (path: Path): string =>
    path
      .map((place) => frame.project(place))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(" ");
  return (
    <>
      <div className={styles.frame}>
        {ground === null && <div ref={box} className={styles.ground} aria-hidden />}
        <svg className={styles.picture} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
          {ground !== null && <image href={ground.url} width={width} height={height} />}
          {lines.map(({ path, form }, i) => (
            <polyline key={i} points={points(path)} data-form={form} />
          ))}
          {marks.map(({ place, letter }) => {
            const { x, y } = frame.project(place);
            return (
              <g key={letter} transform={`translate(${x} ${y})`}>
                <circle r={11} />
                <text textAnchor="middle" dy={4}>
                  {letter}
                </text>
              </g>
            );
          })}
          <ScaleBar metresPerPixel={metresPerPixelOf(frame.center, frame.zoom)} />
        </svg>
      </div>
      {ground !== null && <small className={styles.credits}>{ground.credits}</small>}
    </>
  );
}

function metresPerPixelOf([lon, lat]: Place, zoom: number): number {
  const degrees = 360 / (512 * 2 ** zoom);
  return metresBetween([lon, lat], [lon + degrees, lat]);
}

function ScaleBar({ metresPerPixel }: { metresPerPixel: number }) {
  const metres = SCALE_STEPS_METRES.findLast((step) => step / metresPerPixel <= SCALE_PX) ?? SCALE_STEPS_METRES[0]!;
  const [x, y] = [16, pictureSize.height - 16];
  return (
    <g data-part="scale">
      <path d={`M${x} ${y - 5}V${y}h${(metres / metresPerPixel).toFixed(1)}v-5`} />
      <text x={x + 4} y={y - 5}>
        {metres < 1_000 ? `${metres} m` : `${metres / 1_000} km`}
      </text>
    </g>
  );
}
