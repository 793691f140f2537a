import { and, eq } from "drizzle-orm";
import { localeCodes, type Locale } from "../../../schema/rules/language/locales";
import { isEmail, isName, tidyName } from "../../../schema/rules/access/people";
import type { ChangeUserInput, CreateUserInput } from "../../../schema/users/users";
import { canDo } from "../../auth/permissions/functionalities";
import type { Tx } from "../../db/connect";
import { centres } from "../../db/tables/instances";
import { userInstances } from "../../db/tables/users";
import { AppError } from "../../platform/errors";
import { centreKeyOf } from "../../settings/references.queries";
import type { Administrator } from "../permissions/administrator";
import { assertWithinOwnRights, checkInstances, checkProfile } from "../permissions/grants";
import type { UserRow } from "./users.queries";

type Columns =
  | "name"
  | "email"
  | "language"
  | "profileType"
  | "specificProfileId"
  | "allInstances"
  | "defaultCentreInstanceId"
  | "defaultCentreId"
  | "mustChangePassword";
export type UserFacts = Pick<UserRow, Columns> & { instanceIds: string[] };

export async function userFactsOf(tx: Tx, row: UserRow): Promise<UserFacts> {
  const instanceRows = await tx.select().from(userInstances).where(eq(userInstances.userId, row.id)).orderBy(userInstances.instanceId);
  const { name, email, language, profileType, specificProfileId, allInstances, mustChangePassword } = row;
  const { defaultCentreInstanceId, defaultCentreId } = row;
  const instanceIds = instanceRows.map(({ instanceId }) => instanceId);
  return {
    ...{ name, email, language, profileType, specificProfileId, allInstances, instanceIds, mustChangePassword },
    ...{ defaultCentreInstanceId, defaultCentreId },
  };
}

/** Control of credentials gives control of the account, so the viewer must have all its rights. Throws BEYOND_OWN_RIGHTS. */
export async function assertMayManageCredentials(tx: Tx, viewer: Administrator, row: UserRow): Promise<void> {
  const { instanceIds, ...facts } = await userFactsOf(tx, row);
  if (row.id !== viewer.userId) await assertWithinOwnRights(tx, viewer, { ...facts, instanceIds: facts.allInstances ? null : instanceIds });
}

/** Normalizes the input. Unchanged rights are not checked: the viewer need not have them. */
export async function validatedUser(
  tx: Tx,
  viewer: Administrator,
  input: (CreateUserInput | ChangeUserInput) & { mustChangePassword?: boolean },
  before?: UserFacts,
): Promise<UserFacts> {
  const name = changedText(input.name, before?.name, (text) => {
    const tidied = tidyName(text);
    if (!isName(tidied)) throw new AppError("NAME_INVALID");
    return tidied;
  });
  if (!localeCodes.includes(input.language as Locale)) throw new AppError("BAD_USER_INPUT", { field: "language" });
  if (input.allInstances && input.instanceIds.length) throw new AppError("BAD_USER_INPUT", { field: "instanceIds" });
  const { profileType, allInstances } = input;
  if (profileType === "LOCALADMIN" && !canDo(viewer, "admin.localAdmins")) throw new AppError("BEYOND_OWN_RIGHTS");
  const previousIds = new Set(before?.instanceIds);
  await checkInstances(
    tx,
    viewer,
    input.instanceIds.filter((id) => !previousIds.has(id)),
  );
  const instanceIds = [...new Set(input.instanceIds)].sort();
  const id = input.specificProfileId?.toLowerCase() ?? null;
  const specificProfileId = id === null || id === before?.specificProfileId ? id : await checkProfile(tx, viewer, id);
  await assertWithinOwnRights(tx, viewer, { profileType, specificProfileId, instanceIds: allInstances ? null : instanceIds });
  const centre = input.defaultCentre && centreKeyOf(input.defaultCentre);
  if (centre && !((allInstances || instanceIds.includes(centre.instanceId)) && (await isCentre(tx, centre))))
    throw new AppError("NOT_FOUND");
  return {
    ...{
      name,
      email: changedText(input.email ?? "", before?.email ?? undefined, emailOf),
      language: input.language,
      profileType,
      specificProfileId,
      allInstances,
      instanceIds,
    },
    ...{ mustChangePassword: input.mustChangePassword ?? false },
    ...{ defaultCentreInstanceId: centre?.instanceId ?? null, defaultCentreId: centre?.id ?? null },
  };
}

/** Unchanged texts are not validated, because names and addresses from the directory need not follow the product's rules. */
const changedText = <T extends string | null>(text: string, before: string | undefined, read: (text: string) => T): T =>
  before !== undefined && tidyName(text) === tidyName(before) ? (before as T) : read(text);

export function emailOf(text: string | null | undefined): string | null {
  const email = text?.trim() ?? "";
  if (email && !isEmail(email)) throw new AppError("EMAIL_INVALID");
  return email || null;
}

const isCentre = async (tx: Tx, { instanceId, id }: { instanceId: string; id: string }): Promise<boolean> =>
  (await tx.$count(centres, and(eq(centres.instanceId, instanceId), eq(centres.id, id)))) > 0;
