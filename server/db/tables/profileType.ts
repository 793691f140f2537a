import { pgEnum } from "drizzle-orm/pg-core";
import { ProfileType } from "../../../schema/rules/profiles";

export const profileType = pgEnum("profile_type", ProfileType);
