ALTER TABLE "directory_logins" ADD COLUMN "invitation_hash" text;--> statement-breakpoint
ALTER TABLE "password_resets" ADD COLUMN "invites" boolean DEFAULT false NOT NULL;