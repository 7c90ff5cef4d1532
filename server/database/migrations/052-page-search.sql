-- Searching names in any place of them, by their trigrams. Where the database has not got the extension, or its user may
-- not install it, searching works as well, only slower the more pages there are.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX page_name_search ON page USING gin (name gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
  RAISE NOTICE 'pg_trgm is not available: page names are searched one by one.';
END $$;
