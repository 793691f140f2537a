import { AppError } from "./errors";

const PATTERN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Check before querying, since PostgreSQL rejects malformed UUIDs with an error. */
export const isUuid = (id: string): boolean => PATTERN.test(id);

/** Throws NOT_FOUND for malformed IDs. */
export const parseUuid = (id: string): string => {
  if (!isUuid(id)) throw new AppError("NOT_FOUND");
  return id.toLowerCase();
};
