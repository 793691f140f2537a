import { rounded, type Place } from "./geo";
import { hash } from "./random";

/** Traccar's position forwarding format (market research, section 4.1), as far as the endpoints use it. */
export interface TraccarFix {
  position: {
    /** Traccar forwards before it stores, so the id is 0. */
    id: 0;
    deviceId: number;
    protocol: string;
    serverTime: string;
    deviceTime: string;
    fixTime: string;
    valid: true;
    latitude: number;
    longitude: number;
    altitude: number;
    speed: number;
    course: number;
    accuracy: number;
    attributes: Record<string, string | number | boolean>;
  };
  device: { id: number; uniqueId: string; name: string; status: "online"; attributes: Record<string, never> };
}

export interface Movement {
  device: string;
  place: Place;
  speed: number;
  course: number;
  accuracy: number;
  attributes: Record<string, string | number | boolean>;
}

const METRES_PER_SECOND_OF_KNOT = 0.514444;
export const knots = (metresPerSecond: number): number => Math.round((metresPerSecond / METRES_PER_SECOND_OF_KNOT) * 100) / 100;

export function traccarFix({ device, place, speed, course, accuracy, attributes }: Movement, at: number): TraccarFix {
  const [longitude, latitude] = rounded(place);
  const time = new Date(at).toISOString();
  const id = hash(device) % 1_000_000;
  const times = { serverTime: time, deviceTime: time, fixTime: time };
  return {
    position: {
      id: 0,
      deviceId: id,
      protocol: "osmand",
      ...times,
      valid: true,
      latitude,
      longitude,
      altitude: 0,
      speed: knots(speed),
      course: Math.round(course) % 360,
      accuracy,
      attributes,
    },
    device: { id, uniqueId: device, name: device, status: "online", attributes: {} },
  };
}
