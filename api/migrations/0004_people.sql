CREATE TABLE "do_not_contact" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"erased_at" timestamp with time zone DEFAULT now() NOT NULL,
	"leads" integer NOT NULL,
	"dealerships" integer NOT NULL
);
