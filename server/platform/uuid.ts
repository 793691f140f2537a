import { AppError } from "./errors";

const PATTERN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text can be the id of a row of ours. What cannot be one names nothing, and is not asked of the database, which would refuse it. */
export const isUuid = (id: string): boolean => PATTERN.test(id);

/** The id as it is stored. Ids that no row can have are not asked for: they do not exist. Throws NOT_FOUND. */
export const parseUuid = (id: string): string => {
  if (!isUuid(id)) throw new AppError("NOT_FOUND");
  return id.toLowerCase();
};
