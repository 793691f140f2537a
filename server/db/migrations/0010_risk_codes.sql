DROP INDEX "contact_lists_match";--> statement-breakpoint
ALTER TABLE "contact_lists" ADD COLUMN "risk_code" text;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_lists_match" ON "contact_lists" USING btree ("instance_id",coalesce(centre_id, ''),coalesce(risk_type, ''),coalesce(risk_code, ''),coalesce(client_id, ''),coalesce(contract_id, ''),coalesce(supplement, ''));