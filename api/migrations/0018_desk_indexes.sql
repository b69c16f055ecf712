CREATE INDEX "changes_undoes" ON "changes" USING btree ("undoes") WHERE "changes"."undoes" is not null;--> statement-breakpoint
-- Of which dealerships are likely duplicates: by the last ten digits of the telephone, and by name and ZIP
-- code. PostgreSQL answers from them alone, because they include the columns that they are made from. Without
-- them, it normalizes the texts of all dealerships each time. In another encoding it has no normalize().
DO $$
BEGIN
	IF current_setting('server_encoding') = 'UTF8' THEN
		CREATE INDEX dealerships_telephone ON dealerships (right(regexp_replace(phone, '\D', '', 'g'), 10))
			INCLUDE (phone, id) WHERE visibility IN ('visible', 'pending');
		CREATE INDEX dealerships_name_and_zip ON dealerships ((
			regexp_replace(lower(normalize(name, NFKD)), '[^[:alnum:]]+', '', 'g') || ' ' || left(zip_code, 5)
		)) INCLUDE (name, zip_code, id) WHERE visibility IN ('visible', 'pending');
	END IF;
END
$$;
