CREATE UNLOGGED TABLE "claim_presence" (
	"id" uuid PRIMARY KEY NOT NULL,
	"claim_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"action" "claim_action_name",
	"since" timestamp (3) with time zone NOT NULL,
	"renewed_at" timestamp (3) with time zone NOT NULL
);
