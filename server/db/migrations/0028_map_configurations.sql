CREATE TABLE "default_map_configurations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"configuration_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "map_configurations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"address" text NOT NULL,
	"tab" text NOT NULL,
	"folded_panels" text[] NOT NULL,
	"traffic" boolean NOT NULL,
	"shared_instance_id" text,
	"shared_profile_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "map_configurations_audience" CHECK ("map_configurations"."shared_instance_id" is null or "map_configurations"."shared_profile_id" is null)
);
--> statement-breakpoint
ALTER TABLE "default_map_configurations" ADD CONSTRAINT "default_map_configurations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "default_map_configurations" ADD CONSTRAINT "default_map_configurations_configuration_fk" FOREIGN KEY ("configuration_id") REFERENCES "public"."map_configurations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_configurations" ADD CONSTRAINT "map_configurations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_configurations" ADD CONSTRAINT "map_configurations_shared_instance_id_instances_id_fk" FOREIGN KEY ("shared_instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "map_configurations" ADD CONSTRAINT "map_configurations_shared_profile_id_specific_profiles_id_fk" FOREIGN KEY ("shared_profile_id") REFERENCES "public"."specific_profiles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "default_map_configurations_configuration" ON "default_map_configurations" USING btree ("configuration_id");--> statement-breakpoint
CREATE UNIQUE INDEX "map_configurations_name" ON "map_configurations" USING btree ("owner_id","folded_name");--> statement-breakpoint
CREATE INDEX "map_configurations_instance" ON "map_configurations" USING btree ("shared_instance_id");--> statement-breakpoint
CREATE INDEX "map_configurations_profile" ON "map_configurations" USING btree ("shared_profile_id");