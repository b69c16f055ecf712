-- No operator makes this change, so the past does not record it.
SELECT set_config('nev.past', 'off', true);
--> statement-breakpoint
-- A lead for a dealership that was paused or not visible did not name it. Now it does.
UPDATE leads SET dealership_id = dealerships.id FROM dealerships
WHERE leads.dealership_id IS NULL AND leads.kind = 'inquiry'
	AND leads.payload->>'dealershipId' = dealerships.id::text;
--> statement-breakpoint
SELECT set_config('nev.past', 'on', true);
