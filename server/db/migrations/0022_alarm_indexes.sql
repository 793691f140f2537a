ALTER TABLE "alarms" DROP CONSTRAINT "alarms_claim_id_claims_id_fk";
--> statement-breakpoint
DROP INDEX "alarms_call";--> statement-breakpoint
DROP INDEX "alarms_feed";--> statement-breakpoint
DROP INDEX "alarms_holder";--> statement-breakpoint
DROP INDEX "alarms_cleared";--> statement-breakpoint
CREATE UNIQUE INDEX "alarms_call" ON "alarms" USING btree ("call_id") WHERE call_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "alarms_feed" ON "alarms" USING btree ("feed_id") WHERE cleared_at is null and feed_id is not null;--> statement-breakpoint
CREATE INDEX "alarms_holder" ON "alarms" USING btree ("state") WHERE cleared_at is null and state in ('TAKEN', 'PASSED');--> statement-breakpoint
CREATE INDEX "alarms_cleared" ON "alarms" USING btree ("cleared_at") WHERE cleared_at is not null;