CREATE TABLE "holiday_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"instance_id" text NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holidays" (
	"list_id" uuid NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "holidays_list_id_day_pk" PRIMARY KEY("list_id","day")
);
--> statement-breakpoint
ALTER TABLE "holiday_lists" ADD CONSTRAINT "holiday_lists_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holidays" ADD CONSTRAINT "holidays_list_id_holiday_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."holiday_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "holiday_lists_name" ON "holiday_lists" USING btree ("instance_id","folded_name");--> statement-breakpoint
CREATE INDEX "holidays_day" ON "holidays" USING btree ("day");