CREATE TABLE "dealer_networks" (
	"hash" text PRIMARY KEY NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "correction_links" ADD COLUMN "is_from_dealer" boolean DEFAULT false NOT NULL;