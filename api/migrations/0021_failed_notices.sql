ALTER TABLE "notices" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "last_error" text;