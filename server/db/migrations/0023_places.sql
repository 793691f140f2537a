CREATE TABLE "place_names" (
	"place_id" integer NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"languages" text[],
	"region" text,
	"country" text NOT NULL,
	"lon" double precision NOT NULL,
	"lat" double precision NOT NULL,
	"population" integer NOT NULL,
	CONSTRAINT "place_names_place_id_key_pk" PRIMARY KEY("place_id","key")
);
--> statement-breakpoint
CREATE INDEX "place_names_key" ON "place_names" USING btree ("key" text_pattern_ops);