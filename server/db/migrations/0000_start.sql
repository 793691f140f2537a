-- Tables of the first release. Partitioned ones (audit, changes, position_history) were made so by hand: drizzle-kit has no word for it.
CREATE TYPE "public"."assignment_type" AS ENUM('MANUAL', 'DIGITAL');--> statement-breakpoint
CREATE TYPE "public"."claim_status" AS ENUM('NO_SUPPLIER', 'NO_SUPPLIER_DELAYED', 'PENDING_ARRIVAL', 'PENDING_ARRIVAL_ADVANCED', 'PENDING_ARRIVAL_INTIME', 'PENDING_ARRIVAL_DELAYED', 'PENDING_ARRIVAL_CRITICAL', 'MANAGED', 'PROG_PENDING_ACTION', 'NO_FINISHED', 'NO_FINISH_DELAYED', 'NO_FINISH_ARRIVAL_INTIME', 'NO_FINISH_MANAGED', 'FINISHED');--> statement-breakpoint
CREATE TYPE "public"."milestone_code" AS ENUM('ACCEPTANCE', 'ARRIVAL', 'PLATE', 'PHONE', 'PHOTOGRAPHS', 'DAMAGE', 'SIGNATURE', 'SURVEY', 'FINISHED');--> statement-breakpoint
CREATE TYPE "public"."risk_type" AS ENUM('CAR', 'PEOPLE', 'HOME', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."service_kind" AS ENUM('TOW', 'TAXI', 'AMBULANCE', 'LAWYER', 'ROADSIDE', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."timing_label" AS ENUM('EARLY', 'ON_TIME', 'LATE');--> statement-breakpoint
CREATE TYPE "public"."feed_state" AS ENUM('OCCUPIED', 'FREE', 'DISCONNECTED');--> statement-breakpoint
CREATE TYPE "public"."network_state" AS ENUM('ACTIVE', 'OFF', 'TEMPORARILY_OFF');--> statement-breakpoint
CREATE TYPE "public"."resource_status" AS ENUM('MOBILE_FREE', 'MOBILE_OCCUPIED', 'MOBILE_DISCONNECTED', 'MOBILE_NO_LOCATION');--> statement-breakpoint
CREATE TYPE "public"."supplier_access" AS ENUM('MOBILE', 'WEB', 'MANUAL', 'COLLABORATOR', 'BASE');--> statement-breakpoint
CREATE TYPE "public"."profile_type" AS ENUM('LOCALADMIN', 'SUPERVISOR', 'OPERADOR', 'CLIENTE', 'PROVEEDOR');--> statement-breakpoint
CREATE TABLE "claims" (
	"id" text PRIMARY KEY NOT NULL,
	"instance_id" text NOT NULL,
	"centre_id" text,
	"client_id" text,
	"contract_id" text,
	"service_id" text NOT NULL,
	"kind" "service_kind" NOT NULL,
	"supplement" text,
	"service_number" text,
	"file" text,
	"other_file" text,
	"insured_name" text,
	"insured_phone" text,
	"plate" text,
	"risk_code" text,
	"risk_name" text,
	"risk_type" "risk_type",
	"fault_code" text,
	"fault_name" text,
	"cause_code" text,
	"cover_code" text,
	"product_code" text,
	"priority_code" text,
	"priority_name" text,
	"service_state" text,
	"service_state_name" text,
	"creation_mode" text,
	"invoice_reference" text,
	"scheduled" boolean,
	"proposed" boolean,
	"assignment_type" "assignment_type",
	"origin" text,
	"destination" text,
	"notes" text,
	"limits" text,
	"attributes" jsonb,
	"surveys" jsonb,
	"lon" double precision,
	"lat" double precision,
	"time_zone" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"planned_start" timestamp (3) with time zone,
	"planned_end" timestamp (3) with time zone,
	"work_at" timestamp (3) with time zone,
	"validated_at" timestamp (3) with time zone,
	"no_supplier_since" timestamp (3) with time zone,
	"pending_arrival_since" timestamp (3) with time zone,
	"supplier_id" text,
	"assigned_at" timestamp (3) with time zone,
	"promised_minutes" double precision,
	"promised_from" timestamp (3) with time zone,
	"promised_at" timestamp (3) with time zone,
	"accepted_at" timestamp (3) with time zone,
	"arrived_at" timestamp (3) with time zone,
	"arrived_late" boolean,
	"finished_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"managed_until" timestamp (3) with time zone,
	"work_managed_until" timestamp (3) with time zone,
	"destination_eta_minutes" double precision,
	"actual_minutes" double precision,
	"origin_distance" double precision,
	"destination_distance" double precision,
	"current_distance" double precision,
	"real_route_minutes" double precision,
	"assigned_route_minutes" double precision,
	"real_route_distance" double precision,
	"assigned_route_distance" double precision,
	"straight_distance" double precision,
	"additional_distance" double precision,
	"additional_minutes" double precision,
	"eta_seconds" double precision,
	"eta_fix_at" timestamp (3) with time zone,
	"status" "claim_status" NOT NULL,
	"status_label" "timing_label",
	"status_reason" jsonb NOT NULL,
	"status_at" timestamp (3) with time zone NOT NULL,
	"status_due_at" timestamp (3) with time zone,
	"measured_from" timestamp (3) with time zone,
	"predicted_at" timestamp (3) with time zone,
	"source_version" bigint NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claims_place" CHECK ((lon is null) = (lat is null) and lon between -180 and 180 and lat between -90 and 90),
	CONSTRAINT "claims_planned" CHECK (planned_end >= planned_start),
	CONSTRAINT "claims_contract_client" CHECK (contract_id is null or client_id is not null)
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"claim_id" text NOT NULL,
	"code" "milestone_code" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"url" text,
	CONSTRAINT "milestones_claim_id_code_pk" PRIMARY KEY("claim_id","code")
);
--> statement-breakpoint
CREATE TABLE "movements" (
	"claim_id" text NOT NULL,
	"number" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "movements_claim_id_number_pk" PRIMARY KEY("claim_id","number")
);
--> statement-breakpoint
CREATE TABLE "centres" (
	"instance_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"time_zone" text,
	CONSTRAINT "centres_instance_id_id_pk" PRIMARY KEY("instance_id","id")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"instance_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "clients_instance_id_id_pk" PRIMARY KEY("instance_id","id")
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"instance_id" text NOT NULL,
	"client_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "contracts_instance_id_client_id_id_pk" PRIMARY KEY("instance_id","client_id","id")
);
--> statement-breakpoint
CREATE TABLE "instances" (
	"id" text PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"model" text NOT NULL,
	"entity_id" text,
	"before" jsonb,
	"after" jsonb,
	"origin" text,
	"request_id" text,
	CONSTRAINT "audit_at_id_pk" PRIMARY KEY("at","id")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "audit_default" PARTITION OF "audit" DEFAULT;
--> statement-breakpoint
CREATE TABLE "changes" (
	"seq" bigserial NOT NULL,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"kind" text NOT NULL,
	"state" jsonb,
	CONSTRAINT "changes_at_seq_pk" PRIMARY KEY("at","seq")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "changes_default" PARTITION OF "changes" DEFAULT;
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "position_history" (
	"supplier_id" text NOT NULL,
	"fix_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"lon" double precision NOT NULL,
	"lat" double precision NOT NULL,
	"speed" double precision,
	"course" double precision,
	"accuracy" double precision,
	CONSTRAINT "position_history_supplier_id_fix_at_pk" PRIMARY KEY("supplier_id","fix_at")
) PARTITION BY RANGE ("fix_at");
--> statement-breakpoint
CREATE TABLE "position_history_default" PARTITION OF "position_history" DEFAULT;
--> statement-breakpoint
CREATE TABLE "positions" (
	"supplier_id" text PRIMARY KEY NOT NULL,
	"fix_at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"lon" double precision NOT NULL,
	"lat" double precision NOT NULL,
	"speed" double precision,
	"course" double precision,
	"accuracy" double precision,
	"altitude" double precision,
	"attributes" jsonb,
	CONSTRAINT "positions_place" CHECK (lon between -180 and 180 and lat between -90 and 90)
);
--> statement-breakpoint
CREATE TABLE "fleet_vehicles" (
	"supplier_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text,
	"plate" text,
	CONSTRAINT "fleet_vehicles_supplier_id_code_pk" PRIMARY KEY("supplier_id","code")
);
--> statement-breakpoint
CREATE TABLE "suppliers" (
	"id" text PRIMARY KEY NOT NULL,
	"instance_id" text NOT NULL,
	"name" text NOT NULL,
	"access" "supplier_access" NOT NULL,
	"supplier_type" text,
	"supplier_state" text,
	"network_state" "network_state" DEFAULT 'ACTIVE' NOT NULL,
	"feed_state" "feed_state",
	"connected" boolean,
	"base_id" text,
	"base_name" text,
	"mobile" text,
	"schedule" text,
	"phone" text,
	"base_phone" text,
	"smart_phone" text,
	"insured_phone" text,
	"rating" double precision,
	"survey_count" integer,
	"allocation_count" integer,
	"oldest_actual_minutes" double precision,
	"address" text,
	"last_position_address" text,
	"networks" text[],
	"services" text[],
	"attributes" jsonb,
	"bands" integer[],
	"exceed_threshold" boolean,
	"lon" double precision,
	"lat" double precision,
	"status" "resource_status",
	"status_due_at" timestamp (3) with time zone,
	"source_version" bigint NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "suppliers_place" CHECK ((lon is null) = (lat is null) and lon between -180 and 180 and lat between -90 and 90),
	CONSTRAINT "suppliers_bands" CHECK (bands is null or cardinality(bands) = 24)
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"keep_alive" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_instances" (
	"user_id" uuid NOT NULL,
	"instance_id" text NOT NULL,
	CONSTRAINT "user_instances_user_id_instance_id_pk" PRIMARY KEY("user_id","instance_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"profile_type" "profile_type" NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"all_instances" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"default_centre_instance_id" text,
	"default_centre_id" text,
	"disabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_instance_id_centre_id_centres_instance_id_id_fk" FOREIGN KEY ("instance_id","centre_id") REFERENCES "public"."centres"("instance_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_instance_id_client_id_clients_instance_id_id_fk" FOREIGN KEY ("instance_id","client_id") REFERENCES "public"."clients"("instance_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_contract_fk" FOREIGN KEY ("instance_id","client_id","contract_id") REFERENCES "public"."contracts"("instance_id","client_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestones" ADD CONSTRAINT "milestones_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "centres" ADD CONSTRAINT "centres_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_instance_id_client_id_clients_instance_id_id_fk" FOREIGN KEY ("instance_id","client_id") REFERENCES "public"."clients"("instance_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fleet_vehicles" ADD CONSTRAINT "fleet_vehicles_supplier_id_suppliers_id_fk" FOREIGN KEY ("supplier_id") REFERENCES "public"."suppliers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_instances" ADD CONSTRAINT "user_instances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_instances" ADD CONSTRAINT "user_instances_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_open" ON "claims" USING btree ("instance_id","status","id") WHERE status <> 'FINISHED';--> statement-breakpoint
CREATE INDEX "claims_occurred" ON "claims" USING btree ("occurred_at","id");--> statement-breakpoint
CREATE INDEX "claims_file" ON "claims" USING btree ("instance_id","file");--> statement-breakpoint
CREATE INDEX "claims_contract" ON "claims" USING btree ("instance_id","client_id","contract_id");--> statement-breakpoint
CREATE INDEX "claims_supplier" ON "claims" USING btree ("supplier_id") WHERE supplier_id is not null and status <> 'FINISHED';--> statement-breakpoint
CREATE INDEX "claims_status_due" ON "claims" USING btree ("status_due_at") WHERE status_due_at is not null;--> statement-breakpoint
CREATE INDEX "audit_entity" ON "audit" USING btree ("model","entity_id","at");--> statement-breakpoint
CREATE INDEX "changes_cursor" ON "changes" USING btree ("xid","seq");--> statement-breakpoint
CREATE INDEX "position_history_time" ON "position_history" USING btree ("fix_at");--> statement-breakpoint
CREATE INDEX "suppliers_instance" ON "suppliers" USING btree ("instance_id","access","id");--> statement-breakpoint
CREATE INDEX "suppliers_name" ON "suppliers" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "suppliers_status_due" ON "suppliers" USING btree ("status_due_at") WHERE status_due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_mobile" ON "suppliers" USING btree ("mobile") WHERE mobile is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "api_keys" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_secret" ON "sessions" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_user" ON "users" USING btree (lower("user"));