-- What a search compares: the name in lower case, kept so that comparing tens of thousands of names does not lower each.
ALTER TABLE page ADD COLUMN search_name text NOT NULL GENERATED ALWAYS AS (lower(name)) STORED;
DO $$
BEGIN
  -- New names enter the index at once. Otherwise they wait in a list that every search reads through, until a vacuum,
  -- which the embedded engine does not do by itself.
  CREATE INDEX page_search_name ON page USING gin (search_name gin_trgm_ops) WITH (fastupdate = off);
  DROP INDEX page_name_search;
EXCEPTION WHEN undefined_object THEN
  RAISE NOTICE 'pg_trgm is not available: page names are searched one by one.';
END $$;
