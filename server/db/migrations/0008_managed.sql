ALTER TABLE "claims" ADD COLUMN "managed_at" timestamp (3) with time zone;--> statement-breakpoint
-- Whose plan is further away than the lead waits for its time, whatever was predicted of it: the clock looks at those.
UPDATE "claims" SET "eta_seconds" = NULL, "eta_fix_at" = NULL, "status_due_at" = now()
  WHERE "status" <> 'FINISHED' AND "scheduled" AND "arrived_at" IS NULL AND coalesce("planned_start", "planned_end") > now() + interval '1 hour' AND "eta_fix_at" IS NOT NULL;
