CREATE TABLE "column_choices" (
	"headings" text PRIMARY KEY NOT NULL,
	"fields" jsonb NOT NULL,
	"chosen_at" timestamp with time zone DEFAULT now() NOT NULL
);
