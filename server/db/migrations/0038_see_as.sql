ALTER TABLE "sessions" ADD COLUMN "see_as_profile_id" uuid;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "see_as_since" timestamp (3) with time zone;