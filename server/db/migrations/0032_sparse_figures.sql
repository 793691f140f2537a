ALTER TABLE "figures" ALTER COLUMN "occurred" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "occurred" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "arrived" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "arrived" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "arrived_on_time" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "arrived_on_time" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "deviated" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "deviated" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "arrivals_located" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "arrivals_located" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "arrived_far" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "arrived_far" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "completions_located" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "completions_located" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "completed_far" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "completed_far" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "delays_managed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "delays_managed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "arrived_managed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "arrived_managed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "delays_kept" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "delays_kept" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "contact_centre_calls" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "contact_centre_calls" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "alarms" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "alarms" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "in_course" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "in_course" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "manual_overdue" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "manual_overdue" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "digital_overdue" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "digital_overdue" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "offline" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "offline" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "without_position" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "without_position" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "to_assignment" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "to_assignment" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "to_arrival" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "to_arrival" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "to_completion" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "to_completion" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "prediction_error" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "prediction_error" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "late_to_managed" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "late_to_managed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "in_course_minutes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "figures" ALTER COLUMN "in_course_minutes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "counted_sources" ADD COLUMN "last_hour" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "counted_sources_hour" ON "counted_sources" USING btree ("instance_id","last_hour");--> statement-breakpoint
CREATE INDEX "figures_start" ON "figures" USING btree ("instance_id","grouping","unit","start");
--> statement-breakpoint
-- What was kept otherwise is counted anew.
DELETE FROM "figures";--> statement-breakpoint
DELETE FROM "counted_sources";--> statement-breakpoint
DELETE FROM "installation" WHERE "key" = 'figures';
