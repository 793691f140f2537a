CREATE TYPE "public"."figure_grouping" AS ENUM('INSTANCE', 'CONTRACT', 'SERVICE', 'SUPPLIER');--> statement-breakpoint
CREATE TYPE "public"."figure_source" AS ENUM('CLAIM', 'OUTAGE');--> statement-breakpoint
CREATE TYPE "public"."slot_unit" AS ENUM('HOUR', 'DAY', 'MONTH');--> statement-breakpoint
CREATE TABLE "counted_sources" (
	"source" "figure_source" NOT NULL,
	"source_id" text NOT NULL,
	"instance_id" text NOT NULL,
	"client_id" text,
	"contract_id" text,
	"service_id" text,
	"supplier_id" text,
	"cells" jsonb NOT NULL,
	CONSTRAINT "counted_sources_source_source_id_pk" PRIMARY KEY("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "figure_marks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"source" "figure_source" NOT NULL,
	"source_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"instance_id" text NOT NULL,
	"grouping" "figure_grouping" NOT NULL,
	"client_id" text NOT NULL,
	"key" text NOT NULL,
	"unit" "slot_unit" NOT NULL,
	"start" timestamp (3) with time zone NOT NULL,
	"occurred" integer DEFAULT 0 NOT NULL,
	"arrived" integer DEFAULT 0 NOT NULL,
	"arrived_on_time" integer DEFAULT 0 NOT NULL,
	"deviated" integer DEFAULT 0 NOT NULL,
	"arrivals_located" integer DEFAULT 0 NOT NULL,
	"arrived_far" integer DEFAULT 0 NOT NULL,
	"completions_located" integer DEFAULT 0 NOT NULL,
	"completed_far" integer DEFAULT 0 NOT NULL,
	"delays_managed" integer DEFAULT 0 NOT NULL,
	"arrived_managed" integer DEFAULT 0 NOT NULL,
	"delays_kept" integer DEFAULT 0 NOT NULL,
	"contact_centre_calls" integer DEFAULT 0 NOT NULL,
	"alarms" integer DEFAULT 0 NOT NULL,
	"in_course" integer DEFAULT 0 NOT NULL,
	"manual_overdue" integer DEFAULT 0 NOT NULL,
	"digital_overdue" integer DEFAULT 0 NOT NULL,
	"offline" integer DEFAULT 0 NOT NULL,
	"without_position" integer DEFAULT 0 NOT NULL,
	"to_assignment" integer[] DEFAULT '{}' NOT NULL,
	"to_arrival" integer[] DEFAULT '{}' NOT NULL,
	"to_completion" integer[] DEFAULT '{}' NOT NULL,
	"prediction_error" integer[] DEFAULT '{}' NOT NULL,
	"late_to_managed" integer[] DEFAULT '{}' NOT NULL,
	"in_course_minutes" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "figures_instance_id_grouping_client_id_key_unit_start_pk" PRIMARY KEY("instance_id","grouping","client_id","key","unit","start")
);
--> statement-breakpoint
CREATE TABLE "outages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"supplier_id" text NOT NULL,
	"instance_id" text NOT NULL,
	"status" "resource_status" NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "indicator_changes" (
	"version" bigserial PRIMARY KEY NOT NULL,
	"instance_id" text,
	"key" text NOT NULL,
	"limits" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "indicator_changes" ADD CONSTRAINT "indicator_changes_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "counted_sources_contract" ON "counted_sources" USING btree ("instance_id","client_id","contract_id");--> statement-breakpoint
CREATE INDEX "counted_sources_supplier" ON "counted_sources" USING btree ("supplier_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outages_open" ON "outages" USING btree ("supplier_id") WHERE until is null;--> statement-breakpoint
CREATE INDEX "outages_until" ON "outages" USING btree ("until");--> statement-breakpoint
CREATE INDEX "indicator_changes_key" ON "indicator_changes" USING btree ("instance_id","key","version");
--> statement-breakpoint
-- Rows of figures are written again and again; what changes of them is in no index.
ALTER TABLE "figures" SET (fillfactor = 70);--> statement-breakpoint
-- Whoever writes what figures are made of, also a node of the release before, or somebody by hand, marks it in the same transaction.
CREATE FUNCTION mark_new_claims() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "figure_marks" ("source", "source_id") SELECT 'CLAIM', "id" FROM changed;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "claims_counted_new" AFTER INSERT ON "claims" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_new_claims();--> statement-breakpoint
CREATE TRIGGER "claims_counted_gone" AFTER DELETE ON "claims" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION mark_new_claims();--> statement-breakpoint
CREATE FUNCTION mark_claim() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "figure_marks" ("source", "source_id") VALUES ('CLAIM', NEW."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "claims_counted" AFTER UPDATE ON "claims" FOR EACH ROW WHEN (
  (OLD."instance_id", OLD."client_id", OLD."contract_id", OLD."service_id", OLD."supplier_id", OLD."proposed", OLD."scheduled", OLD."assignment_type",
    OLD."occurred_at", OLD."assigned_at", OLD."arrived_at", OLD."arrived_late", OLD."finished_at", OLD."cancelled_at", OLD."managed_at", OLD."managed_until")
  IS DISTINCT FROM
  (NEW."instance_id", NEW."client_id", NEW."contract_id", NEW."service_id", NEW."supplier_id", NEW."proposed", NEW."scheduled", NEW."assignment_type",
    NEW."occurred_at", NEW."assigned_at", NEW."arrived_at", NEW."arrived_late", NEW."finished_at", NEW."cancelled_at", NEW."managed_at", NEW."managed_until")
  OR (NEW."arrived_at" IS NOT NULL AND (OLD."deviation_metres", OLD."threshold_metres") IS DISTINCT FROM (NEW."deviation_metres", NEW."threshold_metres"))
) EXECUTE FUNCTION mark_claim();--> statement-breakpoint
CREATE FUNCTION mark_claim_of() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "figure_marks" ("source", "source_id") VALUES ('CLAIM', coalesce(NEW."claim_id", OLD."claim_id"));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "milestone_positions_counted" AFTER INSERT OR UPDATE OR DELETE ON "milestone_positions"
  FOR EACH ROW EXECUTE FUNCTION mark_claim_of();--> statement-breakpoint
CREATE TRIGGER "claim_actions_counted_new" AFTER INSERT ON "claim_actions"
  FOR EACH ROW WHEN (NEW."name" = 'manageDelay') EXECUTE FUNCTION mark_claim_of();--> statement-breakpoint
CREATE TRIGGER "claim_actions_counted" AFTER UPDATE ON "claim_actions"
  FOR EACH ROW WHEN (NEW."name" = 'manageDelay' AND NEW."state" IS DISTINCT FROM OLD."state") EXECUTE FUNCTION mark_claim_of();--> statement-breakpoint
CREATE TRIGGER "process_runs_counted" AFTER INSERT ON "process_runs"
  FOR EACH ROW WHEN (NEW."process" IN ('ARRIVAL_CONTACT_CENTRE', 'COMPLETION_CONTACT_CENTRE')) EXECUTE FUNCTION mark_claim_of();--> statement-breakpoint
CREATE TRIGGER "alarms_counted" AFTER INSERT ON "alarms"
  FOR EACH ROW WHEN (NEW."claim_id" IS NOT NULL) EXECUTE FUNCTION mark_claim_of();--> statement-breakpoint
CREATE TRIGGER "trips_counted" AFTER UPDATE ON "trips" FOR EACH ROW WHEN (
  (OLD."supplier_id", OLD."started_at", OLD."planned_seconds") IS DISTINCT FROM (NEW."supplier_id", NEW."started_at", NEW."planned_seconds")
) EXECUTE FUNCTION mark_claim_of();--> statement-breakpoint
CREATE FUNCTION mark_outage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "figure_marks" ("source", "source_id") VALUES ('OUTAGE', NEW."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "outages_counted" AFTER INSERT OR UPDATE ON "outages" FOR EACH ROW EXECUTE FUNCTION mark_outage();
