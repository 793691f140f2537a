CREATE TABLE "action_reasons" (
	"instance_id" text NOT NULL,
	"action" "claim_action_name" NOT NULL,
	"reasons" text[] NOT NULL,
	CONSTRAINT "action_reasons_instance_id_action_pk" PRIMARY KEY("instance_id","action")
);
--> statement-breakpoint
ALTER TABLE "action_reasons" ADD CONSTRAINT "action_reasons_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;