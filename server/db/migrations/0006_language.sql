-- By hand: of who has another language than the product's default somebody chose it; the default may be nobody's choice.
ALTER TABLE "users" ADD COLUMN "language_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "users" SET "language_chosen" = true WHERE "language" <> 'es';
