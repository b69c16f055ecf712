-- What servers from before the one queue of mails used, in a database that is older than the first migration.
DROP VIEW IF EXISTS outbox;--> statement-breakpoint
DROP TABLE IF EXISTS notices;--> statement-breakpoint
DROP FUNCTION IF EXISTS store_notice_as_mail;
