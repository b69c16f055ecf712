CREATE TABLE "correction_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "correction_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dealership_id" integer NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone,
	"session_hash" text,
	"session_expires_at" timestamp with time zone,
	"saved_at" timestamp with time zone,
	CONSTRAINT "correction_links_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "correction_links_session_hash_unique" UNIQUE("session_hash")
);
--> statement-breakpoint
CREATE TABLE "corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"dealership_id" integer NOT NULL,
	"email" text NOT NULL,
	"values" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dealerships" ADD COLUMN "website" text;--> statement-breakpoint
ALTER TABLE "dealerships" ADD COLUMN "paused_until" date;--> statement-breakpoint
CREATE INDEX "correction_links_dealership" ON "correction_links" USING btree ("dealership_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "corrections_waiting" ON "corrections" USING btree ("dealership_id") WHERE "corrections"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "notices_due" ON "notices" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "dealerships_paused" ON "dealerships" USING btree ("paused_until") WHERE "dealerships"."paused_until" is not null;--> statement-breakpoint
CREATE TRIGGER corrections_recorded_update AFTER UPDATE ON corrections
REFERENCING OLD TABLE AS removed NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION record_changed_rows('state');
--> statement-breakpoint
CREATE TRIGGER corrections_forgotten_delete AFTER DELETE ON corrections
REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION forget_deleted_rows();
--> statement-breakpoint
CREATE TRIGGER corrections_forgotten_truncate AFTER TRUNCATE ON corrections
FOR EACH STATEMENT EXECUTE FUNCTION forget_deleted_rows();
