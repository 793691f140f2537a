CREATE TABLE "claim_search_keys" (
	"claim_id" text NOT NULL,
	"key" text NOT NULL,
	"open" boolean NOT NULL,
	"instance_id" text NOT NULL,
	"client_id" text,
	"contract_id" text,
	"supplier_id" text
);
--> statement-breakpoint
CREATE TABLE "supplier_search_keys" (
	"supplier_id" text NOT NULL,
	"key" text NOT NULL,
	"instance_id" text NOT NULL,
	"access" "supplier_access" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "claim_search_claim" ON "claim_search_keys" USING btree ("claim_id");--> statement-breakpoint
CREATE INDEX "claim_search_instance" ON "claim_search_keys" USING btree ("instance_id","open","key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "claim_search_contract" ON "claim_search_keys" USING btree ("instance_id","client_id","contract_id","open","key" text_pattern_ops) WHERE contract_id is not null;--> statement-breakpoint
CREATE INDEX "claim_search_supplier" ON "claim_search_keys" USING btree ("supplier_id","open","key" text_pattern_ops) WHERE supplier_id is not null;--> statement-breakpoint
CREATE INDEX "supplier_search_supplier" ON "supplier_search_keys" USING btree ("supplier_id");--> statement-breakpoint
CREATE INDEX "supplier_search_instance" ON "supplier_search_keys" USING btree ("instance_id","access","key" text_pattern_ops);--> statement-breakpoint
-- Keys are removed with what they are of; a foreign key would be checked for each key that is written.
CREATE FUNCTION remove_claim_search_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "claim_search_keys" USING removed WHERE "claim_search_keys"."claim_id" = removed."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "claims_search_keys" AFTER DELETE ON "claims" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION remove_claim_search_keys();--> statement-breakpoint
CREATE FUNCTION remove_supplier_search_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "supplier_search_keys" USING removed WHERE "supplier_search_keys"."supplier_id" = removed."id";
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "suppliers_search_keys" AFTER DELETE ON "suppliers" REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION remove_supplier_search_keys();
