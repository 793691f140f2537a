import { createHash } from "node:crypto";
import { and } from "drizzle-orm";
import type { ImportedUser, ImportUserRow, ImportUsersInput } from "../../../schema/users/userImport";
import type { CreateUserInput } from "../../../schema/users/users";
import { fold } from "../../../schema/rules/language/folding";
import { ProfileType } from "../../../schema/rules/access/profiles";
import type { ErrorCode } from "../../../schema/rules/errors";
import { UserSignIn } from "../../../schema/rules/access/people";
import type { Context } from "../../auth/context";
import { isOwnedByManaged } from "../../auth/permissions/ownership";
import { inList } from "../../db/inList";
import { specificProfiles } from "../../db/tables/profiles";
import { AppError } from "../../platform/errors";
import { errorText } from "../../platform/texts";
import { requireAdministrator, type Administrator } from "../permissions/administrator";
import { createUser } from "./users.actions";

/** Creates users from valid lines and reports field and error for the others. Idempotent per request id. */
export async function importUsers(ctx: Context, { requestId, rows }: ImportUsersInput): Promise<ImportedUser[]> {
  const viewer = requireAdministrator(ctx, "admin.users");
  const profiles = await profilesNamed(ctx, viewer, rows);
  const answers: ImportedUser[] = [];
  for (const row of rows) answers.push(await importLine(ctx, viewer, requestId, row, profiles));
  return answers;
}

async function importLine(
  ctx: Context,
  viewer: Administrator,
  requestId: string,
  row: ImportUserRow,
  profiles: ProfilesByName,
): Promise<ImportedUser> {
  try {
    const input = userOfLine(row, profiles);
    const { id } = await createUser(ctx, input, idOfLine(viewer, requestId, row.line));
    return { line: row.line, userId: id, field: null, code: null, message: null };
  } catch (error) {
    if (!(error instanceof LineError || error instanceof AppError) || systemErrors.has(error.code)) throw error;
    const field = error instanceof LineError ? error.field : fieldOf(error);
    return { line: row.line, userId: null, field, code: error.code, message: errorText(ctx.locale, error.code, error.values) };
  }
}

/** Errors that do not depend on the line; the complete request must be sent again. */
const systemErrors: ReadonlySet<string> = new Set(["UNAUTHENTICATED", "FORBIDDEN", "UNAVAILABLE", "TOO_SLOW"]);

class LineError extends AppError {
  constructor(
    code: ErrorCode,
    readonly field: string,
  ) {
    super(code, { field });
  }
}

function userOfLine(row: ImportUserRow, profiles: ProfilesByName): CreateUserInput {
  const profileType = row.profile.trim().toUpperCase();
  if (!Object.hasOwn(ProfileType, profileType)) throw new LineError("IMPORT_VALUE_UNKNOWN", "profile");
  const signIn = row.signIn?.trim().toUpperCase() || UserSignIn.PASSWORD;
  if (!Object.hasOwn(UserSignIn, signIn)) throw new LineError("IMPORT_VALUE_UNKNOWN", "signIn");
  const profile = foldedProfile(row);
  const specificProfileId = profile === "" ? null : profiles.get(profile);
  if (specificProfileId === undefined) throw new LineError("NOT_FOUND", "specificProfile");
  const instanceIds = (row.instances ?? "").split(/[\s,;|]+/).filter(Boolean);
  const allInstances = instanceIds.length === 1 && instanceIds[0] === "*";
  return {
    ...{ user: row.user, name: row.name, email: row.email, language: row.language?.trim().toLowerCase() || "es" },
    profileType: profileType as ProfileType,
    specificProfileId,
    allInstances,
    instanceIds: allInstances ? [] : instanceIds,
    invite: signIn === UserSignIn.DIRECTORY,
  };
}

type ProfilesByName = ReadonlyMap<string, string>;
const foldedProfile = ({ specificProfile }: ImportUserRow): string => fold(specificProfile?.trim() ?? "");

async function profilesNamed({ db }: Context, viewer: Administrator, rows: readonly ImportUserRow[]): Promise<ProfilesByName> {
  const names = [...new Set(rows.map(foldedProfile))].filter((name) => name !== "");
  if (!names.length) return new Map();
  const { id, foldedName, ownerId } = specificProfiles;
  const existing = await db
    .select({ id, foldedName })
    .from(specificProfiles)
    .where(and(inList(foldedName, names), isOwnedByManaged(viewer, ownerId)));
  return new Map(existing.map((user) => [user.foldedName, user.id]));
}

const fields: Partial<Record<ErrorCode, string>> = {
  USER_NAME_INVALID: "user",
  USER_EXISTS: "user",
  NAME_INVALID: "name",
  EMAIL_INVALID: "email",
  BEYOND_OWN_RIGHTS: "profile",
  PROFILE_PARENT: "specificProfile",
  DIRECTORY_ABSENT: "signIn",
  NOT_FOUND: "instances",
};
const fieldOf = ({ code, values }: AppError): string | null =>
  fields[code] ?? (typeof values?.["field"] === "string" ? values["field"] : null);

function idOfLine({ userId }: Administrator, requestId: string, line: number): string {
  const hash = createHash("sha256")
    .update(JSON.stringify(["import", userId, requestId, line]))
    .digest("hex");
  return [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join("-");
}
