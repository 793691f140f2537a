import { z } from "zod";
import { ProfileType } from "../../schema/rules/access/profiles";
import { parseJson } from "./parseJson";

/** What one role or group of the directory makes of its people. What a rule does not name stays as the administrators set it. */
const rule = z.strictObject({
  /** As the token has it in `roles` or `groups`. */
  role: z.string().min(1),
  /** The generic profile. */
  profile: z.enum(ProfileType),
  /** The specific profile, by name; its parent is `profile`. */
  specificProfile: z.string().min(1).optional(),
  /** The AMA instances, or every one. Absent, somebody new sees none until an administrator gives some. */
  instances: z.union([z.literal("all"), z.array(z.string().min(1)).min(1)]).optional(),
  /** Whether somebody who is not known yet is made a user. */
  create: z.boolean().default(true),
});
export type RoleRule = z.output<typeof rule>;

/** The setting OIDC_ROLES: rules as JSON; of those that fit somebody the first counts. */
export const directoryRoles = z.string().transform((text, context): RoleRule[] => {
  const read = z.array(rule).min(1).safeParse(parseJson(text));
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues)
    context.addIssue({ code: "custom", message: [path.join("."), message].filter(Boolean).join(" ") });
  return z.NEVER;
});
