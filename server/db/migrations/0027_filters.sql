ALTER TABLE "claims" ADD COLUMN "contacted_at" timestamp (3) with time zone;--> statement-breakpoint
-- Of open claims, which boards keep. Of finished ones it is read from their milestones (server/claims/queries/claimFilter.queries.ts).
UPDATE "claims" SET "contacted_at" = coalesce(
  (SELECT m."at" FROM "milestones" m WHERE m."claim_id" = "claims"."id" AND m."code" = 'PHONE'), "validated_at")
  WHERE "status" <> 'FINISHED';
