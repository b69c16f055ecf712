DROP INDEX "notices_confirmed";--> statement-breakpoint
-- Of the confirmations to one of these mailboxes, the first one stays. They are kept for a day.
DELETE FROM "notices" "later" USING "notices" "earlier"
WHERE "later"."lead_id" is not null AND "earlier"."lead_id" is not null AND "later"."id" > "earlier"."id"
	AND lower("later"."recipient") ~ '@(gmail|googlemail)[.]com$'
	AND regexp_replace(regexp_replace(lower("later"."recipient"), '[+][^@]*@', '@'), '[.](?=[^@]*@(gmail|googlemail)[.]com$)', '', 'g')
		= regexp_replace(regexp_replace(lower("earlier"."recipient"), '[+][^@]*@', '@'), '[.](?=[^@]*@(gmail|googlemail)[.]com$)', '', 'g');--> statement-breakpoint
CREATE UNIQUE INDEX "notices_confirmed" ON "notices" USING btree (regexp_replace(regexp_replace(lower("recipient"), '[+][^@]*@', '@'), '[.](?=[^@]*@(gmail|googlemail)[.]com$)', '', 'g')) WHERE "notices"."lead_id" is not null;