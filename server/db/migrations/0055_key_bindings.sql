ALTER TABLE "api_keys" ADD COLUMN "devices" text[];--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "supplier_id" text;