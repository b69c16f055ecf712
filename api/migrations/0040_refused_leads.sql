CREATE TABLE "refused_leads" (
	"day" date PRIMARY KEY NOT NULL,
	"leads" integer NOT NULL
);
