CREATE TYPE "public"."alarm_cause" AS ENUM('ARRIVAL_CRITICAL', 'UNASSIGNED_LATE', 'COMPLETION_LATE', 'CALL_GIVEN_UP', 'CLAIM_FEED_SILENT', 'POSITION_FEED_SILENT');--> statement-breakpoint
CREATE TYPE "public"."alarm_state" AS ENUM('RAISED', 'PASSED', 'TAKEN', 'ACKNOWLEDGED', 'SNOOZED');--> statement-breakpoint
CREATE TYPE "public"."feed_kind" AS ENUM('CLAIMS', 'POSITIONS');--> statement-breakpoint
CREATE TABLE "alarms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cause" "alarm_cause" NOT NULL,
	"claim_id" text,
	"feed_id" uuid,
	"call_id" uuid,
	"operation" "integration_operation",
	"raised_at" timestamp (3) with time zone NOT NULL,
	"cleared_at" timestamp (3) with time zone,
	"state" "alarm_state" NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL,
	"by_id" uuid,
	"by_name" text,
	"to_id" uuid,
	"to_name" text,
	"until" timestamp (3) with time zone,
	"note" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key_id" uuid NOT NULL,
	"kind" "feed_kind" NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"pause_ms" double precision NOT NULL,
	"messages" integer NOT NULL,
	"silent_from" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_claim_id_claims_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claims"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alarms" ADD CONSTRAINT "alarms_feed_id_feeds_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds" ADD CONSTRAINT "feeds_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alarms_claim" ON "alarms" USING btree ("claim_id") WHERE cleared_at is null and call_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "alarms_call" ON "alarms" USING btree ("call_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alarms_feed" ON "alarms" USING btree ("feed_id") WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX "alarms_of_claim" ON "alarms" USING btree ("claim_id","cleared_at");--> statement-breakpoint
CREATE INDEX "alarms_holder" ON "alarms" USING btree ("state") WHERE cleared_at is null;--> statement-breakpoint
CREATE INDEX "alarms_changed" ON "alarms" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "alarms_cleared" ON "alarms" USING btree ("cleared_at");--> statement-breakpoint
CREATE UNIQUE INDEX "feeds_key" ON "feeds" USING btree ("key_id","kind");--> statement-breakpoint
CREATE INDEX "feeds_silent" ON "feeds" USING btree ("silent_from");--> statement-breakpoint
-- Claims that need a person already have their alarm, from when their status became so.
INSERT INTO "alarms" ("id", "cause", "claim_id", "raised_at", "state", "state_at", "changed_at")
SELECT gen_random_uuid(), CASE "status" WHEN 'PENDING_ARRIVAL_CRITICAL' THEN 'ARRIVAL_CRITICAL' WHEN 'NO_SUPPLIER_DELAYED' THEN 'UNASSIGNED_LATE' ELSE 'COMPLETION_LATE' END::"alarm_cause",
  "id", "status_at", 'RAISED', "status_at", now()
FROM "claims" WHERE "status" IN ('PENDING_ARRIVAL_CRITICAL', 'NO_SUPPLIER_DELAYED', 'NO_FINISH_DELAYED');
