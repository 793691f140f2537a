ALTER TABLE "api_keys" ADD COLUMN "indicators" text[];--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "origins" text[];