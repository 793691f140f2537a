import { z } from "zod";
import { ProfileType } from "../../schema/rules/access/profiles";
import { parseJson } from "./parseJson";

/** Mapping from a directory role or group to a user's profile. Values that the rule omits stay as set by administrators. */
const rule = z.strictObject({
  role: z.string().min(1),
  profile: z.enum(ProfileType),
  specificProfile: z.string().min(1).optional(),
  /** If absent, new users see no instance until an administrator assigns some. */
  instances: z.union([z.literal("all"), z.array(z.string().min(1)).min(1)]).optional(),
  create: z.boolean().default(true),
});
export type RoleRule = z.output<typeof rule>;

/** OIDC_ROLES: rules as JSON. The first matching rule applies. */
export const directoryRoles = z.string().transform((text, context): RoleRule[] => {
  const read = z.array(rule).min(1).safeParse(parseJson(text));
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues)
    context.addIssue({ code: "custom", message: [path.join("."), message].filter(Boolean).join(" ") });
  return z.NEVER;
});
