CREATE TYPE "public"."router" AS ENUM('STRAIGHT', 'ROADS', 'OSRM', 'HERE');--> statement-breakpoint
CREATE TABLE "arrival_fits" (
	"version" bigserial PRIMARY KEY NOT NULL,
	"instance_id" text NOT NULL,
	"router" "router" NOT NULL,
	"fitted_at" timestamp (3) with time zone NOT NULL,
	"trips" integer NOT NULL,
	"is_used" boolean NOT NULL,
	"error_seconds" real NOT NULL,
	"used_error_seconds" real NOT NULL,
	"router_error_seconds" real NOT NULL,
	"coverage90" real NOT NULL,
	"model" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arrival_predictions" (
	"claim_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"supplier_id" text NOT NULL,
	"router" "router" NOT NULL,
	"router_seconds" double precision NOT NULL,
	"is_under_way" boolean NOT NULL,
	"p50_at" timestamp (3) with time zone NOT NULL,
	"p80_at" timestamp (3) with time zone NOT NULL,
	"p90_at" timestamp (3) with time zone NOT NULL,
	"late_chance" real,
	"fit_version" bigint NOT NULL,
	CONSTRAINT "arrival_predictions_claim_id_at_pk" PRIMARY KEY("claim_id","at")
);
--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "anchor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "anchor_lon" double precision;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "anchor_lat" double precision;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "anchor_seconds" double precision;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "p50_seconds" double precision;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "p80_seconds" double precision;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "p90_seconds" double precision;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "fit_version" bigint;--> statement-breakpoint
ALTER TABLE "arrival_fits" ADD CONSTRAINT "arrival_fits_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrival_predictions" ADD CONSTRAINT "arrival_predictions_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrival_fits_used" ON "arrival_fits" USING btree ("instance_id","router","version") WHERE "arrival_fits"."is_used";--> statement-breakpoint
CREATE INDEX "arrival_predictions_at" ON "arrival_predictions" USING btree ("at");