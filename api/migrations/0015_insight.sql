CREATE TABLE "lead_sums" (
	"day" date NOT NULL,
	"grouped_by" text NOT NULL,
	"name" text NOT NULL,
	"leads" integer NOT NULL,
	CONSTRAINT "lead_sums_day_grouped_by_name_pk" PRIMARY KEY("day","grouped_by","name")
);
--> statement-breakpoint
CREATE TABLE "search_sums" (
	"day" date NOT NULL,
	"state" text NOT NULL,
	"zip3" text NOT NULL,
	"searches" integer NOT NULL,
	"found_nobody" integer NOT NULL,
	CONSTRAINT "search_sums_day_state_zip3_pk" PRIMARY KEY("day","state","zip3")
);
