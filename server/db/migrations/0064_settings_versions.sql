ALTER TABLE "holiday_lists" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "holiday_lists" SET "updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "holiday_lists" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_lists" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "contact_lists" SET "updated_at" = "created_at";--> statement-breakpoint
ALTER TABLE "contact_lists" ALTER COLUMN "updated_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "action_reasons" ADD COLUMN "updated_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "action_reasons" SET "updated_at" = now();--> statement-breakpoint
ALTER TABLE "action_reasons" ALTER COLUMN "updated_at" SET NOT NULL;
