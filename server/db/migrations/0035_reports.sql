CREATE TABLE "indicator_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"instance_id" text NOT NULL,
	"key" text NOT NULL,
	"level" text NOT NULL,
	"episode_level" text,
	"better_since" timestamp (3) with time zone,
	"last_notified_at" timestamp (3) with time zone,
	"evaluated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_files" (
	"sending_id" uuid NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "report_files_sending_id_format_pk" PRIMARY KEY("sending_id","format")
);
--> statement-breakpoint
CREATE TABLE "report_sendings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"instance_id" text NOT NULL,
	"state" text NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"access" text,
	"recipient" text,
	"attempts" integer NOT NULL,
	"leased_until" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "report_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folded_name" text NOT NULL,
	"instance_id" text NOT NULL,
	"formats" text[] NOT NULL,
	"frequency" text NOT NULL,
	"weekday" integer,
	"hour" integer NOT NULL,
	"time_zone" text NOT NULL,
	"next_due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "indicator_alerts" ADD CONSTRAINT "indicator_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indicator_alerts" ADD CONSTRAINT "indicator_alerts_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_sending_id_report_sendings_id_fk" FOREIGN KEY ("sending_id") REFERENCES "public"."report_sendings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sendings" ADD CONSTRAINT "report_sendings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_sendings" ADD CONSTRAINT "report_sendings_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_subscriptions" ADD CONSTRAINT "report_subscriptions_instance_id_instances_id_fk" FOREIGN KEY ("instance_id") REFERENCES "public"."instances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "indicator_alerts_indicator" ON "indicator_alerts" USING btree ("user_id","instance_id","key");--> statement-breakpoint
CREATE INDEX "indicator_alerts_evaluated" ON "indicator_alerts" USING btree ("evaluated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_sendings_due" ON "report_sendings" USING btree ("subscription_id","due_at");--> statement-breakpoint
CREATE INDEX "report_sendings_user" ON "report_sendings" USING btree ("user_id","due_at");--> statement-breakpoint
CREATE INDEX "report_sendings_open" ON "report_sendings" USING btree ("leased_until") WHERE "report_sendings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "report_sendings_ended" ON "report_sendings" USING btree ("ended_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_subscriptions_name" ON "report_subscriptions" USING btree ("user_id","folded_name");--> statement-breakpoint
CREATE INDEX "report_subscriptions_due" ON "report_subscriptions" USING btree ("next_due_at");