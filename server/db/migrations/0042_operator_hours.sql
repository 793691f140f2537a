ALTER TYPE "public"."figure_source" ADD VALUE 'OPERATOR_HOUR';--> statement-breakpoint
CREATE TABLE "operator_hours" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"instance_id" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "figures" ADD COLUMN "operator_hours" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_hours_once" ON "operator_hours" USING btree ("user_id","hour","instance_id");--> statement-breakpoint
CREATE INDEX "operator_hours_hour" ON "operator_hours" USING btree ("hour");--> statement-breakpoint
-- An operator who is seen was there in that hour, in each AMA instance that it works for; who is enabled again has not been seen.
CREATE FUNCTION note_operator_hour() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "operator_hours" ("user_id", "instance_id", "hour")
  SELECT NEW."id", i."id", date_trunc('hour', NEW."last_seen_at", 'UTC') FROM "instances" i
  WHERE (NEW."all_instances" OR EXISTS (SELECT FROM "user_instances" u WHERE u."user_id" = NEW."id" AND u."instance_id" = i."id"))
    AND (NOT EXISTS (SELECT FROM "specific_profile_instances" p WHERE p."profile_id" = NEW."specific_profile_id")
      OR EXISTS (SELECT FROM "specific_profile_instances" p WHERE p."profile_id" = NEW."specific_profile_id" AND p."instance_id" = i."id"))
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "operator_hours_noted" AFTER UPDATE OF "last_seen_at" ON "users" FOR EACH ROW WHEN (
  NEW."profile_type" = 'OPERADOR' AND NEW."last_seen_at" IS NOT NULL AND NEW."last_seen_at" IS DISTINCT FROM OLD."last_seen_at" AND OLD."disabled_at" IS NULL
) EXECUTE FUNCTION note_operator_hour();--> statement-breakpoint
CREATE FUNCTION mark_operator_hour() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "figure_marks" ("source", "source_id") VALUES ('OPERATOR_HOUR', NEW."id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "operator_hours_counted" AFTER INSERT ON "operator_hours" FOR EACH ROW EXECUTE FUNCTION mark_operator_hour();
