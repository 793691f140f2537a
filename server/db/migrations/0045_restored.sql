ALTER TYPE "public"."call_state" ADD VALUE 'REVIEW';--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "unconfirmed_since" timestamp (3) with time zone;