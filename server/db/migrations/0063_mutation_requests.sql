CREATE TABLE "mutation_requests" (
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" uuid NOT NULL,
	"id_digest" text NOT NULL,
	"mutation" text NOT NULL,
	"input_digest" text NOT NULL,
	"access" text NOT NULL,
	"result" "bytea",
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "mutation_requests_id" ON "mutation_requests" USING btree ("actor_kind","actor_id","id_digest");--> statement-breakpoint
CREATE INDEX "mutation_requests_at" ON "mutation_requests" USING btree ("at");