ALTER TYPE "claim_action" RENAME TO "claim_action_name";--> statement-breakpoint
ALTER TYPE "deed_state" RENAME TO "claim_action_state";--> statement-breakpoint
ALTER TYPE "outside_port" RENAME TO "integration";--> statement-breakpoint
ALTER TYPE "outside_operation" RENAME TO "integration_operation";--> statement-breakpoint
ALTER TYPE "sighting_moment" RENAME TO "milestone_moment";--> statement-breakpoint
ALTER TYPE "claim_action_state" RENAME VALUE 'REFUSED' TO 'REJECTED';--> statement-breakpoint
ALTER TYPE "call_state" RENAME VALUE 'REFUSED' TO 'REJECTED';--> statement-breakpoint
ALTER TYPE "process_state" RENAME VALUE 'TAKEN_BACK' TO 'CANCELLED';--> statement-breakpoint
ALTER TYPE "status_cause" RENAME VALUE 'OUTSIDE' TO 'ASSISTANCE';--> statement-breakpoint
ALTER TABLE "deeds" RENAME TO "claim_actions";--> statement-breakpoint
ALTER TABLE "drives" RENAME TO "trips";--> statement-breakpoint
ALTER TABLE "sightings" RENAME TO "milestone_positions";--> statement-breakpoint
ALTER TABLE "stand_ins" RENAME TO "simulators";--> statement-breakpoint
ALTER TABLE "stand_in_calls" RENAME TO "simulator_calls";--> statement-breakpoint
ALTER TABLE "claims" RENAME COLUMN "judged_at" TO "evaluated_at";--> statement-breakpoint
ALTER TABLE "claim_actions" RENAME COLUMN "action" TO "name";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "port" TO "integration";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "deed_id" TO "action_id";--> statement-breakpoint
ALTER TABLE "api_errors" RENAME COLUMN "port" TO "integration";--> statement-breakpoint
ALTER TABLE "simulators" RENAME COLUMN "port" TO "integration";--> statement-breakpoint
ALTER TABLE "simulator_calls" RENAME COLUMN "port" TO "integration";--> statement-breakpoint
ALTER TABLE "process_runs" RENAME COLUMN "taken_back_at" TO "cancelled_at";--> statement-breakpoint
ALTER INDEX "deeds_request" RENAME TO "claim_actions_request";--> statement-breakpoint
ALTER INDEX "deeds_pending" RENAME TO "claim_actions_pending";--> statement-breakpoint
ALTER INDEX "deeds_claim" RENAME TO "claim_actions_claim";--> statement-breakpoint
ALTER INDEX "drives_supplier" RENAME TO "trips_supplier";--> statement-breakpoint
ALTER INDEX "stand_in_calls_at" RENAME TO "simulator_calls_at";--> statement-breakpoint
ALTER INDEX "process_runs_standing" RENAME TO "process_runs_started";--> statement-breakpoint
ALTER TABLE "claim_actions" RENAME CONSTRAINT "deeds_pkey" TO "claim_actions_pkey";--> statement-breakpoint
ALTER TABLE "claim_actions" RENAME CONSTRAINT "deeds_claim_id_claims_id_fk" TO "claim_actions_claim_id_claims_id_fk";--> statement-breakpoint
ALTER TABLE "trips" RENAME CONSTRAINT "drives_pkey" TO "trips_pkey";--> statement-breakpoint
ALTER TABLE "trips" RENAME CONSTRAINT "drives_claim_id_claims_id_fk" TO "trips_claim_id_claims_id_fk";--> statement-breakpoint
ALTER TABLE "milestone_positions" RENAME CONSTRAINT "sightings_claim_id_moment_pk" TO "milestone_positions_claim_id_moment_pk";--> statement-breakpoint
ALTER TABLE "milestone_positions" RENAME CONSTRAINT "sightings_claim_id_claims_id_fk" TO "milestone_positions_claim_id_claims_id_fk";--> statement-breakpoint
ALTER TABLE "simulators" RENAME CONSTRAINT "stand_ins_pkey" TO "simulators_pkey";--> statement-breakpoint
ALTER TABLE "simulator_calls" RENAME CONSTRAINT "stand_in_calls_pkey" TO "simulator_calls_pkey";--> statement-breakpoint
UPDATE "claims" SET "closed_by" = 'ASSISTANCE' WHERE "closed_by" = 'OUTSIDE';--> statement-breakpoint
UPDATE "claim_actions" SET "code" = 'INTEGRATION_REJECTED' WHERE "code" = 'OUTSIDE_REFUSED';--> statement-breakpoint
UPDATE "api_errors" SET "code" = 'INTEGRATION_REJECTED' WHERE "code" = 'OUTSIDE_REFUSED';--> statement-breakpoint
UPDATE "outbox" SET "answer" = jsonb_set("answer", '{refused}', '"INTEGRATION_REJECTED"') WHERE "answer" ->> 'refused' = 'OUTSIDE_REFUSED';--> statement-breakpoint
UPDATE "simulator_calls" SET "answer" = jsonb_set("answer", '{refused}', '"INTEGRATION_REJECTED"') WHERE "answer" ->> 'refused' = 'OUTSIDE_REFUSED';--> statement-breakpoint
UPDATE "simulators" SET "behaviour" = ("behaviour" - 'refusals')
  || jsonb_build_object('rejections', replace("behaviour" ->> 'refusals', '"OUTSIDE_REFUSED"', '"INTEGRATION_REJECTED"')::jsonb)
  WHERE "behaviour" ? 'refusals';--> statement-breakpoint
UPDATE "specific_profiles" SET "hidden_fields" = jsonb_set("hidden_fields", '{INCIDENTS}', (
    SELECT jsonb_agg(CASE field WHEN 'deeds' THEN 'actions' WHEN 'drive' THEN 'trip' WHEN 'sightings' THEN 'milestonePositions' ELSE field END ORDER BY place)
    FROM jsonb_array_elements_text("hidden_fields" -> 'INCIDENTS') WITH ORDINALITY AS hidden(field, place)))
  WHERE "hidden_fields" -> 'INCIDENTS' ?| ARRAY['deeds', 'drive', 'sightings'];
