DROP INDEX "suppliers_mobile";--> statement-breakpoint
CREATE UNIQUE INDEX "suppliers_mobile" ON "suppliers" USING btree ("mobile","instance_id") WHERE mobile is not null;