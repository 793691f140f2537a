CREATE UNLOGGED TABLE "export_parts" (
	"export_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "export_parts_export_id_number_pk" PRIMARY KEY("export_id","number")
);
--> statement-breakpoint
CREATE TABLE "exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_kind" "actor_kind" NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"session_id" uuid,
	"access" text NOT NULL,
	"locale" text NOT NULL,
	"list" text NOT NULL,
	"format" text NOT NULL,
	"columns" text[] NOT NULL,
	"filter" jsonb NOT NULL,
	"sort" text NOT NULL,
	"order_by" jsonb NOT NULL,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"total" integer,
	"bytes" bigint NOT NULL,
	"file_name" text NOT NULL,
	"origin" text,
	"request_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "exports_unfinished" ON "exports" USING btree ("actor_kind","actor_id") WHERE "exports"."state" in ('WAITING', 'RUNNING');--> statement-breakpoint
CREATE INDEX "exports_actor" ON "exports" USING btree ("actor_kind","actor_id","created_at");