ALTER TABLE "instances" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "instances" ADD CONSTRAINT "instances_currency" CHECK ("instances"."currency" ~ '^[A-Z]{3}$');--> statement-breakpoint
UPDATE "instances" SET "currency" = CASE "country" WHEN 'TR' THEN 'TRY' WHEN 'US' THEN 'USD' WHEN 'CA' THEN 'CAD' ELSE 'BRL' END
  WHERE "country" IN ('TR', 'US', 'CA', 'BR');
