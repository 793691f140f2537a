// Vehicle positions of GTFS-realtime 2.0: a FeedMessage in protocol buffers.
import { PbfReader } from "pbf";
import { SECOND_MS } from "../../../schema/rules/durations";
import { forbiddenText } from "../../../schema/rules/language/forbiddenText";
import { AppError } from "../../platform/errors";
import type { Fix } from "../../positions/fixes";
import { recordErrorText } from "../records/errorTexts";
import { storableAttributes } from "./attributes";
import type { UnreadableMessage } from "./traccar";

export const MAX_ENTITIES = 5_000;

interface Entity {
  id: string;
  vehicle?: Vehicle;
}
interface Vehicle {
  position?: Position;
  timestamp?: number;
  descriptor: { id?: string; label?: string; licensePlate?: string };
}
interface Position {
  latitude: number;
  longitude: number;
  bearing?: number;
  odometer?: number;
  speed?: number;
}
interface Feed {
  version?: string;
  timestamp?: number;
  entities: Entity[];
}

const readHeader = (tag: number, feed: Feed, pbf: PbfReader): void => {
  if (tag === 1) feed.version = pbf.readString();
  else if (tag === 3) feed.timestamp = pbf.readVarint();
};

const readPosition = (tag: number, position: Position, pbf: PbfReader): void => {
  if (tag === 1) position.latitude = pbf.readFloat();
  else if (tag === 2) position.longitude = pbf.readFloat();
  else if (tag === 3) position.bearing = pbf.readFloat();
  else if (tag === 4) position.odometer = pbf.readDouble();
  else if (tag === 5) position.speed = pbf.readFloat();
};

const readDescriptor = (tag: number, descriptor: Vehicle["descriptor"], pbf: PbfReader): void => {
  if (tag === 1) descriptor.id = pbf.readString();
  else if (tag === 2) descriptor.label = pbf.readString();
  else if (tag === 3) descriptor.licensePlate = pbf.readString();
};

const readVehicle = (tag: number, vehicle: Vehicle, pbf: PbfReader): void => {
  if (tag === 2) vehicle.position = pbf.readMessage(readPosition, { latitude: NaN, longitude: NaN });
  else if (tag === 5) vehicle.timestamp = pbf.readVarint();
  else if (tag === 8) pbf.readMessage(readDescriptor, vehicle.descriptor);
};

const readEntity = (tag: number, entity: Entity, pbf: PbfReader): void => {
  if (tag === 1) entity.id = pbf.readString();
  else if (tag === 4) entity.vehicle = pbf.readMessage(readVehicle, { descriptor: {} });
};

const readFeed = (tag: number, feed: Feed, pbf: PbfReader): void => {
  if (tag === 1) pbf.readMessage(readHeader, feed);
  else if (tag === 2) {
    if (feed.entities.length === MAX_ENTITIES) throw new AppError("BODY_TOO_LARGE");
    feed.entities.push(pbf.readMessage(readEntity, { id: "" }));
  }
};

/** Positions of the vehicles. A vehicle without id has that of its entity. Throws BODY_UNREADABLE, and BODY_TOO_LARGE for too many. */
export function readGtfsRealtime(body: Uint8Array): (Fix | UnreadableMessage)[] {
  const feed = parseFeed(body);
  return feed.entities.flatMap(({ id, vehicle }) =>
    vehicle?.position ? [toFix(vehicle.descriptor.id || id, vehicle, vehicle.position, vehicle.timestamp || feed.timestamp)] : [],
  );
}

function parseFeed(body: Uint8Array): Feed {
  try {
    const reader = new PbfReader(body);
    const feed = reader.readFields(readFeed, { entities: [] } as Feed);
    if (feed.version !== undefined && reader.pos === body.length) return feed;
  } catch (error) {
    if (error instanceof AppError) throw error;
  }
  throw new AppError("BODY_UNREADABLE");
}

function toFix(
  device: string,
  { descriptor }: Vehicle,
  { latitude, longitude, bearing, odometer, speed }: Position,
  timestamp: number | undefined,
): Fix | UnreadableMessage {
  if (!device) return { field: "vehicle.id", message: "no device: the vehicle needs an id" };
  if (forbiddenText.test(device)) return { field: "vehicle.id", message: recordErrorText("TEXT_CHARACTERS") };
  if (!timestamp) return { field: "timestamp", message: "no time: the vehicle or the feed needs a timestamp" };
  if (!Number.isFinite(latitude) || !Number.isFinite(longitude))
    return { field: "position", message: "latitude and longitude must be numbers" };
  const { label, licensePlate } = descriptor;
  return {
    ...{ device, lat: latitude, lon: longitude, fixAt: timestamp * SECOND_MS },
    speed: ifKnown(speed),
    course: ifKnown(bearing),
    accuracy: null,
    altitude: null,
    attributes: storableAttributes({ label, licensePlate, odometer }),
  };
}

const ifKnown = (value: number | undefined): number | null => (value !== undefined && value >= 0 ? value : null);
