ALTER TABLE "claims" ADD COLUMN "closed_by" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "contradicted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "contradicted_state" text;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "cancelled_suppliers" jsonb;--> statement-breakpoint
-- By hand: who has ended what is over, and whom somebody has taken off, as far as actions, processes and messages tell.
UPDATE "claims" SET "closed_by" = CASE
  WHEN EXISTS (SELECT FROM "deeds" d WHERE d."claim_id" = "claims"."id" AND d."state" = 'DONE'
    AND ((d."action" = 'cancelService' AND "claims"."cancelled_at" IS NOT NULL)
      OR (d."action" = 'confirmCompletion' AND "claims"."finished_at" IS NOT NULL))) THEN 'ACTION'
  WHEN EXISTS (SELECT FROM "process_runs" r WHERE r."claim_id" = "claims"."id" AND r."process" = 'AUTOMATIC_COMPLETION') THEN 'AUTOMATIC'
  WHEN EXISTS (SELECT FROM "webhook_messages" m WHERE m."claim_id" = "claims"."id" AND m."outcome" = 'TAKEN'
    AND m."type" IN ('COMPLETION', 'CANCELLATION')) THEN 'OUTSIDE'
  ELSE 'FEED' END
WHERE "finished_at" IS NOT NULL OR "cancelled_at" IS NOT NULL;--> statement-breakpoint
UPDATE "claims" SET "cancelled_suppliers" = s."gone" FROM (
  SELECT "claim_id", jsonb_object_agg("before" ->> 'supplierId', to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') ORDER BY "at") AS "gone"
  FROM "deeds" WHERE "action" = 'cancelProvider' AND "state" = 'DONE' AND "before" ->> 'supplierId' IS NOT NULL GROUP BY "claim_id") s
WHERE "claims"."id" = s."claim_id";
