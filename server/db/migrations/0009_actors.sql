-- Who did it is kind, id and name in every table. By hand: what the rows there are tell of it, and the trigger that keeps the audit.
-- Rows of months may take longer than a statement usually does.
SET LOCAL statement_timeout = 0;--> statement-breakpoint
CREATE TYPE "public"."actor_kind" AS ENUM('USER', 'KEY', 'SYSTEM', 'OUTSIDE');--> statement-breakpoint
-- A key was named "key " and its name. Its id was kept in the audit of what it asked for, but not in what was settled later.
CREATE FUNCTION "actor_kind_was"(actor uuid, called text) RETURNS actor_kind LANGUAGE sql STABLE AS $$
	SELECT CASE
		WHEN called LIKE 'key %' AND (actor IS NULL OR EXISTS (SELECT FROM "api_keys" k WHERE k.id = actor)) THEN 'KEY'
		WHEN actor IS NOT NULL THEN 'USER'
		WHEN called IN ('assistance', 'somebody') THEN 'OUTSIDE'
		ELSE 'SYSTEM' END::actor_kind
$$;--> statement-breakpoint
CREATE FUNCTION "actor_name_was"(kind actor_kind, called text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE WHEN kind = 'KEY' THEN substr(called, length('key ') + 1) ELSE called END
$$;--> statement-breakpoint
-- The only key of this name; null where there are several.
CREATE FUNCTION "key_was"(called text) RETURNS uuid LANGUAGE sql STABLE AS $$
	SELECT (array_agg(k.id))[1] FROM "api_keys" k WHERE 'key ' || k.name = called HAVING count(*) = 1
$$;--> statement-breakpoint
DROP INDEX "deeds_request";--> statement-breakpoint
ALTER TABLE "deeds" ADD COLUMN "actor_kind" "actor_kind";--> statement-breakpoint
UPDATE "deeds" d SET actor_kind = actor_kind_was(d.actor_id, d.actor_name);--> statement-breakpoint
UPDATE "deeds" d SET actor_name = actor_name_was(d.actor_kind, d.actor_name), actor_id = coalesce(d.actor_id, (
	SELECT a.actor_id FROM "audit" a
	WHERE a.model = 'claim' AND a.entity_id = d.claim_id AND a.request_id = d.request_id AND a.actor_name = d.actor_name AND a.actor_id IS NOT NULL
	LIMIT 1), key_was(d.actor_name))
WHERE d.actor_kind = 'KEY';--> statement-breakpoint
-- Somebody who was called otherwise before may have sent the same id twice: the earlier one counts.
UPDATE "deeds" SET actor_id = NULL WHERE id IN (
	SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY actor_kind, actor_id, request_id ORDER BY at, id) AS place FROM "deeds") AS d
	WHERE place > 1);--> statement-breakpoint
ALTER TABLE "deeds" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "deeds_request" ON "deeds" USING btree ("actor_kind","actor_id","request_id");--> statement-breakpoint
ALTER TABLE "setting_values" ADD COLUMN "actor_kind" "actor_kind";--> statement-breakpoint
UPDATE "setting_values" SET actor_kind = actor_kind_was(actor_id, actor_name);--> statement-breakpoint
UPDATE "setting_values" SET actor_name = actor_name_was(actor_kind, actor_name), actor_id = coalesce(actor_id, key_was(actor_name))
WHERE actor_kind = 'KEY';--> statement-breakpoint
ALTER TABLE "setting_values" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "status_log" ADD COLUMN "actor_kind" "actor_kind";--> statement-breakpoint
UPDATE "status_log" SET actor_kind = actor_kind_was(actor_id, actor_name);--> statement-breakpoint
-- The audit of the same transaction is of the same instant.
UPDATE "status_log" s SET actor_name = actor_name_was(s.actor_kind, s.actor_name), actor_id = coalesce(s.actor_id, (
	SELECT a.actor_id FROM "audit" a
	WHERE a.at = s.at AND a.model = 'claim' AND a.actor_name = s.actor_name AND a.actor_id IS NOT NULL
		AND (a.entity_id = s.claim_id OR a.after->'claims' @> to_jsonb(s.claim_id))
	LIMIT 1), key_was(s.actor_name))
WHERE s.actor_kind = 'KEY';--> statement-breakpoint
ALTER TABLE "status_log" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "actor_kind" "actor_kind";--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "actor_id" uuid;--> statement-breakpoint
ALTER TABLE "visits" ADD COLUMN "actor_name" text;--> statement-breakpoint
UPDATE "visits" v SET actor_kind = 'USER', actor_id = u.id, actor_name = u."user" FROM "users" u WHERE u.id = v.user_id;--> statement-breakpoint
ALTER TABLE "visits" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" ALTER COLUMN "actor_name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "visits" DROP CONSTRAINT "visits_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "visits" DROP COLUMN "user_id";--> statement-breakpoint
-- The audit comes last, as the others look at it. Its rows stay as they are but for this, which their digests bear (server/audit/digest.ts):
-- an id that is missing stays missing.
ALTER TABLE "audit" ADD COLUMN "actor_kind" "actor_kind";--> statement-breakpoint
DROP TRIGGER "audit_kept" ON "audit";--> statement-breakpoint
UPDATE "audit" SET actor_kind = actor_kind_was(actor_id, actor_name),
	actor_name = actor_name_was(actor_kind_was(actor_id, actor_name), actor_name);--> statement-breakpoint
CREATE TRIGGER "audit_kept" BEFORE UPDATE OR DELETE ON "audit" FOR EACH ROW EXECUTE FUNCTION "audit_kept"();--> statement-breakpoint
ALTER TABLE "audit" ALTER COLUMN "actor_kind" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_id","at");--> statement-breakpoint
DROP FUNCTION "actor_kind_was", "actor_name_was", "key_was";
