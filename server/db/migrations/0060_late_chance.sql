ALTER TYPE "public"."alarm_cause" ADD VALUE 'LIKELY_LATE' BEFORE 'CALL_GIVEN_UP';--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "eta" jsonb;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "late_chance" smallint;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "likely_late_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "very_likely_late_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "likely_late_since" timestamp (3) with time zone;