-- Names of services belong to an instance. Each instance starts with the names known so far.
ALTER TABLE "claims" DROP CONSTRAINT "claims_service_id_services_id_fk";--> statement-breakpoint
ALTER TABLE "services" DROP CONSTRAINT "services_pkey";--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "instance_id" text;--> statement-breakpoint
INSERT INTO "services" ("instance_id", "id", "name") SELECT i."id", s."id", s."name" FROM "services" s CROSS JOIN "instances" i;--> statement-breakpoint
DELETE FROM "services" WHERE "instance_id" IS NULL;--> statement-breakpoint
ALTER TABLE "services" ALTER COLUMN "instance_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_instance_id_id_pk" PRIMARY KEY("instance_id","id");--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_instance_id_service_id_services_instance_id_id_fk" FOREIGN KEY ("instance_id","service_id") REFERENCES "public"."services"("instance_id","id") ON DELETE no action ON UPDATE no action;
