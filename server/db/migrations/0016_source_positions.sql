ALTER TABLE "suppliers" ADD COLUMN "feed_position_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "feed_outdated" boolean;--> statement-breakpoint
ALTER TABLE "suppliers" ADD COLUMN "band_thresholds" integer[];--> statement-breakpoint
ALTER TABLE "suppliers" ADD CONSTRAINT "suppliers_band_thresholds" CHECK (band_thresholds is null or cardinality(band_thresholds) = 24);