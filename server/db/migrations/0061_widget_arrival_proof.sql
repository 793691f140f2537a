DROP INDEX "exports_unfinished";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "arrival_proof" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "claims_updated" ON "claims" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exports_unfinished" ON "exports" USING btree ("actor_kind","actor_id") WHERE "exports"."state" in ('WAITING', 'RUNNING') and "exports"."format" not in ('NDJSON', 'PARQUET');