-- The desk finds dealers by address, telephone number and the operator's own id too, and a telephone number
-- however it is written: by its digits alone.
DO $$
BEGIN
	DROP INDEX IF EXISTS dealerships_search, leads_search;
	CREATE INDEX dealerships_search ON dealerships USING gin (lower(name || ' ' || address || ' ' || city || ' ' || zip_code || ' ' || email || ' ' || coalesce(ref, '') || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);
	CREATE INDEX leads_search ON leads USING gin (lower(name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\D', '', 'g')) gin_trgm_ops);
EXCEPTION WHEN undefined_object THEN
	RAISE NOTICE 'the desk searches without pg_trgm: %', SQLERRM;
END
$$;
