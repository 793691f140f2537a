ALTER TABLE "claims" ADD COLUMN "critical_status" "claim_status";--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "critical_from" timestamp (3) with time zone;--> statement-breakpoint
-- Open claims are evaluated again, as after a change of settings, so that each has its limit.
UPDATE "claims" SET "settings_version" = -1 WHERE "status" <> 'FINISHED';
