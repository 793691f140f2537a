CREATE TABLE "claim_supplier_search_keys" (
	"claim_id" text NOT NULL,
	"key" text NOT NULL,
	"open" boolean NOT NULL,
	"supplier_id" text NOT NULL,
	"instance_id" text NOT NULL,
	"client_id" text,
	"contract_id" text
);
--> statement-breakpoint
-- Assigned claims stay found until their keys are made anew.
INSERT INTO "claim_supplier_search_keys"
  SELECT "claim_id", "key", "open", "supplier_id", "instance_id", "client_id", "contract_id" FROM "claim_search_keys" WHERE "supplier_id" IS NOT NULL;
--> statement-breakpoint
DROP INDEX "claim_search_supplier";--> statement-breakpoint
CREATE INDEX "claim_supplier_search_claim" ON "claim_supplier_search_keys" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_supplier_search_supplier" ON "claim_supplier_search_keys" USING btree ("supplier_id","open","key" text_pattern_ops);--> statement-breakpoint
ALTER TABLE "claim_search_keys" DROP COLUMN "supplier_id";--> statement-breakpoint
CREATE OR REPLACE FUNCTION remove_claim_search_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "claim_search_keys" USING removed WHERE "claim_search_keys"."claim_id" = removed."id";
  DELETE FROM "claim_supplier_search_keys" USING removed WHERE "claim_supplier_search_keys"."claim_id" = removed."id";
  RETURN NULL;
END $$;
