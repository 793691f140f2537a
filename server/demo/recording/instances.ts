import { metresBetween, type Place } from "../geo";

const servedBy: Record<string, string> = { MC: "FR", AT: "DE" };

/** Unknown countries are returned unchanged, so that the endpoint reports them. */
export const instanceOfCountry = (country: string): string => servedBy[country] ?? country;

const landmarks: readonly (readonly [instance: string, place: Place])[] = [
  ["ES", [-3.7, 40.42]],
  ["ES", [2.17, 41.39]],
  ["ES", [-5.98, 37.39]],
  ["ES", [-15.4, 28.1]],
  ["PT", [-9.14, 38.72]],
  ["PT", [-8.61, 41.15]],
  ["FR", [2.35, 48.86]],
  ["FR", [4.84, 45.76]],
  ["FR", [5.37, 43.3]],
  ["FR", [-0.58, 44.84]],
  ["IT", [12.5, 41.9]],
  ["IT", [9.19, 45.46]],
  ["IT", [14.25, 40.85]],
  ["DE", [13.4, 52.52]],
  ["DE", [11.58, 48.14]],
  ["DE", [6.96, 50.94]],
  ["GR", [23.73, 37.98]],
  ["TR", [28.95, 41.01]],
  ["TR", [32.85, 39.93]],
  ["MT", [14.51, 35.9]],
  ["AD", [1.52, 42.51]],
  ["US", [-122.42, 37.77]],
  ["US", [-118.24, 34.05]],
  ["US", [-87.63, 41.88]],
  ["US", [-74, 40.71]],
  ["US", [-80.19, 25.76]],
  ["US", [-96.8, 32.78]],
  ["CA", [-114.07, 51.05]],
  ["CA", [-79.38, 43.65]],
  ["CA", [-123.12, 49.28]],
  ["CA", [-73.57, 45.5]],
  ["BR", [-46.63, -23.55]],
  ["BR", [-43.2, -22.91]],
  ["BR", [-54.62, -20.45]],
  ["BR", [-38.5, -12.97]],
];

export function instanceNear(place: Place): string {
  let best = landmarks[0]!;
  for (const landmark of landmarks) if (metresBetween(landmark[1], place) < metresBetween(best[1], place)) best = landmark;
  return best[0];
}
