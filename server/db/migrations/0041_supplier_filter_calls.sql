CREATE TABLE "supplier_filter_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"instance_id" text NOT NULL,
	"claim_id" text,
	"service_id" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"candidates" integer NOT NULL,
	"excluded" integer NOT NULL,
	"code" text,
	"input" jsonb NOT NULL,
	"output" jsonb
);
--> statement-breakpoint
CREATE INDEX "supplier_filter_calls_at" ON "supplier_filter_calls" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "suppliers_off" ON "suppliers" USING btree ("instance_id") WHERE network_state <> 'ACTIVE';