ALTER TABLE "audit_seals" ADD COLUMN "first_id" bigint;--> statement-breakpoint
ALTER TABLE "audit_seals" ADD COLUMN "hash_before" text;--> statement-breakpoint
ALTER TABLE "audit_seals" ADD COLUMN "fold_hash" text;--> statement-breakpoint
CREATE INDEX "audit_seals_folded" ON "audit_seals" USING btree ("id") WHERE first_id is not null;--> statement-breakpoint
-- The keeper folds seals: it changes the last one of a day into a folded one, once, and removes those that it stands for.
CREATE OR REPLACE FUNCTION "audit_sealed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	keeper boolean := coalesce(current_setting('atalaya.keeper', true), '') = 'on' AND (current_user = 'atalaya_keeper'
		OR (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = TG_RELID) <> 'atalaya_keeper');
BEGIN
	IF keeper AND TG_LEVEL = 'ROW' AND TG_OP = 'DELETE' THEN
		IF OLD.first_id IS NULL AND EXISTS (SELECT FROM audit_seals f WHERE f.first_id <= OLD.id AND f.id > OLD.id) THEN
			RETURN OLD;
		END IF;
	ELSIF keeper AND TG_LEVEL = 'ROW' AND TG_OP = 'UPDATE' THEN
		IF OLD.first_id IS NULL AND NEW.first_id <= NEW.id AND NEW.fold_hash IS NOT NULL
			AND to_jsonb(NEW) - '{rows,digest,first_id,hash_before,fold_hash}'::text[] = to_jsonb(OLD) - '{rows,digest,first_id,hash_before,fold_hash}'::text[] THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'the seals of the audit are only added to' USING ERRCODE = 'insufficient_privilege';
END $$;--> statement-breakpoint
DROP TRIGGER "audit_sealed" ON "audit_seals";--> statement-breakpoint
CREATE TRIGGER "audit_sealed" BEFORE UPDATE OR DELETE ON "audit_seals" FOR EACH ROW EXECUTE FUNCTION "audit_sealed"();--> statement-breakpoint
CREATE TRIGGER "audit_seals_emptied" BEFORE TRUNCATE ON "audit_seals" EXECUTE FUNCTION "audit_sealed"();
