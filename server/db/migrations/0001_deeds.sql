-- Status log, settings, deeds and their outbox, drives, automatic processes. status_log was made partitioned by hand, as in 0000.
CREATE TYPE "public"."claim_action" AS ENUM('manageDelay', 'confirmArrival', 'confirmCompletion', 'cancelProvider', 'cancelService');--> statement-breakpoint
CREATE TYPE "public"."call_state" AS ENUM('WAITING', 'DONE', 'REFUSED', 'DEAD', 'CANCELLED');--> statement-breakpoint
CREATE TYPE "public"."deed_state" AS ENUM('HELD', 'PENDING', 'DONE', 'REFUSED', 'UNDONE');--> statement-breakpoint
CREATE TYPE "public"."outside_operation" AS ENUM('confirmArrival', 'confirmCompletion', 'cancelService', 'cancelProvider', 'notifyDelay', 'addContact', 'removeContact');--> statement-breakpoint
CREATE TYPE "public"."outside_port" AS ENUM('ASSISTANCE', 'CONTACT_CENTRE', 'MAIL');--> statement-breakpoint
CREATE TYPE "public"."sighting_moment" AS ENUM('START', 'CONFIRMATION', 'END');--> statement-breakpoint
CREATE TYPE "public"."process_kind" AS ENUM('ARRIVAL_CONTACT_CENTRE', 'ARRIVAL_CONTACT_LIST', 'COMPLETION_CONTACT_CENTRE', 'COMPLETION_CONTACT_LIST', 'AUTOMATIC_ARRIVAL', 'AUTOMATIC_COMPLETION');--> statement-breakpoint
CREATE TYPE "public"."process_state" AS ENUM('STARTED', 'TAKEN_BACK', 'NOTHING_TO_DO');--> statement-breakpoint
CREATE TYPE "public"."status_cause" AS ENUM('FEED', 'CLOCK', 'POSITION', 'SETTINGS', 'SUPPLIER', 'ACTION', 'OUTSIDE', 'AUTOMATIC');--> statement-breakpoint
CREATE TABLE "api_errors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"port" "outside_port" NOT NULL,
	"operation" text NOT NULL,
	"path" text NOT NULL,
	"code" text NOT NULL,
	"input" jsonb,
	"output" jsonb,
	"claim_id" text,
	"instance_id" text,
	"attempt" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"claim_id" text NOT NULL,
	"action" "claim_action" NOT NULL,
	"input" jsonb NOT NULL,
	"before" jsonb,
	"state" "deed_state" NOT NULL,
	"code" text,
	"at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"port" "outside_port" NOT NULL,
	"operation" "outside_operation" NOT NULL,
	"claim_id" text,
	"deed_id" uuid,
	"body" jsonb NOT NULL,
	"state" "call_state" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"answer" jsonb,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"claim_id" text,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drives" (
	"claim_id" text PRIMARY KEY NOT NULL,
	"supplier_id" text NOT NULL,
	"assigned_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone NOT NULL,
	"computed_at" timestamp (3) with time zone,
	"fix_at" timestamp (3) with time zone,
	"lon" double precision,
	"lat" double precision,
	"metres" double precision,
	"seconds" double precision,
	"pending_path" text,
	"started_at" timestamp (3) with time zone,
	"start_lon" double precision,
	"start_lat" double precision,
	"planned_metres" double precision,
	"planned_seconds" double precision,
	"planned_path" text,
	"straight_metres" double precision,
	"router" text,
	"real_path" text,
	"real_metres" double precision,
	"real_seconds" double precision,
	"deviation_metres" double precision
);
--> statement-breakpoint
CREATE TABLE "sightings" (
	"claim_id" text NOT NULL,
	"moment" "sighting_moment" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"supplier_id" text NOT NULL,
	"fix_at" timestamp (3) with time zone NOT NULL,
	"lon" double precision NOT NULL,
	"lat" double precision NOT NULL,
	"metres" double precision,
	CONSTRAINT "sightings_claim_id_moment_pk" PRIMARY KEY("claim_id","moment")
);
--> statement-breakpoint
CREATE TABLE "contact_list_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"list_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"callable" boolean NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "contact_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"instance_id" text NOT NULL,
	"centre_id" text,
	"risk_type" text,
	"client_id" text,
	"contract_id" text,
	"supplement" text,
	"list_id" text NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "process_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" text NOT NULL,
	"process" "process_kind" NOT NULL,
	"assignment" text NOT NULL,
	"episode" timestamp (3) with time zone NOT NULL,
	"state" "process_state" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	"evidence" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_in_calls" (
	"key" text PRIMARY KEY NOT NULL,
	"port" text NOT NULL,
	"operation" text NOT NULL,
	"body" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stand_ins" (
	"port" text PRIMARY KEY NOT NULL,
	"behaviour" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting_values" (
	"version" bigserial PRIMARY KEY NOT NULL,
	"instance_id" text,
	"key" text NOT NULL,
	"value" jsonb,
	"effective_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "status_log" (
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"claim_id" text NOT NULL,
	"version" bigint NOT NULL,
	"from" "claim_status",
	"to" "claim_status" NOT NULL,
	"reason" jsonb NOT NULL,
	"settings_version" bigint NOT NULL,
	"inputs" jsonb NOT NULL,
	"cause" "status_cause" NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	CONSTRAINT "status_log_at_id_pk" PRIMARY KEY("at","id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "status_log_default" PARTITION OF "status_log" DEFAULT;
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "precalculated_route_distance" double precision;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "precalculated_route_minutes" double precision;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "threshold_distance" double precision;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "deviation_distance" double precision;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "settings_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "late_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "process_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "pending_action" "claim_action";--> statement-breakpoint
ALTER TABLE "claims" ADD COLUMN "pending_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "settings_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deeds" ADD CONSTRAINT "deeds_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drives" ADD CONSTRAINT "drives_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sightings" ADD CONSTRAINT "sightings_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_lists" ADD CONSTRAINT "contact_lists_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "process_runs" ADD CONSTRAINT "process_runs_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_values" ADD CONSTRAINT "setting_values_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_errors_at" ON "api_errors" USING btree ("at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deeds_request" ON "deeds" USING btree ("actor_name","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deeds_pending" ON "deeds" USING btree ("claim_id") WHERE state = 'PENDING';--> statement-breakpoint
CREATE INDEX "deeds_claim" ON "deeds" USING btree ("claim_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "outbox_key" ON "outbox" USING btree ("key");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "outbox_claim" ON "outbox" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "webhook_messages_at" ON "webhook_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "drives_supplier" ON "drives" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "contact_list_entries_list" ON "contact_list_entries" USING btree ("list_id","added_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_lists_match" ON "contact_lists" USING btree ("instance_id",coalesce(centre_id, ''),coalesce(risk_type, ''),coalesce(client_id, ''),coalesce(contract_id, ''),coalesce(supplement, ''));--> statement-breakpoint
CREATE UNIQUE INDEX "process_runs_once" ON "process_runs" USING btree ("claim_id","process","assignment","episode");--> statement-breakpoint
CREATE INDEX "process_runs_standing" ON "process_runs" USING btree ("claim_id") WHERE state = 'STARTED';--> statement-breakpoint
CREATE INDEX "stand_in_calls_at" ON "stand_in_calls" USING btree ("at");--> statement-breakpoint
CREATE INDEX "setting_values_key" ON "setting_values" USING btree ("instance_id","key","version");--> statement-breakpoint
CREATE INDEX "setting_values_effective" ON "setting_values" USING btree ("effective_at");--> statement-breakpoint
CREATE INDEX "status_log_claim" ON "status_log" USING btree ("claim_id","at");--> statement-breakpoint
CREATE INDEX "visits_claim" ON "visits" USING btree ("claim_id","at");--> statement-breakpoint
CREATE INDEX "claims_process_due" ON "claims" USING btree ("process_due_at") WHERE process_due_at is not null;--> statement-breakpoint
CREATE INDEX "claims_settings" ON "claims" USING btree ("instance_id","settings_version") WHERE status <> 'FINISHED';--> statement-breakpoint
CREATE INDEX "suppliers_settings" ON "suppliers" USING btree ("instance_id","settings_version") WHERE access = 'MOBILE';