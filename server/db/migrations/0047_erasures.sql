CREATE TABLE "erased_claims" (
	"claim_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"audit_erased" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"reason" text NOT NULL,
	"claim_id" text,
	"person" jsonb,
	"looked_until" text DEFAULT '' NOT NULL,
	"claims" integer DEFAULT 0 NOT NULL,
	"open_claims" integer DEFAULT 0 NOT NULL,
	"archived_claims" integer DEFAULT 0 NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "counted_sources" ADD COLUMN "kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "erased_claims_left" ON "erased_claims" USING btree ("claim_id") WHERE not audit_erased;--> statement-breakpoint
CREATE UNIQUE INDEX "erasures_number" ON "erasures" USING btree ("number");--> statement-breakpoint
CREATE INDEX "erasures_open" ON "erasures" USING btree ("number") WHERE completed_at is null;