ALTER TABLE "outbox" ADD COLUMN "attempt_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "outbox_created" ON "outbox" USING btree ("created_at","id");