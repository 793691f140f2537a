-- Names beside their folded form (db/folded.ts). PostgreSQL cannot fold as code does: what is there, and what a node of the version before
-- still adds, gets a form of its own that no name has, by hand; the start folds it.
DROP INDEX "specific_profiles_name";--> statement-breakpoint
DROP INDEX "users_user";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "folded_name" text DEFAULT chr(1) || gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "specific_profiles" ADD COLUMN "folded_name" text DEFAULT chr(1) || gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "folded_user" text DEFAULT chr(1) || gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "folded_email" text;--> statement-breakpoint
CREATE UNIQUE INDEX "specific_profiles_folded_name" ON "specific_profiles" USING btree ("folded_name");--> statement-breakpoint
CREATE UNIQUE INDEX "users_folded_user" ON "users" USING btree ("folded_user");--> statement-breakpoint
CREATE INDEX "users_folded_email" ON "users" USING btree ("folded_email");