import { pgEnum } from "drizzle-orm/pg-core";
import { ProfileType } from "../../../schema/rules/access/profiles";

export const profileType = pgEnum("profile_type", ProfileType);
