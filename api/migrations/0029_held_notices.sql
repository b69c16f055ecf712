ALTER TABLE "notices" ADD COLUMN "due_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "notices" SET "state" = 'held' WHERE "state" = 'dead' AND "last_error" = 'Its address is on the do-not-contact list.';
