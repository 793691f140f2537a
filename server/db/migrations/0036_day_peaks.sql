DROP INDEX "counted_sources_contract";--> statement-breakpoint
ALTER TABLE "figures" ADD COLUMN "in_course_peak" integer;--> statement-breakpoint
CREATE INDEX "counted_sources_contract" ON "counted_sources" USING btree ("instance_id","client_id","contract_id","last_hour");
--> statement-breakpoint
-- Peaks of days are counted with everything else.
DELETE FROM "figures";--> statement-breakpoint
DELETE FROM "counted_sources";--> statement-breakpoint
DELETE FROM "installation" WHERE "key" = 'figures';
