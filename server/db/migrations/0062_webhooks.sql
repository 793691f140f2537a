CREATE TYPE "public"."webhook_delivery_state" AS ENUM('WAITING', 'REVIEW', 'DELIVERED', 'DEAD', 'SKIPPED');--> statement-breakpoint
CREATE TYPE "public"."webhook_endpoint_state" AS ENUM('ENABLED', 'DISABLED', 'FAILING');--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"claim_id" text,
	"at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"request" text,
	"status" integer,
	"answer" text,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"claim_id" text,
	"subject" text NOT NULL,
	"turn" bigserial NOT NULL,
	"state" "webhook_delivery_state" NOT NULL,
	"attempts" integer NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempt_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"filter" jsonb,
	"selection" text NOT NULL,
	"secrets" jsonb NOT NULL,
	"state" "webhook_endpoint_state" NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"levels_at" timestamp (3) with time zone,
	"replay_after" bigint,
	"replay_until" bigint,
	"request_id" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"claim_id" text,
	"supplier_id" text,
	"alarm_id" uuid,
	"endpoint_id" uuid,
	"facts" jsonb NOT NULL,
	"is_dispatched" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_levels" (
	"endpoint_id" uuid NOT NULL,
	"instance_id" text NOT NULL,
	"indicator" text NOT NULL,
	"level" text,
	CONSTRAINT "webhook_levels_endpoint_id_instance_id_indicator_pk" PRIMARY KEY("endpoint_id","instance_id","indicator")
);
--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_id_webhook_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."webhook_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD CONSTRAINT "webhook_events_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_levels" ADD CONSTRAINT "webhook_levels_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery" ON "webhook_attempts" USING btree ("delivery_id","at");--> statement-breakpoint
CREATE INDEX "webhook_attempts_at" ON "webhook_attempts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_attempts_claim" ON "webhook_attempts" USING btree ("claim_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_deliveries_event" ON "webhook_deliveries" USING btree ("endpoint_id","event_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("due_at") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_turn" ON "webhook_deliveries" USING btree ("endpoint_id","subject","turn") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created" ON "webhook_deliveries" USING btree ("endpoint_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_claim" ON "webhook_deliveries" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_event" ON "webhook_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoints_request" ON "webhook_endpoints" USING btree ("created_by_id","request_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_key" ON "webhook_endpoints" USING btree ("key_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_events_seq" ON "webhook_events" USING btree ("seq");--> statement-breakpoint
CREATE INDEX "webhook_events_open" ON "webhook_events" USING btree ("seq") WHERE not is_dispatched;--> statement-breakpoint
CREATE INDEX "webhook_events_at" ON "webhook_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "webhook_events_claim" ON "webhook_events" USING btree ("claim_id");